within Modelica.Blocks.Logical;
block TerminateSimulation "Ends the simulation when a condition becomes true"
  Modelica.Blocks.Interfaces.BooleanOutput condition = false "Condition"
    annotation(Dialog, Placement(transformation(extent = {{100, -10}, {120, 10}})));
  parameter String terminationText = "The end condition holds" "Message";
equation
  when condition then
    terminate(terminationText);
  end when;
  annotation(Documentation(info = "<html>
<p>Set <code>condition</code> to an expression of variables around the block.</p>
</html>"));
end TerminateSimulation;
