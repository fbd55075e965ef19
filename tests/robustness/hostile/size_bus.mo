// expect: T003 N011
model M
  expandable connector Bus
  end Bus;
  connector In = input Real;
  connector Out = output Real;
  block S
    Out y = time;
  end S;
  Bus bus;
  S s;
equation
  connect(s.y, bus.v[2000000000]);
end M;
