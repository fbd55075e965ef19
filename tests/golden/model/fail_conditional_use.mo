// What a class switches on and off itself can be used by connections only: not in statements, through a function of it, in
// modifiers of its parts.
model M
  model Inside
    function f
      input Real x;
      output Real y;
    algorithm
      y := x;
    end f;
    Real y = 1;
  end Inside;
  model Holder
    Real x = 3 if true;
    Inside a(y = x);
  end Holder;
  Real set if true;
  Inside switched if true;
  Real z = switched.f(2);
  Holder holder;
algorithm
  set := 2;
end M;
// Flat:
// 19:12: error N012: switched has a condition: only connections can use it
//   part holder
// 15:18: error N012: holder.x has a condition: only connections can use it
//   part holder
// 22:3: error N012: set has a condition: only connections can use it
// endFlat
