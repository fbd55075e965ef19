within Modelica.Mechanics.MultiBody.Interfaces;
partial function partialGravityAcceleration "Interface of a gravity field"
  extends Modelica.Icons.Function;
  input SI.Position r[3] "Place, seen from the world frame";
  output SI.Acceleration gravity[3] "Acceleration of free fall there, seen from the world frame";
end partialGravityAcceleration;
