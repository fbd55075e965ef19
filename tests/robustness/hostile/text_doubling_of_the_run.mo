// expect: I102
model M
  function f
    input Real u;
    output Real y;
  protected
    String s;
  algorithm
    s := String(u);
    for i in 1:60 loop
      s := s + s;
    end for;
    y := if s == "a" then 1 else 0;
  end f;
  Real x = f(time);
end M;
