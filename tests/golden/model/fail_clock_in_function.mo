model M
  function f
    input Real u;
    output Real y;
  algorithm
    y := previous(u) + interval();
  end f;
  Real x(start = 0) = f(time), y(start = 0);
algorithm
  when Clock(1, 10) then
    y := 1;
  end when;
end M;
// Flat:
// 6:10: error T016: operators of clocks cannot be used in functions
// 10:3: error T008: a 'when' with a clock cannot stand in an algorithm
// endFlat
