within Modelica.Electrical.Digital.Sources;
block DigitalClock "Clock"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter SI.Time startTime(start = 0) "Time of the first pulse";
  parameter SI.Time period(final min = Modelica.Constants.small, start = 1) "Period";
  parameter Real width(final min = Modelica.Constants.small, final max = 100, start = 50)
    "Length of a pulse in % of the period";
  D.Interfaces.DigitalOutput y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
protected
  SI.Time t_i(final start = startTime, fixed = true) "When the present period began";
  final parameter SI.Time t_width = period * width / 100 "Length of a pulse";
equation
  when sample(startTime, period) then
    t_i = time;
  end when;
  y = if time < startTime or time >= t_i + t_width then L.'0' else L.'1';
  annotation(Documentation(info = "<html>
<p>From <code>startTime</code> on, 1 for <code>width</code> percent of each <code>period</code> and 0 for the rest; 0
before. Times [s].</p>
</html>"));
end DigitalClock;
