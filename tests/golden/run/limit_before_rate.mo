// The sign of a rate does not matter while the state is within its limits, whichever of the two is written first: a lag
// in which it changes all the time (periods of 63 ms) has no events until the limit is reached, and none for the sign.
model M
  Real free(start = 0.5, fixed = true), held(start = 0.5, fixed = true);
  Real u = 0.5 + 0.1*sin(100*time), driven = if time < 0.5 then u else 3;
  parameter Real K = 1, T = 0.1, most = 1, least = 0;
  Integer changes(start = 0, fixed = true);
equation
  T*der(free) = K*u - free;
  when free > most and K*u - free < 0 then
    reinit(free, most);
  elsewhen K*u - free > 0 and free < least then
    reinit(free, least);
  end when;
  T*der(held) = if held > most and K*driven - held > 0 then 0 else K*driven - held;
  when {held > most, held <= most, time > 0.9} then
    changes = pre(changes) + 1;
    assert(time < 0.9 or abs(held - 1) < 1e-5 and changes == 2, "held");
  end when;
end M;
// Run:
// finished
// endRun
