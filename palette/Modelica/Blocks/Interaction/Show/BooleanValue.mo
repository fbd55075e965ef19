within Modelica.Blocks.Interaction.Show;
block BooleanValue "Shows a Boolean signal"
  parameter Boolean use_activePort = true "Show the connected signal; otherwise an expression"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  input Boolean active = false "Expression to be shown"
    annotation(Dialog(enable = not use_activePort), HideResult = true);
  Modelica.Blocks.Interfaces.BooleanInput activePort if use_activePort "Signal to be shown"
    annotation(HideResult = true, Placement(transformation(extent = {{-130, -15}, {-100, 15}})));
  Modelica.Blocks.Interfaces.BooleanOutput showActive "What is shown";
equation
  connect(activePort, showActive);
  if not use_activePort then
    active = showActive;
  end if;
  annotation(Documentation(info = "<html>
<p>Has no effect on the model.</p>
</html>"));
end BooleanValue;
