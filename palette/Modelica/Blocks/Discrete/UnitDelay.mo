within Modelica.Blocks.Discrete;
block UnitDelay "The sample before"
  parameter Real y_start = 0 "Output at the start";
  extends Interfaces.DiscreteSISO;
initial equation
  y = y_start;
equation
  when sampleTrigger then
    y = pre(u);
  end when;
  annotation(Documentation(info = "<html>
<p>One sample late.</p>
</html>"));
end UnitDelay;
