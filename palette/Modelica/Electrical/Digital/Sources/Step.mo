within Modelica.Electrical.Digital.Sources;
block Step "One change"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter D.Interfaces.Logic before(start = L.'0') "Value before";
  parameter D.Interfaces.Logic after(start = L.'1') "Value after";
  parameter Real stepTime(start = 1) "Time of the change";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  y = if time >= stepTime then after else before;
  annotation(Documentation(info = "<html>
<p><code>before</code> until <code>stepTime</code> [s], <code>after</code> from then on.</p>
</html>"));
end Step;
