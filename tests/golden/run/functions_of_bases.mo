// The statements of a function that is extended come before its own; names in them mean what they mean in its text.
package Elsewhere
  constant Real factor = 3;
  function scaled
    input Real u;
    output Real y;
  algorithm
    y := factor*u;
  end scaled;
end Elsewhere;
package Medium
  constant Real c = 1;
  replaceable function density
    input Real u;
    output Real y;
  algorithm
    y := c*u;
  end density;
end Medium;
package Heavier
  extends Medium(c = 4);
  redeclare replaceable function extends density
  algorithm
    y := y + 1;
  end density;
end Heavier;
package Heaviest
  extends Heavier(c = 5);
  redeclare function extends density
  algorithm
    for i in 1:2 loop
      y := y*factor(i);
    end for;
  end density;
  function factor
    input Integer i;
    output Real y = i;
    algorithm
  end factor;
end Heaviest;
model M
  constant Real factor = 100;
  function shifted
    extends Elsewhere.scaled;
  protected
    constant Real shift = 10;
  algorithm
    if u > 0.5 then
      y := y + shift;
    end if;
  end shifted;
  Real a = shifted(time), b = Heavier.density(time), d = Heaviest.density(time);
equation
  assert(abs(shifted(2) - 16) < 1e-9 and abs(Heavier.density(2) - 9) < 1e-9 and abs(Heaviest.density(2) - 22) < 1e-9,
    "known before the run");
  assert(abs(a - 3*time - (if time > 0.5 then 10 else 0)) < 1e-9, "of another package");
  assert(abs(b - 4*time - 1) < 1e-9 and abs(d - 2*(5*time + 1)) < 1e-9, "redeclared");
  assert(String(3, format = "05d") == "00003" and String(-7, minimumLength = 4, leftJustified = false) == "  -7", "text");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
