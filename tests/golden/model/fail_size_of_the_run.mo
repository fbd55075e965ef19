// A size that only the run knows.
model M
  function squares
    input Integer n;
    output Real y[:] = {i^2 for i in 1:n};
  algorithm
  end squares;
  Integer n = if time > 0.5 then 2 else 3;
  Real s = sum(squares(n));
end M;
// Flat:
// 5:40: error T004: the bound of a range 'n' has to be known before the simulation starts
//   give the parameters in it a value
// endFlat
