within Modelica.Mechanics.MultiBody.Visualizers;
package Internal "Building stones of pictures"
  extends Modelica.Icons.InternalPackage;

  model Lines "Lines in a plane, drawn as thin cylinders; letters are made of them"
    import Modelica.Mechanics.MultiBody.Types;
    import Modelica.Mechanics.MultiBody.Frames;
    import T = Modelica.Mechanics.MultiBody.Frames.TransformationMatrices;
    input Frames.Orientation R = Frames.nullRotation() "Turns the world frame into the object frame" annotation(Dialog);
    input SI.Position r[3] = {0, 0, 0} "Origin of the object frame, seen from the world frame" annotation(Dialog);
    input SI.Position r_lines[3] = {0, 0, 0} "From there to the lines, seen from the object frame" annotation(Dialog);
    input Real n_x[3](each final unit = "1") = {1, 0, 0} "x axis of the plane, seen from the object frame"
      annotation(Dialog);
    input Real n_y[3](each final unit = "1") = {0, 1, 0} "y axis of the plane, seen from the object frame"
      annotation(Dialog);
    input SI.Position lines[:, 2, 2] = zeros(0, 2, 2) "Rows: first and last point of a line" annotation(Dialog);
    input SI.Length diameter(min = 0) = 0.05 "Thickness of the lines" annotation(Dialog);
    input Types.Color color = {0, 128, 255} "Colour of the lines" annotation(Dialog(colorSelector = true));
    input Types.SpecularCoefficient specularCoefficient = 0.7 "How much the surface shines, 0: dull"
      annotation(Dialog);
  protected
    parameter Integer n = size(lines, 1) "Number of lines";
    T.Orientation R_rel = T.from_nxy(n_x, n_y) "Turns the object frame into the plane";
    T.Orientation R_lines = T.absoluteRotation(R.T, R_rel) "Turns the world frame into the plane";
    SI.Position r_abs[3] = r + T.resolve1(R.T, r_lines) "Origin of the plane, seen from the world frame";
    Modelica.Mechanics.MultiBody.Visualizers.Advanced.Shape cylinders[n](
      each shapeType = "cylinder", each width = diameter, each height = diameter, each widthDirection = {0, 1, 0},
      each color = color, each R = R, each specularCoefficient = specularCoefficient,
      lengthDirection = {T.resolve1(R_rel, cat(1, lines[i, 2, :] - lines[i, 1, :], {0})) for i in 1:n},
      length = {Modelica.Math.Vectors.length(lines[i, 2, :] - lines[i, 1, :]) for i in 1:n},
      r = {r_abs + T.resolve1(R_lines, cat(1, lines[i, 1, :], {0})) for i in 1:n})
      "One for each line";
  end Lines;

  model FixedLines "Lines in a plane that is fixed to a frame"
    import Modelica.Mechanics.MultiBody.Types;
    extends Modelica.Mechanics.MultiBody.Interfaces.PartialVisualizer;
    parameter Boolean animation = true "Show the part in space";
    input Real scale(min = 0) = 1 "Factor of the lines and their thickness"
      annotation(Dialog(group = "if animation = true", enable = animation));
    input SI.Position lines[:, 2, 2] = {[0, 0; 1, 1], [0, 1; 1, 0]} "Rows: first and last point of a line"
      annotation(Dialog(group = "if animation = true", enable = animation));
    input SI.Distance diameter(min = 0) = 0.05 "Thickness of the lines"
      annotation(Dialog(group = "if animation = true", enable = animation));
    input SI.Position r_lines[3] = {0, 0, 0} "From frame_a to the lines, seen from frame_a"
      annotation(Dialog(group = "if animation = true", enable = animation));
    input Real n_x[3](each final unit = "1") = {1, 0, 0} "x axis of the plane, seen from frame_a"
      annotation(Dialog(group = "if animation = true", enable = animation));
    input Real n_y[3](each final unit = "1") = {0, 1, 0} "y axis of the plane, seen from frame_a"
      annotation(Dialog(group = "if animation = true", enable = animation));
    input Types.Color color = {0, 128, 255} "Colour of the lines"
      annotation(Dialog(colorSelector = true, group = "if animation = true", enable = animation));
    input Types.SpecularCoefficient specularCoefficient = world.defaultSpecularCoefficient
      "How much the surface shines, 0: dull"
      annotation(Dialog(group = "if animation = true", enable = animation));
  protected
    Lines x_label(
      lines = scale * lines, diameter = scale * diameter, color = color, specularCoefficient = specularCoefficient,
      r_lines = r_lines, n_x = n_x, n_y = n_y, r = frame_a.r_0, R = frame_a.R)
      if world.enableAnimation and animation "The lines";
  equation
    {frame_a.f, frame_a.t} = zeros(2, 3);
  end FixedLines;
end Internal;
