within Modelica.Mechanics.MultiBody.Forces.Internal;
function standardGravityAcceleration "None, uniform or point gravity"
  extends Modelica.Icons.Function;
  extends Modelica.Mechanics.MultiBody.Interfaces.partialGravityAcceleration;
  import Modelica.Mechanics.MultiBody.Types.GravityTypes;
  input GravityTypes gravityType "Kind of gravity" annotation(Dialog);
  input SI.Acceleration g[3] "Acceleration if it is uniform, seen from the world frame" annotation(Dialog);
  input Real mu(unit = "m3/s2") "Gravitational constant times mass if it points to the origin" annotation(Dialog);
algorithm
  gravity := if gravityType == GravityTypes.PointGravity then -(mu / sqrt(r * r) ^ 3) * r
    else if gravityType == GravityTypes.UniformGravity then g else zeros(3);
  annotation(Inline = true);
end standardGravityAcceleration;
