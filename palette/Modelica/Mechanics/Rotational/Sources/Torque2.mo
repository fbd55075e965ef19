within Modelica.Mechanics.Rotational.Sources;
model Torque2 "Torque between two flanges, from a signal"
  extends Rotational.Interfaces.PartialTwoFlanges;
  Modelica.Blocks.Interfaces.RealInput tau(unit = "N.m") "Torque that drives flange_b forward and flange_a back"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {0, 40})));
equation
  tau = -flange_b.tau;
  tau = flange_a.tau;
  annotation(defaultComponentName = "torque", Documentation(info = "<html>
<p>An inner torque: the part at flange_b receives <code>+tau</code> [N.m], the part at flange_a <code>-tau</code>.</p>
</html>"));
end Torque2;
