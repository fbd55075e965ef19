// A function whose input has itself as default: every call needs another one.
model M
  function f
    input Real u = f();
    output Real y;
  algorithm
    y := u;
  end f;
  Real x = f();
end M;
// Flat:
// 4:20: error N026: 'M.f' is nested too deeply to be translated
// endFlat
