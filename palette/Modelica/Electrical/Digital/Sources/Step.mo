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
<p>One change: the output is <code>before</code> until <code>stepTime</code> [s] and <code>after</code> from then on.
The change is an event in time.</p>
</html>"));
end Step;
