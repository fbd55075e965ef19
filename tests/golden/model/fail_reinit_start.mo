model M
  Real x(start = 0, fixed = true);
  Real y;
equation
  der(x) = 1;
  der(y) = x;
  when initial() then
    if x > 0.5 then
      reinit(y, 1);
    end if;
  end when;
end M;
// Flat:
// 9:7: error T004: whether 'reinit' of y counts at the start has to be known before the simulation starts
// endFlat
