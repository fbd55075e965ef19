within Modelica.Mechanics.Translational.Sources;
model ConstantForce "Constant force"
  extends Modelica.Mechanics.Translational.Interfaces.PartialForce;
  parameter SI.Force f_constant "Force; negative: brakes forward motion";
equation
  -f = f_constant;
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>f_constant</code> [N] at any speed.</p>
</html>"));
end ConstantForce;
