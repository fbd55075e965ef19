model M
  outer parameter Real g;
  Real y = g;
end M;
// Flat:
// 2:24: error N006: the model needs an inner 'g' around it
//   declare it in the model: inner Real g
// endFlat
