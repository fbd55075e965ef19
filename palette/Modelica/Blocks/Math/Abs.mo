within Modelica.Blocks.Math;
block Abs "Amount"
  extends Interfaces.SISO;
  parameter Boolean generateEvent = false "Make an event at zero" annotation(Evaluate = true);
equation
  if generateEvent then
    y = if u < 0 then -u else u;
  else
    y = noEvent(if u < 0 then -u else u);
  end if;
  annotation(defaultComponentName = "abs1", Documentation(info = "<html>
<p><code>y = |u|</code>.</p>
</html>"));
end Abs;
