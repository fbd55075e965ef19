within Modelica.Mechanics.MultiBody;
package Frames "Orientation of frames and functions on it"
  extends Modelica.Icons.Package;

  record Orientation "Orientation of a frame 2 in a frame 1: rotation matrix and angular velocity"
    extends Modelica.Icons.Record;
    Real T[3, 3] "Rotation matrix: vector seen from frame 2 = T * vector seen from frame 1";
    SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1, seen from frame 2";

    encapsulated function equalityConstraint "Three residues that vanish where two orientations agree"
      import Modelica;
      import Modelica.Mechanics.MultiBody.Frames;
      extends Modelica.Icons.Function;
      input Frames.Orientation R1 "First orientation";
      input Frames.Orientation R2 "Second orientation";
      output Real residue[3] "For small differences: angles from the first to the second about x, y, z";
    protected
      Real T_rel[3, 3] = R2.T * transpose(R1.T) "Rotation from the first to the second";
    algorithm
      // The quotients keep the residue off the solution with frames that are turned by half a turn.
      residue := {
        Modelica.Math.atan2(T_rel[2, 3], T_rel[1, 1]),
        Modelica.Math.atan2(-T_rel[1, 3], T_rel[2, 2]),
        Modelica.Math.atan2(T_rel[1, 2], T_rel[3, 3])};
      annotation(Inline = true);
    end equalityConstraint;
    annotation(Documentation(info = "<html>
<p>The rows of <code>T</code> are the unit vectors of frame 2, seen from frame 1. Of its nine elements three are free; a
frame connector carries all nine, so connections of frames in a loop hold more equations than unknowns, and the compiler
breaks the loop with <code>equalityConstraint</code>.</p>
</html>"));
  end Orientation;

  function orientationConstraint "Residues of an orthogonal rotation matrix"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    output Real residue[6] "Zero for a rotation matrix";
  algorithm
    residue := TransformationMatrices.orientationConstraint(R.T);
    annotation(Inline = true);
  end orientationConstraint;

  function angularVelocity1 "Angular velocity of frame 2, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    output SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1";
  algorithm
    w := R.w * R.T;
    annotation(Inline = true);
  end angularVelocity1;

  function angularVelocity2 "Angular velocity of frame 2, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    output SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1";
  algorithm
    w := R.w;
    annotation(Inline = true);
  end angularVelocity2;

  function resolve1 "Same vector, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    input Real v2[3] "Vector seen from frame 2";
    output Real v1[3] "Vector seen from frame 1";
  algorithm
    v1 := v2 * R.T;
    annotation(derivative(noDerivative = R) = Internal.resolve1_der, InlineAfterIndexReduction = true);
  end resolve1;

  function resolve2 "Same vector, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    input Real v1[3] "Vector seen from frame 1";
    output Real v2[3] "Vector seen from frame 2";
  algorithm
    v2 := R.T * v1;
    annotation(derivative(noDerivative = R) = Internal.resolve2_der, InlineAfterIndexReduction = true);
  end resolve2;

  function resolveRelative "Vector seen from frame 1, seen from frame 2; both frames given against frame 0"
    extends Modelica.Icons.Function;
    input Real v1[3] "Vector seen from frame 1";
    input Orientation R1 "Turns frame 0 into frame 1";
    input Orientation R2 "Turns frame 0 into frame 2";
    output Real v2[3] "Vector seen from frame 2";
  algorithm
    v2 := resolve2(R2, resolve1(R1, v1));
    annotation(derivative(noDerivative = R1, noDerivative = R2) = Internal.resolveRelative_der,
      InlineAfterIndexReduction = true);
  end resolveRelative;

  function resolveDyade1 "Same tensor, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    input Real D2[3, 3] "Tensor seen from frame 2";
    output Real D1[3, 3] "Tensor seen from frame 1";
  algorithm
    D1 := TransformationMatrices.resolveDyade1(R.T, D2);
    annotation(Inline = true);
  end resolveDyade1;

  function resolveDyade2 "Same tensor, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    input Real D1[3, 3] "Tensor seen from frame 1";
    output Real D2[3, 3] "Tensor seen from frame 2";
  algorithm
    D2 := TransformationMatrices.resolveDyade2(R.T, D1);
    annotation(Inline = true);
  end resolveDyade2;

  function nullRotation "Both frames are parallel and stay so"
    extends Modelica.Icons.Function;
    output Orientation R "No rotation";
  algorithm
    R := Orientation(w = zeros(3), T = identity(3));
    annotation(Inline = true);
  end nullRotation;

  function inverseRotation "Rotation back"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    output Orientation R_inv "Turns frame 2 into frame 1";
  algorithm
    R_inv := Orientation(w = -resolve1(R, R.w), T = transpose(R.T));
    annotation(Inline = true);
  end inverseRotation;

  function relativeRotation "Rotation between two frames that are given against frame 0"
    extends Modelica.Icons.Function;
    input Orientation R1 "Turns frame 0 into frame 1";
    input Orientation R2 "Turns frame 0 into frame 2";
    output Orientation R_rel "Turns frame 1 into frame 2";
  algorithm
    R_rel := Orientation(w = R2.w - resolve2(R2, resolve1(R1, R1.w)), T = R2.T * transpose(R1.T));
    annotation(Inline = true);
  end relativeRotation;

  function absoluteRotation "Two rotations, one after the other"
    extends Modelica.Icons.Function;
    input Orientation R1 "Turns frame 0 into frame 1";
    input Orientation R_rel "Turns frame 1 into frame 2";
    output Orientation R2 "Turns frame 0 into frame 2";
  algorithm
    R2 := Orientation(w = R_rel.w + resolve2(R_rel, R1.w), T = R_rel.T * R1.T);
    annotation(Inline = true);
  end absoluteRotation;

  function planarRotation "Turn about a given axis"
    extends Modelica.Icons.Function;
    input Real e[3](each final unit = "1") "Axis of the turn, of length one";
    input SI.Angle angle "Angle, right-hand rule about e";
    input SI.AngularVelocity der_angle "Derivative of the angle";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := Orientation(w = e * der_angle, T = TransformationMatrices.planarRotation(e, angle));
    annotation(Inline = true);
  end planarRotation;

  function planarRotationAngle "Angle of a turn, from a vector seen before and after it"
    extends Modelica.Icons.Function;
    input Real e[3](each final unit = "1") "Axis of the turn, of length one";
    input Real v1[3] "Vector seen from frame 1, not parallel to e";
    input Real v2[3] "The same vector seen from frame 2";
    output SI.Angle angle "Angle of the turn from frame 1 to frame 2";
  algorithm
    angle := TransformationMatrices.planarRotationAngle(e, v1, v2);
    annotation(Inline = true);
  end planarRotationAngle;

  function axisRotation "Turn about a coordinate axis"
    extends Modelica.Icons.Function;
    input Integer axis(min = 1, max = 3) "1: x, 2: y, 3: z";
    input SI.Angle angle "Angle";
    input SI.AngularVelocity der_angle "Derivative of the angle";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := Orientation(
      w = {if i == axis then der_angle else 0 for i in 1:3}, T = TransformationMatrices.axisRotation(axis, angle));
    annotation(Inline = true);
  end axisRotation;

  function axesRotations "Three turns about coordinate axes, one after the other"
    extends Modelica.Icons.Function;
    input Integer sequence[3](min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3} "Axes of the turns";
    input SI.Angle angles[3] "Angles of the turns";
    input SI.AngularVelocity der_angles[3] "Derivatives of the angles";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := absoluteRotation(absoluteRotation(
      axisRotation(sequence[1], angles[1], der_angles[1]), axisRotation(sequence[2], angles[2], der_angles[2])),
      axisRotation(sequence[3], angles[3], der_angles[3]));
    annotation(Inline = true);
  end axesRotations;

  function axesRotationsAngles "Angles of three turns about coordinate axes that make a given rotation"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    input Integer sequence[3](min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3} "Axes of the turns; neighbours differ";
    input SI.Angle guessAngle1 = 0 "Of the two solutions, the one with the first angle nearer to this";
    output SI.Angle angles[3] "Angles of the turns";
  algorithm
    angles := TransformationMatrices.axesRotationsAngles(R.T, sequence, guessAngle1);
  end axesRotationsAngles;

  function smallRotation "Angles of a small rotation"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    input Boolean withResidues = false "Three more numbers that vanish for a small rotation";
    output SI.Angle phi[if withResidues then 6 else 3] "Angles about x, y, z, and residues";
  algorithm
    phi := TransformationMatrices.smallRotation(R.T, withResidues);
    annotation(Inline = true);
  end smallRotation;

  function from_nxy "Frame of which the x axis and the xy plane are given"
    extends Modelica.Icons.Function;
    input Real n_x[3] "Along x of frame 2, seen from frame 1";
    input Real n_y[3] "In the plane of x and y of frame 2, seen from frame 1";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := from_T(TransformationMatrices.from_nxy(n_x, n_y), zeros(3));
  end from_nxy;

  function from_nxz "Frame of which the x axis and the xz plane are given"
    extends Modelica.Icons.Function;
    input Real n_x[3](each final unit = "1") "Along x of frame 2, seen from frame 1";
    input Real n_z[3](each final unit = "1") "In the plane of x and z of frame 2, seen from frame 1";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := from_T(TransformationMatrices.from_nxz(n_x, n_z), zeros(3));
  end from_nxz;

  function from_T "Orientation with a given matrix"
    extends Modelica.Icons.Function;
    input Real T[3, 3] "Rotation matrix from frame 1 to frame 2";
    input SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1, seen from frame 2";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := Orientation(w = w, T = T);
    annotation(Inline = true);
  end from_T;

  function from_T2 "Orientation with a given matrix and its derivative"
    extends Modelica.Icons.Function;
    input Real T[3, 3] "Rotation matrix from frame 1 to frame 2";
    input Real der_T[3, 3] "Derivative of T";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := Orientation(w = TransformationMatrices.angularVelocity2(T, der_T), T = T);
    annotation(Inline = true);
  end from_T2;

  function from_T_inv "Orientation with the given matrix of the rotation back"
    extends Modelica.Icons.Function;
    input Real T_inv[3, 3] "Rotation matrix from frame 2 to frame 1";
    input SI.AngularVelocity w[3] "Angular velocity of frame 1 against frame 2, seen from frame 2";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := Orientation(w = -w, T = transpose(T_inv));
    annotation(Inline = true);
  end from_T_inv;

  function from_Q "Orientation with a given quaternion"
    extends Modelica.Icons.Function;
    input Quaternions.Orientation Q "Quaternion that turns frame 1 into frame 2";
    input SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1, seen from frame 2";
    output Orientation R "Turns frame 1 into frame 2";
  algorithm
    R := Orientation(w = w, T = Quaternions.to_T(Q));
    annotation(Inline = true);
  end from_Q;

  function to_T "Rotation matrix"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    output Real T[3, 3] "Rotation matrix from frame 1 to frame 2";
  algorithm
    T := R.T;
    annotation(Inline = true);
  end to_T;

  function to_T_inv "Matrix of the rotation back"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    output Real T_inv[3, 3] "Rotation matrix from frame 2 to frame 1";
  algorithm
    T_inv := transpose(R.T);
    annotation(Inline = true);
  end to_T_inv;

  function to_Q "Quaternion"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    input Quaternions.Orientation Q_guess = Quaternions.nullRotation() "Of Q and -Q, the one nearer to this";
    output Quaternions.Orientation Q "Quaternion that turns frame 1 into frame 2";
  algorithm
    Q := Quaternions.from_T(R.T, Q_guess);
    annotation(Inline = true);
  end to_Q;

  function to_vector "The nine elements of the matrix"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    output Real vec[9] "Columns of T, one after the other";
  algorithm
    vec := TransformationMatrices.to_vector(R.T);
    annotation(Inline = true);
  end to_vector;

  function to_exy "Unit vectors of the x and y axes"
    extends Modelica.Icons.Function;
    input Orientation R "Turns frame 1 into frame 2";
    output Real exy[3, 2] "Columns: x and y of frame 2, seen from frame 1";
  algorithm
    exy := TransformationMatrices.to_exy(R.T);
    annotation(Inline = true);
  end to_exy;

  function axis "Unit vector along a coordinate axis"
    extends Modelica.Icons.Function;
    input Integer axis(min = 1, max = 3) "1: x, 2: y, 3: z";
    output Real e[3](each final unit = "1") "Unit vector";
  algorithm
    e := {if i == axis then 1 else 0 for i in 1:3};
    annotation(Inline = true);
  end axis;
  annotation(Documentation(info = "<html>
<p>An <code>Orientation</code> says how frame 2 lies in frame 1. Functions ending in 1 give a result seen from frame
1, those ending in 2 one seen from frame 2. Angles count by the right-hand rule about their axis; a rotation by the
angle a about z has the matrix [cos a, sin a, 0; -sin a, cos a, 0; 0, 0, 1].</p>
<p><code>resolve1</code>, <code>resolve2</code> and <code>resolveRelative</code> have derivatives that use the angular
velocity in place of the derivative of the matrix: this is what keeps index reduction of large mechanisms small.</p>
<p><code>Quaternions</code> and <code>TransformationMatrices</code> hold the same functions on bare quaternions and
matrices.</p>
</html>"));
end Frames;
