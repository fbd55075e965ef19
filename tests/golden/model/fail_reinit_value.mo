model M
  Real x(start = 0, fixed = true);
equation
  der(x) = 1;
  when x > 0.5 then
    reinit(x, "zero");
  end when;
end M;
// Flat:
// 6:5: error T001: 'reinit' needs a number
// endFlat
