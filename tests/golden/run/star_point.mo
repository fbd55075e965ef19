// Three branches that meet in a star point. Two equations hold the sum of their currents; only both together say that
// the zero sequence, which is differentiated, is zero.
model M
  constant Real a = 2*Modelica.Constants.pi/3;
  Real i[3], v[3], star, i0, u0, phasor[2];
equation
  for k in 1:3 loop
    v[k] = cos(time - (k - 1)*a) + (if k == 1 then 0.5 else 0);
    v[k] - star - u0 = 2*i[k];
  end for;
  i[1] + i[2] + i[3] = 0;
  3*i0 = i[1] + i[2] + i[3];
  u0 = 0.1*der(i0);
  phasor = 2/3*{{cos((k - 1)*a) for k in 1:3}, {sin((k - 1)*a) for k in 1:3}}*i;
  assert(abs(i0) < 1e-12 and abs(u0) < 1e-12, "a zero sequence");
  assert(abs(star - 0.5/3) < 1e-12, "the star point is not between the voltages");
  assert(abs(phasor[1] - cos(time)/2 - 0.5/3) < 1e-12 and abs(phasor[2] - sin(time)/2) < 1e-12, "another phasor");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
