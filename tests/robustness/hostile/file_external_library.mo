// expect: T325
model M
  function f
    input Real u;
    output Real y;
    external "C" y = system(u) annotation(Library = "c");
  end f;
  Real x = f(time);
end M;
