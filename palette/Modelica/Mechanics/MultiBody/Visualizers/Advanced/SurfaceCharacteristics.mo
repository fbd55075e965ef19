within Modelica.Mechanics.MultiBody.Visualizers.Advanced;
package SurfaceCharacteristics "Functions that make surfaces"
  extends Modelica.Icons.FunctionsPackage;

  function rectangle "Plane rectangle about the origin, in the xy plane"
    extends Modelica.Mechanics.MultiBody.Interfaces.partialSurfaceCharacteristic(
      final multiColoredSurface = false, final C = zeros(0, 0, 3));
    input SI.Distance lu = 1 "Length along u, the x axis" annotation(Dialog);
    input SI.Distance lv = 3 "Length along v, the y axis" annotation(Dialog);
  algorithm
    for i in 1:nu loop
      for j in 1:nv loop
        X[i, j] := lu * ((i - 1) / (nu - 1) - 0.5);
        Y[i, j] := lv * ((j - 1) / (nv - 1) - 0.5);
        Z[i, j] := 0;
      end for;
    end for;
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
    SI.Angle around "Angle about the axis";
    SI.Angle across "Angle about the tube";
    SI.Length distance "From the axis";
  algorithm
    for i in 1:nu loop
      around := startAngle + (stopAngle - startAngle) * (i - 1) / (nu - 1);
      for j in 1:nv loop
        across := (Modelica.Constants.pi - opening) * (2 * (j - 1) / (nv - 1) - 1);
        distance := R + r * Modelica.Math.cos(across);
        X[i, j] := distance * Modelica.Math.sin(around);
        Y[i, j] := r * Modelica.Math.sin(across);
        Z[i, j] := distance * Modelica.Math.cos(around);
      end for;
    end for;
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
    Real along "0 to 1 along the pipe";
    SI.Angle around "Angle about the pipe";
    Real value "Quantity there";
    Integer interval = 1 "Where it was found";
  algorithm
    for i in 1:nu loop
      along := (i - 1) / (nu - 1);
      (value, interval) := Modelica.Math.Vectors.interpolate(xsi, T, along, interval);
      for j in 1:nv loop
        around := 2 * Modelica.Constants.pi * (j - 1) / (nv - 1);
        X[i, j] := length * along;
        Y[i, j] := rOuter * Modelica.Math.sin(around);
        Z[i, j] := rOuter * Modelica.Math.cos(around);
        C[i, j, :] := Modelica.Mechanics.MultiBody.Visualizers.Colors.scalarToColor(value, T_min, T_max, colorMap);
      end for;
    end for;
  end pipeWithScalarField;
end SurfaceCharacteristics;
