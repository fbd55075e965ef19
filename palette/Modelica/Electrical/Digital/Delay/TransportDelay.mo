within Modelica.Electrical.Digital.Delay;
model TransportDelay "Passes every change on later"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.SISO(x(start = L.'U', fixed = true));
  parameter SI.Time delayTime(start = 0) "Delay";
  parameter D.Interfaces.Logic y0 = L.'U' "Output before anything has arrived";
  constant D.Interfaces.Logic LogicValues[:] = L.'U':L.'-' "All values in their order";
protected
  D.Interfaces.Logic x_delayed "Input a delay ago";
  Real xr "Number of the present value";
equation
  xr = Integer(pre(x));
  // Rounded to the nearest: between equal values an interpolation may be off by a few digits of the last place. At
  // least 1: the search for initial values may begin with no value at all.
  x_delayed = LogicValues[max(1, integer(delay(xr, delayTime) + 0.5))];
  y = if delayTime <= 0 then pre(x) elseif time < delayTime then y0 else x_delayed;
  annotation(Documentation(info = "<html>
<p>Passes every change on a fixed time later.</p>
<h4>Equations</h4>
<p><code>y(t) = x(t - delayTime) for t &gt;= delayTime</code><br>
<code>y(t) = y0 before</code></p>
<h4>Use</h4>
<p>An ideal wire: pulses of any length come out as they went in. For gates, which swallow short pulses, take
<code>InertialDelay</code>. Without a delay a change passes in one step of the event iteration. <code>y0</code> shows
until something has arrived.</p>
</html>"));
end TransportDelay;
