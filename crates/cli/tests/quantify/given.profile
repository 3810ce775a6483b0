profile winter
gear = table 1 1/2, 2 1/3, 7 1/6
load given gear = 1: 0..50 80%, 51..100 20%; 2..7: 0..100
(wind, gust) = -5..5 x 0..3 70%, 6..20 x 0..3 10%, 6..20 x 4..30 20%

profile gears
o = table 1 1/2, 2 1/2
g = table 1 1/2, 2 1/2
l given g = 1: 0..0 100%; 2: 1..1 100%
