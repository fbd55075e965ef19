// What a line of length 1 transports, against closed forms.
model Constant "what enters comes out a fixed time later; what was inside comes first"
  parameter Real v = 0.5;
  Real x(start = 3, fixed = true);
  Real out0, out1;
equation
  der(x) = v;
  (out0, out1) = spatialDistribution(sin(time), 0, x, true, {0, 1}, {0, 3});
  assert(abs(out1 - (if time < 1/v then 3*(1 - v*time) else sin(time - 1/v))) < 1e-3, "constant velocity");
  assert(abs(out0 - sin(time)) < 1e-6, "what enters");
end Constant;
model Varying "jumps of the initial distribution and of what enters come out as jumps"
  Real x(start = 0.3, fixed = true), integral(start = 0, fixed = true);
  Real out1, entered = (if time < 1 then 0 else 1) + sin(x);
  constant Real xOfJump = 2.3 + 0.5*sin(1);
equation
  der(x) = 1 + 0.5*cos(time);
  (, out1) = spatialDistribution(entered, 0, x, true, {0, 0.5, 0.5, 1}, {1, 1, 2, 2});
  der(integral) = out1*der(x);
  when x > xOfJump + 1e-6 then
    assert(abs(pre(out1) - sin(x - 1) - 1) < 1e-3, "after the jump");
  end when;
  assert(abs(integral - noEvent(if x < 0.8 then 2*(x - 0.3) elseif x < 1.3 then 1 + (x - 0.8)
    else 1.5 + cos(0.3) - cos(x - 1) + max(0, x - xOfJump))) < 1e-3, "varying velocity");
end Varying;
model Reversed "out of either end"
  Real x(start = 0, fixed = true), v = 0.6*cos(time);
  Real out0, out1;
equation
  der(x) = v;
  (out0, out1) = spatialDistribution(2 + x, 5, x, v >= 0, {0, 1}, {0, 1});
  assert(noEvent(abs(x) < 1e-3 or abs(x + 0.4) < 1e-3 or abs(v) < 1e-3) or abs(out0 - noEvent(if v >= 0 or x > 0
    then 2 + x elseif x > -0.4 then -x else 5)) < 1e-3, "at 0");
  assert(noEvent(abs(v) < 1e-3) or abs(out1 - noEvent(if v < 0 or time > 3 then 5 else 1 - x)) < 1e-3, "at 1");
end Reversed;
model Vectors "several distributions that move together, and a derivative"
  Real x(start = 0, fixed = true), out0[2], out1[2], slope;
  parameter Real inside[2, 2] = [0, 0; 1, 2];
equation
  der(x) = 1;
  (out0, out1) = spatialDistribution(in0 = {time, sin(time)}, in1 = {0, 0}, x = x, positiveVelocity = true,
    initialValues = inside);
  slope = der(out1[2]);
  assert(abs(out1[1] - max(0, time - 1)) < 1e-6, "a ramp");
  assert(noEvent(abs(time - 1) < 0.1) or abs(slope - noEvent(if time < 1 then -1 else cos(time - 1))) < 1e-2, "a derivative");
end Vectors;
model Loop "two lines in a ring; what goes round is halved"
  Real x(start = 0, fixed = true), a0, a1, b0, b1;
equation
  der(x) = 1;
  (a0, a1) = spatialDistribution(0.5*b1, 0, x, true, {0, 1}, {1, 1});
  (b0, b1) = spatialDistribution(a1, 0, x, true, {0, 1}, {1, 1});
  assert(noEvent(abs(x/2 - floor(x/2 + 0.5)) < 1e-6 or abs(b1 - 0.5^floor(x/2)) < 1e-9), "a ring");
end Loop;
model Coupled "the velocity depends on what comes out"
  Real x(start = 0, fixed = true), out1;
equation
  der(x) = 1/(1 + out1^2);
  (, out1) = spatialDistribution(0, 0, x, true, {0, 1}, {0, 1});
  assert(abs(noEvent(if x < 1 then x + (1 - (1 - x)^3)/3 - time else x - (time - 1/3))) < 1e-3, "velocity");
end Coupled;
model M
  Constant constantVelocity;
  Varying varyingVelocity;
  Reversed reversedVelocity;
  Vectors vectors;
  Loop ring;
  Coupled coupled;
  annotation(experiment(StopTime = 7));
end M;
// Run:
// finished
// endRun
