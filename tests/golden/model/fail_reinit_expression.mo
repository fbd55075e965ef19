model M
  Real x(start = 1, fixed = true);
equation
  der(x) = -x;
algorithm
  when x < 0.5 then
    reinit(x + 1, 1);
  end when;
end M;
// Flat:
// 7:5: warning T316: 'reinit' in an algorithm is no Modelica: it belongs into a when-equation
// 7:5: error T318: reinit needs a state variable
// endFlat
