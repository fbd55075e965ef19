within Modelica.Mechanics.Rotational.Interfaces;
model InternalSupport "Bridge from equations of a part to its optional support"
  input SI.Torque tau "Reaction torque, given by the torque balance of the part that uses the bridge";
  SI.Angle phi "Angle of the housing";
  Flange_a flange "To the support connector if that exists, to the ground otherwise"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
equation
  phi = flange.phi;
  tau = flange.tau;
  annotation(Documentation(info = "<html>
<p>Reads the angle of the housing and feeds the reaction torque into it, whether or not the part shows a support.</p>
</html>"));
end InternalSupport;
