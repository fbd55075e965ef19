model M
  Real x;
equation
  if 1 then
    x = 1;
  else
    x = 2;
  end if;
end M;
// Flat:
// 4:6: error T010: a condition has to be a Boolean
// endFlat
