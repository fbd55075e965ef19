within Modelica.Electrical.Analog.Sources;
model ConstantCurrent "Constant current"
  extends Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Icons.CurrentSource;
  parameter SI.Current I(start = 1) "Current";
equation
  i = I;
  annotation(Documentation(info = "<html>
<p>Drives a constant current, whatever voltage that takes.</p>
<h4>Equations</h4>
<p><code>i = I</code></p>
<h4>Signs</h4>
<p><code>i</code> flows from <code>p</code> through the source to <code>n</code>: with a positive <code>I</code> the
current leaves the source at <code>n</code> and comes back at <code>p</code>. <code>v</code> counts from
<code>p</code> to <code>n</code> and is negative while the source delivers, since <code>v*i</code> is the power that
it takes.</p>
<h4>Use</h4>
<p>The circuit has to offer the current a way: in series with an open switch, an inductor of another current or a
second source it contradicts them. An ideal source of 0 A is an open end.</p>
</html>"));
end ConstantCurrent;
