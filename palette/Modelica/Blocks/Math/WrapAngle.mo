within Modelica.Blocks.Math;
block WrapAngle "Same direction within one turn"
  extends Interfaces.SISO(u(unit = "rad"), y(unit = "rad"));
  parameter Boolean positiveRange = false "Result from 0 to 2*pi, otherwise from -pi to pi";
equation
  y = Modelica.Math.wrapAngle(u, positiveRange);
  annotation(Documentation(info = "<html>
<p>Removes whole turns.</p>
</html>"));
end WrapAngle;
