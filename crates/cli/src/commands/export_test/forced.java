
    @Test
    void endsWithoutAnErrorInThisOrder() throws Exception {
        for (int run = 1; run <= TRIES; run++) {
            Outcome outcome = new Schedule().run();
            String report = "run " + run + (outcome.forced ? ", in the order above" : ", which left the order above")
                    + "\n" + outcome.output;
            assertTrue(outcome.ended, "the program does not end: " + report);
            assertTrue(!outcome.output.contains("Exception in thread"), report);
            assertEquals(0, outcome.status, report);
        }
    }

    record Outcome(boolean ended, boolean forced, int status, String output) {}

    /** One run of the program under the debugger: a thread that is not to move yet stands at a breakpoint. */
    static final class Schedule {
        record Row(String thread, String type, String method, String signature, long index, int segment) {}

        private static final long GRACE = 300, PATIENCE = 4_000;
        private final List<Row> rows = new ArrayList<>();
        /** Which of its rows each thread comes to next. */
        private final Map<String, List<Row>> todo = new HashMap<>();
        private final Map<String, ThreadReference> threads = new HashMap<>();
        private final Map<ThreadReference, String> names = new HashMap<>();
        /** Threads held at their next row until their segment's turn has come. */
        private final Map<String, ThreadReference> held = new HashMap<>();
        private final Set<String> dead = new HashSet<>();
        private final Set<Location> places = new HashSet<>();
        private final StringBuffer output = new StringBuffer();
        private final Row begin;
        private int turn;
        private boolean begun, free;
        private long moved;
        private VirtualMachine vm;

        Schedule() {
            for (String row : ORDER) {
                String[] p = row.split("\\|");
                rows.add(new Row(p[0], p[1], p[2], p[3], Long.parseLong(p[4]), Integer.parseInt(p[5])));
            }
            // The first row is the first start of a thread: the others count from there.
            begin = rows.isEmpty() ? null : rows.remove(0);
            for (Row row : rows) todo.computeIfAbsent(row.thread, t -> new ArrayList<>()).add(row);
        }

        Outcome run() throws Exception {
            String where = CLASS_PATH;
            if (SOURCE != null) {
                where = Files.createTempDirectory("classes").toString();
                int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", where, SOURCE);
                assertEquals(0, status, SOURCE + " compiles");
            }
            LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
            var arguments = connector.defaultArguments();
            arguments.get("main").setValue(MAIN);
            arguments.get("options").setValue("-ea -cp " + where);
            vm = connector.launch(arguments);
            Process process = vm.process();
            drain(process.getInputStream());
            drain(process.getErrorStream());
            EventRequestManager requests = vm.eventRequestManager();
            ThreadStartRequest starts = requests.createThreadStartRequest();
            starts.setSuspendPolicy(EventRequest.SUSPEND_ALL);
            starts.enable();
            Set<String> types = new HashSet<>(rows.stream().map(Row::type).toList());
            if (begin != null) types.add(begin.type);
            for (String type : types) {
                ClassPrepareRequest ready = requests.createClassPrepareRequest();
                ready.addClassFilter(type);
                ready.setSuspendPolicy(EventRequest.SUSPEND_ALL);
                ready.enable();
            }
            ThreadDeathRequest deaths = requests.createThreadDeathRequest();
            deaths.setSuspendPolicy(EventRequest.SUSPEND_NONE);
            deaths.enable();
            // The virtual machine stands still until the event of its start is handled. Resuming it here as well
            // would undo a later stop that is not handled yet.
            boolean alive = true;
            boolean waiting = true;
            moved = System.currentTimeMillis();
            try {
                while (alive && waiting) {
                    EventSet set = vm.eventQueue().remove(50);
                    if (set != null) alive = handle(set);
                    if (alive) waiting = advance();
                }
            } catch (VMDisconnectedException gone) {
                alive = false;
            }
            boolean ended = process.waitFor(alive ? 0 : 5, TimeUnit.SECONDS);
            process.destroyForcibly().waitFor();
            Thread.sleep(100);
            return new Outcome(ended, !free, ended ? process.exitValue() : -1, output.toString());
        }

        private boolean handle(EventSet set) {
            boolean resume = set.suspendPolicy() == EventRequest.SUSPEND_ALL;
            for (Event event : set) {
                if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) return false;
                if (event instanceof ThreadStartEvent start) {
                    String name = start.thread().name();
                    names.put(start.thread(), name);
                    threads.put(name, start.thread());
                } else if (event instanceof ClassPrepareEvent ready) {
                    install(ready.referenceType());
                } else if (event instanceof ThreadDeathEvent death) {
                    dead.add(names.getOrDefault(death.thread(), ""));
                    moved = System.currentTimeMillis();
                } else if (event instanceof BreakpointEvent hit) {
                    arrive(hit.thread(), hit.location());
                }
            }
            if (resume) set.resume();
            return true;
        }

        /** Breakpoints where the rows of a class are; they count once a second thread is there. */
        private void install(ReferenceType type) {
            List<Row> all = new ArrayList<>(rows);
            if (begin != null) all.add(0, begin);
            for (Row row : all) {
                if (!row.type.equals(type.name())) continue;
                for (Method method : type.methodsByName(row.method, row.signature)) {
                    Location at = method.locationOfCodeIndex(row.index);
                    if (at != null && places.add(at)) {
                        BreakpointRequest stop = vm.eventRequestManager().createBreakpointRequest(at);
                        stop.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
                        stop.setEnabled(begun || row == begin);
                    }
                }
            }
        }

        private void arrive(ThreadReference thread, Location at) {
            String name = names.computeIfAbsent(thread, ThreadReference::name);
            threads.putIfAbsent(name, thread);
            List<Row> mine = todo.getOrDefault(name, List.of());
            moved = System.currentTimeMillis();
            if (!begun) {
                begun = true;
                vm.eventRequestManager().breakpointRequests().forEach(EventRequest::enable);
                thread.resume();
                return;
            }
            // An instruction that was of no consequence in the recording may be passed; one that was may be missing.
            int next = 0;
            while (next < mine.size() && next < 3 && !matches(mine.get(next), at)) next++;
            if (free || next == mine.size() || next == 3) {
                thread.resume();
                return;
            }
            mine.subList(0, next).clear();
            if (mine.get(0).segment > turn) {
                held.put(name, thread);
            } else {
                mine.remove(0);
                thread.resume();
            }
        }

        private static boolean matches(Row row, Location at) {
            return at.codeIndex() == row.index && at.method().name().equals(row.method)
                    && at.method().signature().equals(row.signature) && at.declaringType().name().equals(row.type);
        }

        /** Gives the turn to the next segments as far as it is due; false if nothing moves any more. */
        private boolean advance() {
            int last = rows.isEmpty() ? 0 : rows.get(rows.size() - 1).segment;
            while (begun && turn < last && isDone(turn)) {
                turn++;
                moved = System.currentTimeMillis();
                release();
            }
            long idle = System.currentTimeMillis() - moved;
            // On a busy machine it may take long until there is a second thread.
            if (!begun) return idle <= 15 * PATIENCE;
            if (idle > PATIENCE && !free && turn < last) {
                free = true;
                moved = System.currentTimeMillis();
                release();
                return true;
            }
            return idle <= PATIENCE;
        }

        private void release() {
            for (String name : List.copyOf(held.keySet())) {
                List<Row> mine = todo.get(name);
                if (free || mine.get(0).segment <= turn) {
                    mine.remove(0);
                    held.remove(name).resume();
                }
            }
        }

        private boolean isDone(int segment) {
            String name = rows.stream().filter(r -> r.segment == segment).findFirst().map(Row::thread).orElse(null);
            if (name == null || dead.contains(name)) return true;
            List<Row> mine = todo.get(name);
            if (!mine.isEmpty() && mine.get(0).segment <= segment) return false;
            if (held.containsKey(name)) return true;
            ThreadReference thread = threads.get(name);
            int status = thread == null ? ThreadReference.THREAD_STATUS_NOT_STARTED : thread.status();
            boolean blocked = status == ThreadReference.THREAD_STATUS_MONITOR || status == ThreadReference.THREAD_STATUS_WAIT
                    || status == ThreadReference.THREAD_STATUS_SLEEPING || status == ThreadReference.THREAD_STATUS_ZOMBIE;
            return blocked && System.currentTimeMillis() - moved > GRACE;
        }

        private void drain(InputStream stream) {
            Thread reader = new Thread(() -> {
                try (stream) {
                    for (int c = stream.read(); c >= 0; c = stream.read()) output.append((char) c);
                } catch (IOException e) {
                    // The program is gone.
                }
            });
            reader.setDaemon(true);
            reader.start();
        }
    }
}
