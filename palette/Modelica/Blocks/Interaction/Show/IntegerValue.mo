within Modelica.Blocks.Interaction.Show;
block IntegerValue "Shows an Integer signal"
  parameter Boolean use_numberPort = true "Show the connected signal; otherwise an expression"
    annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
  input Integer number = 0 "Expression to be shown" annotation(Dialog(enable = not use_numberPort), HideResult = true);
  Modelica.Blocks.Interfaces.IntegerInput numberPort if use_numberPort "Signal to be shown"
    annotation(HideResult = true, Placement(transformation(extent = {{-130, -15}, {-100, 15}})));
  Modelica.Blocks.Interfaces.IntegerOutput showNumber "What is shown";
equation
  connect(numberPort, showNumber);
  if not use_numberPort then
    number = showNumber;
  end if;
  annotation(Documentation(info = "<html>
<p>Has no effect on the model.</p>
</html>"));
end IntegerValue;
