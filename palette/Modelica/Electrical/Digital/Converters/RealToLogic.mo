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
  for k in 1:n loop
    y[k] = if x[k] > upper_limit then upper_value elseif x[k] < lower_limit then lower_value else middle_value;
  end for;
  annotation(Documentation(info = "<html>
<p>Above <code>upper_limit</code> the output is <code>upper_value</code>, below <code>lower_limit</code> it is
<code>lower_value</code>, otherwise <code>middle_value</code>.</p>
</html>"));
end RealToLogic;
