within Modelica.Electrical.Digital.Delay;
model InertialDelaySensitive "Passes changes on that last, with different times up and down"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.SISO(x(start = L.'U', fixed = true), y(start = y0, fixed = true));
  parameter SI.Time tLH(start = 0) "Delay of changes up";
  parameter SI.Time tHL(start = 0) "Delay of changes down";
  parameter D.Interfaces.Logic y0 = L.'U' "Output at the beginning";
protected
  constant Integer directions[L, L] = D.Tables.DelayTable "Of a change: -1 down, 0 none, 1 up";
  final parameter SI.Time waits[3] = {tHL, 0, tLH} "Delays by direction";
  final parameter Boolean isAtOnce = max(waits) <= 0 "No delay at all";
  D.Interfaces.Logic settled(start = y0, fixed = true) "Last value that lasted";
  D.Interfaces.Logic before(start = y0, fixed = true) "Output before the present change of the input";
  Integer lh "Direction of the present change";
  discrete SI.Time due "When the present value has lasted long enough";
algorithm
  when {initial(), not (initial() or isAtOnce) and change(x)} then
    before := if pre(y) == L.'U' or initial() then y0 else pre(y);
    lh := directions[before, x];
    due := time + waits[2 + lh];
    if waits[2 + lh] <= 0 then
      settled := x;
    end if;
  elsewhen time >= due then
    settled := x;
  end when;
  y := if isAtOnce then x else settled;
  annotation(Documentation(info = "<html>
<p>Passes a value on after it has lasted for a time that depends on the direction of the change.</p>
<h4>Equations</h4>
<p><code>change up from y to x: y = x after tLH</code><br>
<code>change down from y to x: y = x after tHL</code><br>
<code>neither up nor down: y = x at once</code></p>
<h4>Use</h4>
<p>The order of the values is 0 and L, then U, X, Z, W and -, then 1 and H; the direction is counted from the value
that <code>y</code> shows. Pulses shorter than their delay are lost. The parts of <code>Gates</code> and
most of <code>Tristates</code> and <code>Registers</code> have this delay at their outputs. The output begins as
<code>y0</code>.</p>
</html>"));
end InertialDelaySensitive;
