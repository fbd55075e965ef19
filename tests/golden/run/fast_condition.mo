// A condition that time alone switches many times within a step that the states allow: every crossing is an event, those
// of narrow peaks, too, through a variable and beside a condition of the state.
model M
  Real x(start = 1, fixed = true);
  Real fast = sin(200*time);
  Integer half(start = 0, fixed = true), peaks(start = 0, fixed = true), slow(start = 0, fixed = true);
equation
  der(x) = -1e-3*x;
  when fast > 0.5 then
    half = pre(half) + 1;
  end when;
  when cos(1000*time - 1) - 0.9999 > 0 then
    peaks = pre(peaks) + 1;
  end when;
  when x < 0.9995 then
    slow = pre(slow) + 1;
  end when;
  when terminal() then
    assert(half == integer((200 - asin(0.5))/(2*Modelica_pi)) + 1, "crossings of the sine were missed");
    assert(peaks == integer((1000 - 1 + acos(0.9999))/(2*Modelica_pi)) + 1, "peaks were missed");
    assert(slow == 1, "the state's own condition was missed");
  end when;
protected
  constant Real Modelica_pi = 3.14159265358979;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
