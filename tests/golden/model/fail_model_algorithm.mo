model M
  Real x(start = 1, fixed = true);
  Real v[2](each start = 0, each fixed = true);
equation
  der(x) = -x;
  der(v) = {1, 2};
algorithm
  when x < 0.5 then
    reinit(v, 1);
  end when;
end M;
// Flat:
// 9:5: warning T316: 'reinit' in an algorithm is no Modelica: it belongs into a when-equation
// 9:5: error T317: reinit of a variable of shape [2] with a value of shape scalar
// endFlat
