within Modelica.Mechanics.Translational.Sources;
model InverseSpeedDependentForce "Force in inverse proportion to the speed"
  extends Translational.Interfaces.PartialForce;
  parameter SI.Force f_nominal "Force at nominal speed; negative: brakes forward motion";
  parameter Boolean ForceDirection = true "Same sense for both directions of motion; otherwise it turns with the speed";
  parameter SI.Velocity v_nominal(min = Modelica.Constants.eps) "Nominal speed";
  parameter SI.Velocity v0(final min = Modelica.Constants.eps, start = 0.1) "Speed below which the force is limited"
    annotation(Dialog(enable = not ForceDirection));
  SI.Velocity v "Speed of the flange in its support";
equation
  // Constant power, but for slow motion: there the force is held, or falls to zero with the speed.
  if not ForceDirection then
    f = -(f_nominal * (if abs(v) >= v0 then v_nominal / v else v / v0));
  else
    f = -(f_nominal * v_nominal / (if abs(v) >= v0 then abs(v) else v0));
  end if;
  der(s) = v;
  annotation(Documentation(info = "<html>
<p>Constant power: the connected part receives <code>f_nominal*v_nominal/v</code>, limited for speeds below
<code>v0</code> [m/s]. A negative <code>f_nominal</code> [N] makes a load.</p>
</html>"));
end InverseSpeedDependentForce;
