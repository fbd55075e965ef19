within Modelica.Mechanics.Translational.Sources;
model LinearSpeedDependentForce "Force in proportion to the speed"
  extends Modelica.Mechanics.Translational.Interfaces.PartialForce;
  parameter SI.Force f_nominal "Force at nominal speed; negative: brakes forward motion";
  parameter Boolean ForceDirection = true "Same sense for both directions of motion; otherwise it turns with the speed";
  parameter SI.Velocity v_nominal(min = Modelica.Constants.eps) "Nominal speed";
  SI.Velocity v "Speed of the flange in its support";
equation
  // With a direction of its own whichever way the flange moves, or with that of the motion
  f = -(f_nominal * (if ForceDirection then abs(v / v_nominal) else v / v_nominal));
  der(s) = v;
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>f_nominal*v/v_nominal</code>, or with the amount of the speed if
<code>ForceDirection</code>. A negative <code>f_nominal</code> [N] makes a load; <code>v_nominal</code> [m/s].</p>
</html>"));
end LinearSpeedDependentForce;
