// At the start no relation has a value to keep: u <= 0 and u > 0, which both begin as false there, contradict each other
// also where u is zero. With the last branch of `choke` the initial equation would give e = 0, and the first step would
// have another branch. e = 2 - 0.2 e otherwise; in the second one all is at its border where it starts.
model M
  model Choke
    Real u, y;
  equation
    if u <= 0 then
      y = 1;
    elseif u > 0 and u <= 1 then
      y = 1 - 0.5*u;
    else
      y = 0;
    end if;
  end Choke;
  model Excited "At rest"
    parameter Real gain = 2;
    Real e, field;
    Choke choke(u = 0.2*e);
  initial equation
    der(e) = 0;
  equation
    der(e) = field - e;
    field = gain*choke.y;
  end Excited;
  Excited one, many[3](gain = {1, 3, -2});
  Choke turned(u = -one.e + 5/3);
equation
  assert(abs(one.e - 5/3) < 1e-9, "one.e = " + String(one.e));
  assert(abs(many[1].e - 1/1.1) < 1e-9 and abs(many[2].e - 3/1.3) < 1e-9 and abs(many[3].e + 2) < 1e-9, "many");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
