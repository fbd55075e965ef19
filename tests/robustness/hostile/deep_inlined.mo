// expect: T305
// 3,000 functions that call each other
model M
  function f0
    input Real u;
    output Real y;
  algorithm
    y := sin(u) + 1;
  end f0;
//@ 3000   function f{k+1}
//@@     input Real u;
//@@     output Real y;
//@@   algorithm
//@@     y := f{k}(u) + 1;
//@@   end f{k+1};
  Real x = f3000(time);
end M;
