within Modelica.Blocks.Nonlinear;
block DeadZone "Ignores small values"
  parameter Real uMax(start = 1) "Upper end of the zone";
  parameter Real uMin = -uMax "Lower end of the zone";
  extends Interfaces.SISO;
equation
  y = homotopy(
    simplified = u,
    actual = smooth(0, if u < uMin then u - uMin elseif u > uMax then u - uMax else 0));
  assert(uMax >= uMin, "The lower end " + String(uMin) + " exceeds the upper end " + String(uMax));
  annotation(Documentation(info = "<html>
<p>Zero between <code>uMin</code> and <code>uMax</code>, outside the distance to the zone.</p>
</html>"));
end DeadZone;
