# Wind on the flap (Luckow et al. 2014, figure 3: 5% and 15% on each side are stronger than 10).
profile weak-wind
wind = -20..-11 5%, -10..-5 10%, -4..4 70%, 5..10 10%, 11..20 5%

profile strong-wind
wind = -20..-11 15%, -10..-5 20%, -4..4 30%, 5..10 20%, 11..20 15%
