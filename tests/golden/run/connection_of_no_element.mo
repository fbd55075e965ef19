// A connection goes with the end that is switched off (specification 4.4.5), also where its other end would be an
// element that there is none of.
model M
  connector Input = input Real;
  connector Output = output Real;
  model Source
    parameter Boolean isOn = true;
    Output y = 2*time if isOn;
  end Source;
  model Sum
    parameter Integer n = 0;
    Input u[n];
    Output y = sum(u);
  end Sum;
  Source on, off(isOn = false);
  Sum none(n = 0), one(n = 1);
equation
  connect(off.y, none.u[1]);
  connect(on.y, one.u[1]);
  connect(one.u[2], off.y);
  assert(abs(none.y) + abs(one.y - 2*time) < 1e-12, "sums");
end M;
// Run:
// finished
// endRun
