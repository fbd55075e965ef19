within Modelica.Mechanics.Rotational.Sources;
model Torque "Torque on a flange, from a signal"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryOneFlangeAndSupport2;
  Modelica.Blocks.Interfaces.RealInput tau(unit = "N.m") "Torque that drives the connected part"
    annotation(Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
equation
  tau = -flange.tau;
  annotation(Documentation(info = "<html>
<p>The connected part receives the torque <code>tau</code> [N.m]; a positive signal speeds it up in the positive sense.
The opposite torque acts on the support.</p>
</html>"));
end Torque;
