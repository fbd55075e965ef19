// A function counts what differs among known places, and calls an impure one with so many results: how many follows
// from its first statements, before anything is left to the run.
model SizesFromKnownStatements
  impure function draw
    input Integer n;
    input Integer all;
    input Real x[all, 1];
    output Real y[n];
    output Integer ofFirst;
  protected
    Integer id;
    Real r;
  algorithm
    id := Modelica.Math.Random.Utilities.initializeImpureRandom(7);
    r := Modelica.Math.Random.Utilities.impureRandom(id);
    for i in 1:n loop
      y[i] := x[i, 1]*(if r < 2 then 2 else 3);
    end for;
    ofFirst := sum(if abs(x[i, 1] - x[1, 1]) < 1e-3 then 1 else 0 for i in 1:all);
  end draw;
  impure function differing
    input Integer all;
    input Real places[all];
    input Integer most;
    output Real doubled[most];
    output Integer n;
    output Integer ofFirst;
  protected
    Real x[all, 1];
    Real seen[all];
  algorithm
    for i in 1:all loop
      x[i, 1] := sqrt(places[i]^2);
    end for;
    n := 1;
    seen[1] := x[1, 1];
    for i in 2:all loop
      for j in 1:n loop
        if abs(x[i, 1] - seen[j]) < 1e-3 then
          break;
        elseif j == n then
          seen[n + 1] := x[i, 1];
          n := n + 1;
        end if;
      end for;
    end for;
    n := min(n, most);
    (doubled[1:n], ofFirst) := draw(n, all, x);
    for j in n + 1:most loop
      doubled[j] := -1;
    end for;
  end differing;
  parameter Integer all = 6;
  parameter Real places[all] = {3, -3, 5, 3, -5, 3};
  parameter Integer most = 4;
  parameter Real doubled[most](each fixed=false);
  parameter Integer n(fixed=false);
  parameter Integer ofFirst(fixed=false);
initial equation
  (doubled, n, ofFirst) = differing(all, places, most);
equation
  assert(n == 2 and ofFirst == 4, "counted otherwise");
  assert(doubled[1] == 6 and doubled[2] == 6 and doubled[3] == -1 and doubled[4] == -1, "drawn otherwise");
  annotation (experiment(StopTime=1));
end SizesFromKnownStatements;
// Run:
// finished
// endRun
