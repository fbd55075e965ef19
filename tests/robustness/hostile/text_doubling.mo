// expect: T013
model M
  function f
    input Integer n;
    output String s;
  algorithm
    s := "ab";
    for i in 1:n loop
      s := s + s;
    end for;
  end f;
  parameter String s = f(60);
end M;
