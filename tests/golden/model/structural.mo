model Structural
  parameter Boolean useFirst = true;
  parameter Integer n = if useFirst then 2 else 1;
  parameter Real p = 4 annotation (Evaluate = true);
  Real x[n];
  Real y;
equation
  if useFirst then
    x = {time, p};
    y = 1;
  else
    x[1] = 0;
    y = 2;
  end if;
end Structural;
// Flat:
// model Structural
//   structural parameter Boolean useFirst = true
//   structural parameter Integer n = 2
//   structural parameter Real p = 4
//   Real x[1]
//   Real x[2]
//   Real y
// equation
//   x[1] = time
//   x[2] = 4
//   y = 1
// end Structural
// endFlat
