// A ball that bounces infinitely often in a finite time: what is computed behind is not what the model says, and is said so.
// One that comes to rest by a threshold has no such message, nor has a sine that grows ever faster.
model Ball
  parameter Real e = 0.6;
  parameter Real least = 0;
  Real h(start = 1, fixed = true), v(start = 0, fixed = true);
  Boolean flying(start = true, fixed = true);
equation
  der(h) = v;
  der(v) = if flying then -9.81 else 0;
  when h < 0 then
    flying = abs(e*pre(v)) > least;
    reinit(v, if abs(e*pre(v)) > least then -e*pre(v) else 0);
  end when;
end Ball;
model M
  Ball endless, resting(least = 1e-3);
  Real chirp = sin(time^3);
  Integer turns(start = 0, fixed = true);
equation
  when chirp > 0.5 then
    turns = pre(turns) + 1;
  end when;
  annotation(experiment(StopTime = 5));
end M;
// Run:
// warning R123: the events of endless: h < 0 came ever faster and would be infinitely many up to t = 1.… s; there they were lost, and the run has gone on as if there were none: what follows is not what the model says. Give it a state of rest (below some speed it no longer bounces), or let the run end before
//   part endless
// finished
// endRun
