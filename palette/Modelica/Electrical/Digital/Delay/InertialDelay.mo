within Modelica.Electrical.Digital.Delay;
block InertialDelay "Passes changes on that last"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.SISO;
  parameter SI.Time delayTime(start = 0) "Time that a value has to last";
  parameter D.Interfaces.Logic y0 = L.'U' "Output at the beginning";
protected
  D.Interfaces.Logic settled(start = y0, fixed = true) "Last value that lasted";
  discrete SI.Time due(start = delayTime, fixed = true) "When the present value has lasted long enough";
algorithm
  when change(x) and delayTime > 0 then
    due := delayTime + time;
  elsewhen time >= due then
    settled := x;
  end when;
  y := if delayTime <= 0 then x else settled;
  annotation(Documentation(info = "<html>
<p>Passes a value on after it has lasted for a time.</p>
<h4>Equations</h4>
<p><code>y = x(t - delayTime) if x has not changed since</code><br>
<code>y keeps its value otherwise</code></p>
<h4>Use</h4>
<p>Pulses shorter than <code>delayTime</code> are lost, as the capacitances of a real gate swallow them. Without a
delay <code>y = x</code>. Changes up and down take the same time; for different times see
<code>InertialDelaySensitive</code>. The output begins as <code>y0</code>.</p>
</html>"));
end InertialDelay;
