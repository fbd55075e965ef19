within Modelica.Mechanics.MultiBody.Interfaces;
partial function partialSurfaceCharacteristic "Interface of a surface made of nu times nv points"
  extends Modelica.Icons.Function;
  input Integer nu "Number of points along u";
  input Integer nv "Number of points along v";
  input Boolean multiColoredSurface = false "Each point has a colour of its own";
  output SI.Position X[nu, nv] "x of the points, seen from the frame of the surface";
  output SI.Position Y[nu, nv] "y of the points";
  output SI.Position Z[nu, nv] "z of the points";
  output Real C[if multiColoredSurface then nu else 0, if multiColoredSurface then nv else 0, 3] "Red, green, blue";
end partialSurfaceCharacteristic;
