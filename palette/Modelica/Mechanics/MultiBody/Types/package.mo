within Modelica.Mechanics.MultiBody;
package Types "Types and choices of parameters"
  extends Modelica.Icons.TypesPackage;

  type Axis = Modelica.Icons.TypeReal[3](each final unit = "1") "Direction; its length does not matter"
    annotation(Evaluate = true, choices(
      choice = {1, 0, 0} "along x",
      choice = {0, 1, 0} "along y",
      choice = {0, 0, 1} "along z",
      choice = {-1, 0, 0} "against x",
      choice = {0, -1, 0} "against y",
      choice = {0, 0, -1} "against z"));

  type AxisLabel = Modelica.Icons.TypeString "Letter of an axis"
    annotation(choices(choice = "x", choice = "y", choice = "z"));

  type RotationSequence = Modelica.Icons.TypeInteger[3](min = {1, 1, 1}, max = {3, 3, 3})
    "Axes of three turns, one after the other"
    annotation(Evaluate = true, choices(
      choice = {1, 2, 3} "about x, new y, new z (Cardan)",
      choice = {3, 1, 3} "about z, new x, new z (Euler)",
      choice = {3, 2, 1} "about z, new y, new x (Tait-Bryan)"));

  type Color = Modelica.Icons.TypeInteger[3](each min = 0, each max = 255) "Red, green, blue, 0 to 255"
    annotation(Dialog(colorSelector = true), choices(
      choice = {0, 0, 0} "black",
      choice = {155, 0, 0} "dark red",
      choice = {255, 0, 0} "red",
      choice = {255, 65, 65} "light red",
      choice = {0, 128, 0} "dark green",
      choice = {0, 180, 0} "green",
      choice = {0, 230, 0} "light green",
      choice = {0, 0, 200} "dark blue",
      choice = {0, 0, 255} "blue",
      choice = {0, 128, 255} "light blue",
      choice = {255, 255, 0} "yellow",
      choice = {255, 0, 255} "magenta",
      choice = {100, 100, 100} "dark grey",
      choice = {155, 155, 155} "grey",
      choice = {255, 255, 255} "white"));

  type RealColor = Modelica.Icons.TypeReal[3](each min = 0, each max = 255) "Red, green, blue as real numbers"
    annotation(Dialog(colorSelector = true), choices(
      choice = {0, 0, 0} "black",
      choice = {155, 0, 0} "dark red",
      choice = {255, 0, 0} "red",
      choice = {255, 65, 65} "light red",
      choice = {0, 128, 0} "dark green",
      choice = {0, 180, 0} "green",
      choice = {0, 230, 0} "light green",
      choice = {0, 0, 200} "dark blue",
      choice = {0, 0, 255} "blue",
      choice = {0, 128, 255} "light blue",
      choice = {255, 255, 0} "yellow",
      choice = {255, 0, 255} "magenta",
      choice = {100, 100, 100} "dark grey",
      choice = {155, 155, 155} "grey",
      choice = {255, 255, 255} "white"));

  type SpecularCoefficient = Modelica.Icons.TypeReal(min = 0) "How much a surface shines, 0: dull"
    annotation(choices(choice = 0 "dull", choice = 0.7 "medium", choice = 1 "glossy"));

  type ShapeType = Modelica.Icons.TypeString "Name of a shape, or the address of a file with one"
    annotation(choices(
      choice = "box" "box",
      choice = "sphere" "sphere",
      choice = "cylinder" "cylinder",
      choice = "pipecylinder" "cylinder with a bore",
      choice = "cone" "cone",
      choice = "pipe" "pipe",
      choice = "beam" "bar with round ends",
      choice = "gearwheel" "toothed wheel",
      choice = "spring" "coil spring",
      choice = "modelica://PackageName/PathName.stl" "shape from a file"));

  type ShapeExtra = Modelica.Icons.TypeReal "Further measure of a shape; what it means depends on the shape";

  type ResolveInFrameA = enumeration(
    world "Axes of the world frame",
    frame_a "Axes of frame_a",
    frame_resolve "Axes of frame_resolve, which is then to be connected")
    "Axes in which a vector is given or shown";

  type ResolveInFrameB = enumeration(
    world "Axes of the world frame",
    frame_b "Axes of frame_b",
    frame_resolve "Axes of frame_resolve, which is then to be connected")
    "Axes in which a vector is given or shown";

  type ResolveInFrameAB = enumeration(
    world "Axes of the world frame",
    frame_a "Axes of frame_a",
    frame_b "Axes of frame_b",
    frame_resolve "Axes of frame_resolve, which is then to be connected")
    "Axes in which a vector is given or shown";

  type RotationTypes = enumeration(
    RotationAxis "One turn by an angle about an axis",
    TwoAxesVectors "The x and y axes of frame_b are given",
    PlanarRotationSequence "Three turns about coordinate axes")
    "Ways to give a fixed rotation";

  type GravityTypes = enumeration(
    NoGravity "None, or a function of the user's own",
    UniformGravity "The same everywhere",
    PointGravity "Towards the origin of the world frame")
    "Kinds of gravity";

  type VectorQuantity = enumeration(
    Force "Force",
    Torque "Torque",
    Velocity "Velocity",
    Acceleration "Acceleration",
    AngularVelocity "Angular velocity",
    AngularAcceleration "Angular acceleration",
    RelativePosition "Distance between two points")
    "What an arrow stands for; sets its scale";
end Types;
