within Modelica.Mechanics.MultiBody.Visualizers.Advanced;
package SurfaceCharacteristics "Functions that make surfaces"
  extends Modelica.Icons.FunctionsPackage;

  function rectangle "Plane rectangle about the origin, in the xy plane"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialSurfaceCharacteristic(
      final multiColoredSurface = false, final C = zeros(0, 0, 3));
    input SI.Distance lu = 1 "Length along u, the x axis" annotation(Dialog);
    input SI.Distance lv = 3 "Length along v, the y axis" annotation(Dialog);
  protected
    SI.Position x[nu] = linspace(-lu / 2, lu / 2, nu);
    SI.Position y[nv] = linspace(-lv / 2, lv / 2, nv);
  algorithm
    X := {fill(x[i], nv) for i in 1:nu};
    Y := fill(y, nu);
    Z := zeros(nu, nv);
  end rectangle;

  function torus "Torus about the y axis"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialSurfaceCharacteristic(
      final multiColoredSurface = false, final C = zeros(0, 0, 3));
    input SI.Length R = 1 "Distance of the tube from the axis" annotation(Dialog);
    input SI.Length r = 0.2 "Radius of the tube" annotation(Dialog);
    input SI.Angle opening = 0 "Half of the angle by which the tube is open inside" annotation(Dialog);
    input SI.Angle startAngle = -Modelica.Constants.pi "Where the torus begins" annotation(Dialog);
    input SI.Angle stopAngle = Modelica.Constants.pi "Where the torus ends" annotation(Dialog);
  protected
    SI.Angle around[nu] = linspace(startAngle, stopAngle, nu) "Angles about the axis";
    SI.Angle across[nv] = linspace(opening - Modelica.Constants.pi, Modelica.Constants.pi - opening, nv)
      "Angles about the tube, zero outside";
    SI.Length distance[nv] = fill(R, nv) + r * cos(across) "From the axis";
  algorithm
    X := {sin(around[i]) * distance for i in 1:nu};
    Y := fill(r * sin(across), nu);
    Z := {cos(around[i]) * distance for i in 1:nu};
  end torus;

  function pipeWithScalarField "Pipe along x whose colour shows a quantity along it"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialSurfaceCharacteristic(final multiColoredSurface = true);
    input SI.Radius rOuter "Radius of the pipe" annotation(Dialog);
    input SI.Length length "Length of the pipe" annotation(Dialog);
    input SI.Position xsi[:] "Places at which the quantity is known, 0 to 1 along the pipe" annotation(Dialog);
    input Real T[size(xsi, 1)] "The quantity at these places" annotation(Dialog);
    input Real T_min "Value of the first colour" annotation(Dialog);
    input Real T_max "Value of the last colour" annotation(Dialog);
    input Real colorMap[:, 3] "Scale of colours" annotation(Dialog);
  protected
    Real along[nu] = linspace(0, 1, nu) "Places along the pipe";
    SI.Angle around[nv] = linspace(0, 2 * Modelica.Constants.pi, nv) "Angles about the pipe";
    Real value "Quantity at a place";
    Integer interval = 1 "Where it was found";
  algorithm
    X := {fill(length * along[i], nv) for i in 1:nu};
    Y := fill(rOuter * sin(around), nu);
    Z := fill(rOuter * cos(around), nu);
    for i in 1:nu loop
      (value, interval) := Modelica.Math.Vectors.interpolate(xsi, T, along[i], interval);
      C[i, :, :] := fill(Colors.scalarToColor(value, T_min, T_max, colorMap), nv);
    end for;
  end pipeWithScalarField;
end SurfaceCharacteristics;
