model M
  Real x
  Real y;
  parameter Real k = 2 "gain"
equation
  x = k*y
  y = time;
end M;
// Messages:
// 2:8: error P001: expected ';' before 'Real'
// 4:29: error P001: expected ';' before 'equation'
// 6:9: error P001: expected ';' before 'y'
// endMessages
