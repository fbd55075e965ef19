model M
  Real x, y;
equation
  if time > 1 then
    x = 1;
    y = 2;
  else
    x = 2;
  end if;
end M;
// Flat:
// 4:3: error T008: the branches of the if-equation have different numbers of equations
//   its condition has to depend on parameters only
// endFlat
