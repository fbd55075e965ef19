within Modelica.Blocks.Routing;
model RealPassThrough "Passes a signal on"
  extends Modelica.Blocks.Interfaces.SISO;
equation
  y = u;
  annotation(Documentation(info = "<html>
<p><code>y = u</code>; gives a signal a second name.</p>
</html>"));
end RealPassThrough;
