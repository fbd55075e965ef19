// x = 0.005
// y = 0.005
// tolerances 1e-5 1e-6 1e-7
model TableOfTime "peaks in tables over time that no event tells of"
  Modelica.Blocks.Sources.CombiTimeTable smooth(table=[0, 0; 49, 0; 50, 0; 50.005, 1; 50.01, 0; 51, 0; 200, 0],
    smoothness=Modelica.Blocks.Types.Smoothness.MonotoneContinuousDerivative1);
  Modelica.Blocks.Sources.CombiTimeTable straight(table=[0, 0; 50, 0; 50.005, 1; 50.01, 0; 200, 0],
    timeEvents=Modelica.Blocks.Types.TimeEvents.NoTimeEvents);
  Real x(start=0, fixed=true), y(start=0, fixed=true);
equation
  der(x) = smooth.y[1];
  der(y) = straight.y[1];
  annotation(experiment(StopTime=100, Interval=10));
end TableOfTime;
