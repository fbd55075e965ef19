within Modelica.Blocks.Nonlinear;
block FixedDelay "The signal, later"
  extends Modelica.Blocks.Interfaces.SISO;
  parameter SI.Time delayTime(start = 1) "Delay";
equation
  y = delay(u, delayTime);
  annotation(Documentation(info = "<html>
<p><code>y(t) = u(t - delayTime)</code>; the initial value before that. <code>delayTime</code> [s].</p>
</html>"));
end FixedDelay;
