within Modelica.Mechanics.MultiBody.Frames;
package Internal "Base types and derivatives"
  extends Modelica.Icons.InternalPackage;

  type QuaternionBase = Real[4](each unit = "1") "Four numbers";

  type TransformationMatrix = Real[3, 3] "Nine numbers";

  function axial "Vector of the antisymmetric part of a matrix, as of a turning frame"
    extends Modelica.Icons.Function;
    input Real M[3, 3] "Minus the matrix that forms the cross product with the vector, and a symmetric part";
    output Real v[3] "Vector";
  algorithm
    v := {M[2, 3] - M[3, 2], M[3, 1] - M[1, 3], M[1, 2] - M[2, 1]} / 2;
    annotation(Inline = true);
  end axial;

  function cutPower "Power that force and torque bring through a frame"
    extends Modelica.Icons.Function;
    import Modelica.Mechanics.MultiBody.Frames;
    input Orientation R "Turns the world frame into the frame";
    input SI.Velocity v_0[3] "Velocity of its origin, seen from the world frame";
    input SI.Force f[3] "Force, seen from the frame";
    input SI.Torque t[3] "Torque, seen from the frame";
    output SI.Power P "Power, positive where it goes in";
  algorithm
    P := Frames.resolve1(R, f) * v_0 + t * R.w;
    annotation(Inline = true);
  end cutPower;

  function resolve1_der "Derivative of resolve1"
    extends Modelica.Icons.Function;
    import Modelica.Mechanics.MultiBody.Frames;
    input Orientation R "Turns frame 1 into frame 2";
    input Real v2[3] "Vector seen from frame 2";
    input Real v2_der[3] "Derivative of v2";
    output Real v1_der[3] "Derivative of the vector seen from frame 1";
  algorithm
    v1_der := Frames.resolve1(R, v2_der - cross(v2, R.w));
    annotation(Inline = true);
  end resolve1_der;

  function resolve2_der "Derivative of resolve2"
    extends Modelica.Icons.Function;
    import Modelica.Mechanics.MultiBody.Frames;
    input Orientation R "Turns frame 1 into frame 2";
    input Real v1[3] "Vector seen from frame 1";
    input Real v1_der[3] "Derivative of v1";
    output Real v2_der[3] "Derivative of the vector seen from frame 2";
  algorithm
    v2_der := cross(Frames.resolve2(R, v1), R.w) + Frames.resolve2(R, v1_der);
    annotation(Inline = true);
  end resolve2_der;

  function resolveRelative_der "Derivative of resolveRelative"
    extends Modelica.Icons.Function;
    import Modelica.Mechanics.MultiBody.Frames;
    input Real v1[3] "Vector seen from frame 1";
    input Orientation R1 "Turns frame 0 into frame 1";
    input Orientation R2 "Turns frame 0 into frame 2";
    input Real v1_der[3] "Derivative of v1";
    output Real v2_der[3] "Derivative of the vector seen from frame 2";
  algorithm
    v2_der := cross(Frames.resolveRelative(v1, R1, R2), R2.w)
      + Frames.resolveRelative(v1_der - cross(v1, R1.w), R1, R2);
    annotation(Inline = true);
  end resolveRelative_der;
end Internal;
