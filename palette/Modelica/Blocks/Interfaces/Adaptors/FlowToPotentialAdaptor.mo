within Modelica.Blocks.Interfaces.Adaptors;
partial model FlowToPotentialAdaptor "Flow signals in, potential signals out"
  parameter Boolean use_pder = true "Exchange the first derivative of the potential"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_pder2 = true "Exchange the second derivative too, which needs the first"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_fder = true "Exchange the first derivative of the flow"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  parameter Boolean use_fder2 = true "Exchange the second derivative too, which needs the first"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  Modelica.Blocks.Interfaces.RealOutput p "Potential"
    annotation(Placement(transformation(extent = {{20, 70}, {40, 90}})));
  Modelica.Blocks.Interfaces.RealOutput pder if use_pder "First derivative of the potential"
    annotation(Placement(transformation(extent = {{20, 40}, {40, 60}})));
  Modelica.Blocks.Interfaces.RealOutput pder2 if use_pder and use_pder2 "Second derivative of the potential"
    annotation(Placement(transformation(extent = {{20, 10}, {40, 30}})));
  Modelica.Blocks.Interfaces.RealInput f "Flow"
    annotation(Placement(transformation(extent = {{40, -90}, {20, -70}})));
  Modelica.Blocks.Interfaces.RealInput fder if use_fder "First derivative of the flow"
    annotation(Placement(transformation(extent = {{40, -60}, {20, -40}})));
  Modelica.Blocks.Interfaces.RealInput fder2 if use_fder and use_fder2 "Second derivative of the flow"
    annotation(Placement(transformation(extent = {{40, -30}, {20, -10}})));
protected
  parameter String Name_p = "p" "Label of the potential";
  parameter String Name_pder = "der(p)" "Label of its first derivative";
  parameter String Name_pder2 = "der2(p)" "Label of its second derivative";
  parameter String Name_f = "f" "Label of the flow";
  parameter String Name_fder = "der(f)" "Label of its first derivative";
  parameter String Name_fder2 = "der2(f)" "Label of its second derivative";
  Real y "Given to the connector" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.RealOutput y1 "First derivative of what goes out" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.RealOutput y2 "Second derivative of what goes out" annotation(HideResult = true);
  Real u "Taken from the signals" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.RealInput u1 "First derivative of what comes in" annotation(HideResult = true);
  Modelica.Blocks.Interfaces.RealInput u2 "Second derivative of what comes in" annotation(HideResult = true);
equation
  // What comes in, with as many derivatives as there are
  connect(fder2, u2);
  connect(fder, u1);
  if not use_fder then
    u = f;
    u1 = 0;
    u2 = 0;
  elseif not use_fder2 then
    u = Functions.state1({f, u1}, time);
    u2 = 0;
  else
    u = Functions.state2({f, u1, u2}, time);
  end if;

  // What goes out
  p = y;
  y1 = if not use_pder then 0 else der(y);
  y2 = if not (use_pder and use_pder2) then 0 else der(y1);
  connect(pder2, y2);
  connect(pder, y1);
end FlowToPotentialAdaptor;
