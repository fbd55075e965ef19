// rises = 5
// changes = 10
model Counters "edge and change"
  constant Real pi = 3.141592653589793;
  Integer rises(start=0, fixed=true), changes(start=0, fixed=true);
  Boolean b(start=false, fixed=true);
  Real x(start=0, fixed=true);
equation
  der(x) = 1;
  b = sin(2*pi*time + 3) > 0;
  when edge(b) then
    rises = pre(rises) + 1;
  end when;
  when change(b) then
    changes = pre(changes) + 1;
  end when;
  annotation(experiment(StopTime=5));
end Counters;
