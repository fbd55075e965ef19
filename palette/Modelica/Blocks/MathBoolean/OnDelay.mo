within Modelica.Blocks.MathBoolean;
block OnDelay "Passes the change to true on later, the change to false at once"
  extends Modelica.Blocks.Interfaces.PartialBooleanSISO_small;
  parameter SI.Time delayTime "Delay";
protected
  discrete SI.Time due "When the output may follow";
initial equation
  due = time;
  pre(u) = false;
equation
  y = u and time >= due;
  when u then
    due = time + delayTime;
  end when;
  annotation(Documentation(info = "<html>
<p><code>delayTime</code> [s].</p>
</html>"));
end OnDelay;
