within Modelica.Electrical.Digital.Converters;
block RealToLogic "Real signals to logic values"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter Integer n(final min = 1, start = 1) "Number of signals";
  parameter Real upper_limit(start = 1) "Upper limit";
  parameter Real lower_limit(start = 0) "Lower limit";
  parameter L upper_value(start = L.'1') "Value above the upper limit";
  parameter L lower_value(start = L.'0') "Value below the lower limit";
  parameter L middle_value(start = L.'X') "Value between the limits";
  Modelica.Blocks.Interfaces.RealInput x[n] "Inputs"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput y[n] "Outputs"
    annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  y = {if x[k] < lower_limit then lower_value elseif x[k] > upper_limit then upper_value else middle_value
    for k in 1:n};
  annotation(__Armature(drawn = {{-47, -62}, {47, 62}}), Documentation(info = "<html>
<p>Numbers become logic values, one by one, by two limits.</p>
<h4>Equations</h4>
<p><code>y[k] = upper_value if x[k] &gt; upper_limit</code><br>
<code>y[k] = lower_value if x[k] &lt; lower_limit</code><br>
<code>y[k] = middle_value otherwise</code></p>
<h4>Use</h4>
<p>The door from circuits and signals into logic, e.g. behind a <code>PotentialSensor</code>. Each crossing of a limit
is an event. There is no hysteresis: a noisy signal near a limit changes often. <code>middle_value</code> is X by
default, which shows that a level is neither high nor low. <code>n</code> is the number of signals.</p>
</html>"));
end RealToLogic;
