// f.y = 1 - exp(-1.5)*(cos(w) + 1.5/w*sin(w))
// w = sqrt(25 - 2.25)
// condition 3
model SecondOrderStep "step response"
  Modelica.Blocks.Sources.Step u;
  Modelica.Blocks.Continuous.SecondOrder f(w=5, D=0.3, initType=Modelica.Blocks.Types.Init.InitialState);
equation
  connect(u.y, f.u);
  annotation(experiment(StopTime=1));
end SecondOrderStep;
