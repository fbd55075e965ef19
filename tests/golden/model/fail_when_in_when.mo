model M
  Real x(start = 0);
algorithm
  when time > 1 then
    x := 1;
    when time > 2 then
      x := 3;
    end when;
  end when;
end M;
// Flat:
// 6:5: error T008: 'when' cannot stand here
// endFlat
