import collections
import json
import sys

visits, sites, last = [], collections.Counter(), {}
for line in open(sys.argv[1]):
    event = json.loads(line)
    kind = event["event"]
    if kind == "anew":
        visits, sites = [], collections.Counter()
    elif kind == "transition":
        visits.append(f'{event["from"]}->{event["to"]}')
        sites[event.get("site")] += 1
    elif kind == "violation":
        print(f'{event["time"]:.3f} s: {event["kind"]}: {event["message"]}')
    elif kind in ("progress", "end"):
        last = event
print(len(visits), "transitions:", " ".join(visits[:20]), "..." if len(visits) > 20 else "")
for site, count in sites.most_common(5):
    print(f"site {site}: {count} transitions")
print("verified", last.get("verified"), "after", last.get("transitions"), "transitions")
