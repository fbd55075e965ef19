// What is sampled has a start value that is not fixed: fixed start values of what is continuous decide about it. With
// J = -2 and T = 1 at the start G is (4 - T - 2.1)/0.6 = 1.5, whatever its own start value says.
model SampledAtTheStart
  parameter Real area(fixed=false);
  Real J(start=-2*area, fixed=true) "leaves";
  Real G(start=area) "arrives, as sampled";
  Real Q(start=0, fixed=true) "net, as sampled";
  Real T4, T(start=1, fixed=true);
  discrete Real before(start=0) "J before the sample";
initial equation
  area = 1;
equation
  when sample(0.5, 1) then
    G = -0.5*pre(J);
    Q = -pre(J) - G;
    before = pre(J);
  end when;
  T4 = 2*(-J - 0.3*G);
  T4 = T + 2.1;
  der(T) = Q - T;
  assert(time > 0.49 or abs(G - 1.5) < 1e-9 and abs(Q) < 1e-9, "the start of what is sampled is another");
  assert(time > 0.49 or abs(T - exp(-time)) < 1e-4, "the state is another");
  assert(time < 0.51 or abs(Q + 0.5*before) < 1e-9 and abs(G + 0.5*before) < 1e-9, "the sample is another");
  annotation (experiment(StopTime=1.2));
end SampledAtTheStart;
// Run:
// finished
// endRun
