// A vector of subscripts that changes during the run, in functions, of parts and in one of several dimensions.
model M
  function window
    input Real buffer[:];
    input Real offset;
    output Real y;
  algorithm
    y := {1, 10, 100}*buffer[(-1:1) + fill(integer(offset) + 2, 3)];
  end window;
  model Part
    parameter Real p = 1;
    Real x = p*(1 + time);
  end Part;
  parameter Real buffer[6] = {1, 2, 3, 4, 5, 6};
  parameter Real table[2,3] = [1, 2, 3; 4, 5, 6];
  Part part[4](p = {1, 2, 3, 4});
  Integer k = if time < 0.5 then 1 else 2;
  Real y = window(buffer, 4*time);
  Real column[2,2] = table[:, {k, k + 1}];
  Real x[2] = part[{k + 2, 2*k - 1}].x;
equation
  assert(abs(y - (321 + 111*integer(4*time))) < 1e-9 or time >= 1, "a window of a buffer");
  assert(abs(column[2,1] - (3 + k)) + abs(column[1,2] - (k + 1)) < 1e-9, "columns of a table");
  assert(abs(x[1] - (k + 2)*(1 + time)) < 1e-9 and abs(x[2] - (2*k - 1)*(1 + time)) < 1e-9, "parts");
  annotation(experiment(StopTime = 0.9));
end M;
// Run:
// finished
// endRun
