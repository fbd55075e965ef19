// n = 16
// m = 16
// lift = 0.8
// tolerances 1e-5 1e-6
model CamTable "a cam of half a radian as a table of an angle that turns at constant speed"
  Modelica.Blocks.Tables.CombiTable1Ds cam(table=[0, 0; 1, 0; 1.5, 1; 2, 0; 6.28, 0],
    extrapolation=Modelica.Blocks.Types.Extrapolation.Periodic);
  Modelica.Blocks.Tables.CombiTable1Ds alone(table=[0, 0; 1, 0; 1.5, 1; 2, 0; 6.28, 0],
    extrapolation=Modelica.Blocks.Types.Extrapolation.Periodic);
  Real phi(start=0, fixed=true), lift(start=0, fixed=true);
  Integer n(start=0, fixed=true), m(start=0, fixed=true);
equation
  der(phi) = 10;
  cam.u = phi;
  alone.u = phi;
  der(lift) = cam.y[1];
  when cam.y[1] > 0.5 then
    n = pre(n) + 1;
  end when;
  when alone.y[1] > 0.25 then
    m = pre(m) + 1;
  end when;
  annotation(experiment(StopTime=10));
end CamTable;
