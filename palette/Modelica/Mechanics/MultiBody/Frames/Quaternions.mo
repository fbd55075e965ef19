within Modelica.Mechanics.MultiBody.Frames;
package Quaternions "Orientation as four numbers"
  extends Modelica.Icons.FunctionsPackage;

  type Orientation "Quaternion: axis times sine of half the angle, cosine of half the angle"
    extends Internal.QuaternionBase;

    encapsulated function equalityConstraint "Three residues that vanish where two quaternions agree"
      import Modelica;
      import Modelica.Mechanics.MultiBody.Frames.Quaternions;
      extends Modelica.Icons.Function;
      input Quaternions.Orientation Q1 "First orientation";
      input Quaternions.Orientation Q2 "Second orientation";
      output Real residue[3] "For small differences: half of the angles about x, y, z";
    protected
      Real Q_rel[4] = Quaternions.relativeRotation(Q1, Q2) "Rotation from the first to the second";
    algorithm
      residue := {Modelica.Math.atan2(Q_rel[i], Q_rel[4]) for i in 1:3};
      annotation(Inline = true);
    end equalityConstraint;
  end Orientation;

  type der_Orientation = Real[4](each unit = "1/s") "Derivative of a quaternion";

  function orientationConstraint "Residue of a quaternion of length one"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    output Real residue[1] "Zero for a rotation";
  algorithm
    residue[1] := Q * Q - 1;
    annotation(Inline = true);
  end orientationConstraint;

  function angularVelocity1 "Angular velocity of frame 2, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    input der_Orientation der_Q "Derivative of Q";
    output SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1";
  algorithm
    w := 2 * (Q[4] * der_Q[1:3] - der_Q[4] * Q[1:3] + cross(Q[1:3], der_Q[1:3]));
    annotation(Inline = true);
  end angularVelocity1;

  function angularVelocity2 "Angular velocity of frame 2, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    input der_Orientation der_Q "Derivative of Q";
    output SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1";
  algorithm
    w := 2 * (Q[4] * der_Q[1:3] - der_Q[4] * Q[1:3] - cross(Q[1:3], der_Q[1:3]));
    annotation(Inline = true);
  end angularVelocity2;

  function resolve1 "Same vector, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    input Real v2[3] "Vector seen from frame 2";
    output Real v1[3] "Vector seen from frame 1";
  algorithm
    v1 := v2 + 2 * cross(Q[1:3], Q[4] * v2 + cross(Q[1:3], v2));
    annotation(Inline = true);
  end resolve1;

  function resolve2 "Same vector, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    input Real v1[3] "Vector seen from frame 1";
    output Real v2[3] "Vector seen from frame 2";
  algorithm
    v2 := v1 - 2 * cross(Q[1:3], Q[4] * v1 - cross(Q[1:3], v1));
    annotation(Inline = true);
  end resolve2;

  function multipleResolve1 "Same vectors, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    input Real v2[3, :] "Columns: vectors seen from frame 2";
    output Real v1[3, size(v2, 2)] "Columns: vectors seen from frame 1";
  algorithm
    v1 := transpose(to_T(Q)) * v2;
    annotation(Inline = true);
  end multipleResolve1;

  function multipleResolve2 "Same vectors, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    input Real v1[3, :] "Columns: vectors seen from frame 1";
    output Real v2[3, size(v1, 2)] "Columns: vectors seen from frame 2";
  algorithm
    v2 := to_T(Q) * v1;
    annotation(Inline = true);
  end multipleResolve2;

  function nullRotation "Both frames are parallel"
    extends Modelica.Icons.Function;
    output Orientation Q "No rotation";
  algorithm
    Q := cat(1, zeros(3), {1});
    annotation(Inline = true);
  end nullRotation;

  function inverseRotation "Rotation back"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    output Orientation Q_inv "Turns frame 2 into frame 1";
  algorithm
    Q_inv := cat(1, -Q[1:3], {Q[4]});
    annotation(Inline = true);
  end inverseRotation;

  function relativeRotation "Rotation between two frames that are given against frame 0"
    extends Modelica.Icons.Function;
    input Orientation Q1 "Turns frame 0 into frame 1";
    input Orientation Q2 "Turns frame 0 into frame 2";
    output Orientation Q_rel "Turns frame 1 into frame 2";
  algorithm
    Q_rel := absoluteRotation(inverseRotation(Q1), Q2);
    annotation(Inline = true);
  end relativeRotation;

  function absoluteRotation "Two rotations, one after the other"
    extends Modelica.Icons.Function;
    input Orientation Q1 "Turns frame 0 into frame 1";
    input Orientation Q_rel "Turns frame 1 into frame 2";
    output Orientation Q2 "Turns frame 0 into frame 2";
  algorithm
    // Product of both, written with the axes as vectors
    Q2 := cat(1, Q_rel[4] * Q1[1:3] + Q1[4] * Q_rel[1:3] + cross(Q1[1:3], Q_rel[1:3]),
      {Q_rel[4] * Q1[4] - Q_rel[1:3] * Q1[1:3]});
    annotation(Inline = true);
  end absoluteRotation;

  function planarRotation "Turn about a given axis"
    extends Modelica.Icons.Function;
    input Real e[3](each final unit = "1") "Axis of the turn, of length one";
    input SI.Angle angle "Angle, right-hand rule about e";
    output Orientation Q "Quaternion that turns frame 1 into frame 2";
  algorithm
    Q := cat(1, Modelica.Math.sin(angle / 2) * e, {Modelica.Math.cos(angle / 2)});
    annotation(Inline = true);
  end planarRotation;

  function smallRotation "Angles of a small rotation"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    output SI.Angle phi[3] "Angles about x, y, z";
  algorithm
    phi := 2 * Q[1:3];
    annotation(Inline = true);
  end smallRotation;

  function from_T "Quaternion of a rotation matrix"
    extends Modelica.Icons.Function;
    input Real T[3, 3] "Rotation matrix from frame 1 to frame 2";
    input Orientation Q_guess = nullRotation() "Of Q and -Q, the one nearer to this";
    output Orientation Q "Quaternion that turns frame 1 into frame 2";
  protected
    Real products[4, 4] "Four times the products of two elements of Q";
    Integer largest = 4 "Number of the largest element";
  algorithm
    // Four times the product of the quaternion with itself: each row is a multiple of it, and that of its largest
    // element the best one to take, as nothing small is divided by then (Shepperd, 1978).
    products := {
      {1 + T[1, 1] - T[2, 2] - T[3, 3], T[2, 1] + T[1, 2], T[1, 3] + T[3, 1], T[2, 3] - T[3, 2]},
      {T[2, 1] + T[1, 2], 1 + T[2, 2] - T[3, 3] - T[1, 1], T[3, 2] + T[2, 3], T[3, 1] - T[1, 3]},
      {T[1, 3] + T[3, 1], T[3, 2] + T[2, 3], 1 + T[3, 3] - T[1, 1] - T[2, 2], T[1, 2] - T[2, 1]},
      {T[2, 3] - T[3, 2], T[3, 1] - T[1, 3], T[1, 2] - T[2, 1], 1 + (T[1, 1] + T[2, 2] + T[3, 3])}};
    for row in 1:3 loop
      if products[row, row] >= products[largest, largest] then
        largest := row;
      end if;
    end for;
    Q := products[largest, :] / sqrt(4 * products[largest, largest]);
    Q := if Q_guess * Q >= 0 then Q else -Q;
  end from_T;

  function from_T_inv "Quaternion of the matrix of the rotation back"
    extends Modelica.Icons.Function;
    input Real T_inv[3, 3] "Rotation matrix from frame 2 to frame 1";
    input Orientation Q_guess = nullRotation() "Of Q and -Q, the one nearer to this";
    output Orientation Q "Quaternion that turns frame 1 into frame 2";
  algorithm
    Q := inverseRotation(from_T(T_inv, inverseRotation(Q_guess)));
    annotation(Inline = true);
  end from_T_inv;

  function to_T "Rotation matrix of a quaternion"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    output Real T[3, 3] "Rotation matrix from frame 1 to frame 2";
  protected
    Real x = Q[1];
    Real y = Q[2];
    Real z = Q[3];
    Real s = Q[4] "Cosine of half the angle";
  algorithm
    T := {
      {1 - 2 * (y * y + z * z), 2 * (x * y + s * z), 2 * (z * x - s * y)},
      {2 * (x * y - s * z), 1 - 2 * (z * z + x * x), 2 * (y * z + s * x)},
      {2 * (z * x + s * y), 2 * (y * z - s * x), 1 - 2 * (x * x + y * y)}};
    annotation(Inline = true);
  end to_T;

  function to_T_inv "Matrix of the rotation back"
    extends Modelica.Icons.Function;
    input Orientation Q "Quaternion that turns frame 1 into frame 2";
    output Real T_inv[3, 3] "Rotation matrix from frame 2 to frame 1";
  algorithm
    T_inv := transpose(to_T(Q));
    annotation(Inline = true);
  end to_T_inv;
  annotation(Documentation(info = "<html>
<p>A turn by the angle a about the axis e has the quaternion {e*sin(a/2), cos(a/2)}. Q and -Q are the same rotation.
The four numbers have length one, so three of them are free, but unlike three angles they have no singular pose.
<code>from_T</code> begins with the largest of the four, whichever it is, so that it never divides by a small one.</p>
</html>"));
end Quaternions;
