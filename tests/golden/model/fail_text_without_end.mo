function f
  output String s;
algorithm
  s := "a";
  for i in 1:60 loop
    s := s + s;
  end for;
end f;
model M
  parameter String s = f();
end M;
// Flat:
// 6:10: error T013: this text becomes too long
// endFlat
