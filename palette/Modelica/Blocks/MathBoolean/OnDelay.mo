within Modelica.Blocks.MathBoolean;
block OnDelay "Passes the change to true on later, the change to false at once"
  extends Modelica.Blocks.Interfaces.PartialBooleanSISO_small;
  parameter SI.Time delayTime "Delay";
protected
  Boolean delaySignal(start = false, fixed = true) "The input is true";
  discrete SI.Time t_next "When the output follows";
initial equation
  pre(u) = false;
  pre(t_next) = time - 1;
equation
  if delaySignal then
    y = time >= t_next;
  else
    y = false;
  end if;
algorithm
  when initial() then
    delaySignal := u;
    t_next := time - 1;
  elsewhen u then
    delaySignal := true;
    t_next := time + delayTime;
  elsewhen not u then
    delaySignal := false;
    t_next := time - 1;
  end when;
  annotation(Documentation(info = "<html>
<p><code>delayTime</code> [s].</p>
</html>"));
end OnDelay;
