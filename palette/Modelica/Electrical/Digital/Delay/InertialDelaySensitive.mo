within Modelica.Electrical.Digital.Delay;
model InertialDelaySensitive "Passes changes on that last, with different times up and down"
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  extends D.Interfaces.SISO(x(start = L.'U', fixed = true), y(start = y0, fixed = true));
  parameter SI.Time tLH(start = 0) "Delay of changes up";
  parameter SI.Time tHL(start = 0) "Delay of changes down";
  parameter D.Interfaces.Logic y0 = L.'U' "Output at the beginning";
protected
  constant Integer delayTable[L, L] = D.Tables.DelayTable "Direction of a change";
  final parameter Boolean delays = tLH > 0 or tHL > 0 "There is a delay at all";
  D.Interfaces.Logic y_auxiliary(start = y0, fixed = true) "Last value that lasted";
  D.Interfaces.Logic y_old(start = y0, fixed = true) "Output before the present change of the input";
  Integer lh "Direction of the present change";
  discrete SI.Time delayTime "Delay of the present change";
  discrete SI.Time t_next "When the present value has lasted long enough";
algorithm
  when {initial(), delays and change(x) and not initial()} then
    y_old := if initial() or pre(y) == L.'U' then y0 else pre(y);
    lh := delayTable[y_old, x];
    delayTime := if lh > 0 then tLH elseif lh < 0 then tHL else 0;
    t_next := time + delayTime;
    if delayTime <= 0 then
      y_auxiliary := x;
    end if;
  elsewhen time >= t_next then
    y_auxiliary := x;
  end when;
  y := if delays then y_auxiliary else x;
  annotation(Documentation(info = "<html>
<p>Passes a value on after it has lasted for a time that depends on the direction of the change.</p>
<h4>Equations</h4>
<p><code>change up from y to x: y = x after tLH</code><br>
<code>change down from y to x: y = x after tHL</code><br>
<code>neither up nor down: y = x at once</code></p>
<h4>Use</h4>
<p>The order of the values is 0 and L, then U, X, Z, W and -, then 1 and H; the direction is counted from the value
that <code>y</code> shows. Pulses shorter than their delay are lost. All parts of <code>Gates</code>,
<code>Tristates</code> and <code>Registers</code> have this delay at their outputs. The output begins as
<code>y0</code>.</p>
</html>"));
end InertialDelaySensitive;
