within Modelica.Blocks.Nonlinear;
block DeadZone "Ignores small values"
  parameter Real uMax(start = 1) "Upper end of the zone";
  parameter Real uMin = -uMax "Lower end of the zone";
  extends Interfaces.SISO;
equation
  assert(uMin <= uMax, "The lower end " + String(uMin) + " exceeds the upper end " + String(uMax));
  y = homotopy(
    actual = smooth(0, if u > uMax then u - uMax elseif u < uMin then u - uMin else 0),
    simplified = u);
  annotation(Documentation(info = "<html>
<p>Zero between <code>uMin</code> and <code>uMax</code>, outside the distance to the zone.</p>
</html>"));
end DeadZone;
