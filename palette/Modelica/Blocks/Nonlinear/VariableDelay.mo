within Modelica.Blocks.Nonlinear;
block VariableDelay "The signal, later by a changing time"
  extends Modelica.Blocks.Interfaces.SISO;
  parameter SI.Duration delayMax(min = 0, start = 1) "Largest delay";
  Modelica.Blocks.Interfaces.RealInput delayTime "Delay"
    annotation(Placement(transformation(extent = {{-140, -80}, {-100, -40}})));
equation
  y = delay(u, delayTime, delayMax);
  annotation(Documentation(info = "<html>
<p><code>y(t) = u(t - delayTime(t))</code>, <code>delayTime</code> [s] from 0 to <code>delayMax</code>.</p>
</html>"));
end VariableDelay;
