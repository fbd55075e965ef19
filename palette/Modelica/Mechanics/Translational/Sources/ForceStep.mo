within Modelica.Mechanics.Translational.Sources;
model ForceStep "Force that jumps once"
  extends Modelica.Mechanics.Translational.Interfaces.PartialForce;
  parameter SI.Force stepForce(start = 1) "Height of the jump";
  parameter SI.Force offsetForce(start = 0) "Force before the jump";
  parameter SI.Time startTime = 0 "Time of the jump";
equation
  f = -(if time < startTime then offsetForce else offsetForce + stepForce);
  annotation(Documentation(info = "<html>
<p>The connected part receives <code>offsetForce</code> [N] until <code>startTime</code> [s], then
<code>offsetForce + stepForce</code>.</p>
</html>"));
end ForceStep;
