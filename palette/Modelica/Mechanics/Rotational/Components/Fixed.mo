within Modelica.Mechanics.Rotational.Components;
model Fixed "Ground: holds a flange at an angle"
  parameter SI.Angle phi0 = 0 "Angle at which the flange is held";
  Interfaces.Flange_b flange "Held flange" annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}})));
equation
  flange.phi = phi0;
  annotation(__Armature(drawn = {{-72, -69}, {72, 6}}), Documentation(info = "<html>
<p><code>flange.phi = phi0</code>, whatever the torque. <code>phi0</code> [rad].</p>
</html>"));
end Fixed;
