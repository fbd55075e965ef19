within Modelica.Mechanics.MultiBody.Frames;
package TransformationMatrices "Orientation as a matrix"
  extends Modelica.Icons.FunctionsPackage;

  type Orientation "Rotation matrix: vector seen from frame 2 = T * vector seen from frame 1"
    extends Internal.TransformationMatrix;

    encapsulated function equalityConstraint "Three residues that vanish where two matrices agree"
      import Modelica;
      import Modelica.Mechanics.MultiBody.Frames.TransformationMatrices;
      extends Modelica.Icons.Function;
      input TransformationMatrices.Orientation T1 "First orientation";
      input TransformationMatrices.Orientation T2 "Second orientation";
      output Real residue[3] "For small differences: angles about x, y, z";
    protected
      Real T_rel[3, 3] = T2 * transpose(T1) "Rotation from the first to the second";
    algorithm
      residue := {T_rel[2, 3], -T_rel[1, 3], T_rel[1, 2]};
      annotation(Inline = true);
    end equalityConstraint;
  end Orientation;

  type der_Orientation = Real[3, 3](each unit = "1/s") "Derivative of a rotation matrix";

  function orientationConstraint "Residues of an orthogonal matrix"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    output Real residue[6] "Zero for a rotation matrix";
  protected
    Real products[3, 3] = transpose(T) * T "Products of two columns";
  algorithm
    residue := {
      products[1, 1] - 1, products[2, 2] - 1, products[3, 3] - 1, products[1, 2], products[1, 3], products[2, 3]};
    annotation(Inline = true);
  end orientationConstraint;

  function angularVelocity1 "Angular velocity of frame 2, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input der_Orientation der_T "Derivative of T";
    output SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1";
  algorithm
    w := Internal.axial(transpose(T) * der_T);
    annotation(Inline = true);
  end angularVelocity1;

  function angularVelocity2 "Angular velocity of frame 2, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input der_Orientation der_T "Derivative of T";
    output SI.AngularVelocity w[3] "Angular velocity of frame 2 against frame 1";
  algorithm
    w := Internal.axial(der_T * transpose(T));
    annotation(Inline = true);
  end angularVelocity2;

  function resolve1 "Same vector, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Real v2[3] "Vector seen from frame 2";
    output Real v1[3] "Vector seen from frame 1";
  algorithm
    v1 := v2 * T;
    annotation(Inline = true);
  end resolve1;

  function resolve2 "Same vector, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Real v1[3] "Vector seen from frame 1";
    output Real v2[3] "Vector seen from frame 2";
  algorithm
    v2 := T * v1;
    annotation(Inline = true);
  end resolve2;

  function multipleResolve1 "Same vectors, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Real v2[3, :] "Columns: vectors seen from frame 2";
    output Real v1[3, size(v2, 2)] "Columns: vectors seen from frame 1";
  algorithm
    v1 := transpose(transpose(v2) * T);
    annotation(Inline = true);
  end multipleResolve1;

  function multipleResolve2 "Same vectors, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Real v1[3, :] "Columns: vectors seen from frame 1";
    output Real v2[3, size(v1, 2)] "Columns: vectors seen from frame 2";
  algorithm
    v2 := T * v1;
    annotation(Inline = true);
  end multipleResolve2;

  function resolveDyade1 "Same tensor, seen from frame 1"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Real D2[3, 3] "Tensor seen from frame 2";
    output Real D1[3, 3] "Tensor seen from frame 1";
  algorithm
    D1 := transpose(T) * D2 * T;
    annotation(Inline = true);
  end resolveDyade1;

  function resolveDyade2 "Same tensor, seen from frame 2"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Real D1[3, 3] "Tensor seen from frame 1";
    output Real D2[3, 3] "Tensor seen from frame 2";
  algorithm
    D2 := T * D1 * transpose(T);
    annotation(Inline = true);
  end resolveDyade2;

  function nullRotation "Both frames are parallel"
    extends Modelica.Icons.Function;
    output Orientation T "No rotation";
  algorithm
    T := identity(3);
    annotation(Inline = true);
  end nullRotation;

  function inverseRotation "Rotation back"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    output Orientation T_inv "Turns frame 2 into frame 1";
  algorithm
    T_inv := transpose(T);
    annotation(Inline = true);
  end inverseRotation;

  function relativeRotation "Rotation between two frames that are given against frame 0"
    extends Modelica.Icons.Function;
    input Orientation T1 "Turns frame 0 into frame 1";
    input Orientation T2 "Turns frame 0 into frame 2";
    output Orientation T_rel "Turns frame 1 into frame 2";
  algorithm
    T_rel := T2 * transpose(T1);
    annotation(Inline = true);
  end relativeRotation;

  function absoluteRotation "Two rotations, one after the other"
    extends Modelica.Icons.Function;
    input Orientation T1 "Turns frame 0 into frame 1";
    input Orientation T_rel "Turns frame 1 into frame 2";
    output Orientation T2 "Turns frame 0 into frame 2";
  algorithm
    T2 := T_rel * T1;
    annotation(Inline = true);
  end absoluteRotation;

  function planarRotation "Turn about a given axis"
    extends Modelica.Icons.Function;
    input Real e[3](each final unit = "1") "Axis of the turn, of length one";
    input SI.Angle angle "Angle, right-hand rule about e";
    output Orientation T "Matrix that turns frame 1 into frame 2";
  algorithm
    T := outerProduct(e, e) - Modelica.Math.sin(angle) * skew(e)
      + Modelica.Math.cos(angle) * (identity(3) - outerProduct(e, e));
    annotation(Inline = true);
  end planarRotation;

  function planarRotationAngle "Angle of a turn, from a vector seen before and after it"
    extends Modelica.Icons.Function;
    input Real e[3](each final unit = "1") "Axis of the turn, of length one";
    input Real v1[3] "Vector seen from frame 1, not parallel to e";
    input Real v2[3] "The same vector seen from frame 2";
    output SI.Angle angle "Angle of the turn from frame 1 to frame 2";
  algorithm
    angle := Modelica.Math.atan2(e * cross(v2, v1), cross(e, v1) * cross(e, v2));
    annotation(Inline = true);
  end planarRotationAngle;

  function axisRotation "Turn about a coordinate axis"
    extends Modelica.Icons.Function;
    input Integer axis(min = 1, max = 3) "1: x, 2: y, 3: z";
    input SI.Angle angle "Angle";
    output Orientation T "Matrix that turns frame 1 into frame 2";
  protected
    Real c = Modelica.Math.cos(angle);
    Real s = Modelica.Math.sin(angle);
  algorithm
    T := if axis == 1 then [1, 0, 0; 0, c, s; 0, -s, c]
      else if axis == 2 then [c, 0, -s; 0, 1, 0; s, 0, c]
      else [c, s, 0; -s, c, 0; 0, 0, 1];
    annotation(Inline = true);
  end axisRotation;

  function axesRotations "Three turns about coordinate axes, one after the other"
    extends Modelica.Icons.Function;
    input Integer sequence[3](min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3} "Axes of the turns";
    input SI.Angle angles[3] = {0, 0, 0} "Angles of the turns";
    output Orientation T "Matrix that turns frame 1 into frame 2";
  algorithm
    T := absoluteRotation(
      absoluteRotation(axisRotation(sequence[1], angles[1]), axisRotation(sequence[2], angles[2])),
      axisRotation(sequence[3], angles[3]));
    annotation(Inline = true);
  end axesRotations;

  function axesRotationsAngles "Angles of three turns about coordinate axes that make a given rotation"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Integer sequence[3](min = {1, 1, 1}, max = {3, 3, 3}) = {1, 2, 3} "Axes of the turns; neighbours differ";
    input SI.Angle guessAngle1 = 0 "Of the two solutions, the one with the first angle nearer to this";
    output SI.Angle angles[3] "Angles of the turns";
  protected
    Real e1[3] = axis(sequence[1]) "First axis of turning";
    Real e2[3] = axis(sequence[2]) "Second axis of turning, seen after the first turn";
    Real e3[3] = T[sequence[3], :] "Third axis of turning, seen from frame 1";
    Real across "Component of e3 along e2";
    Real along "Component of e3 at right angles to e1 and e2";
    SI.Angle solution[2] "Both first angles";
    Orientation T1 "First turn";
  algorithm
    assert(sequence[2] <> sequence[1] and sequence[2] <> sequence[3],
      "Two turns about the same axis one after the other cannot make a general rotation");
    // Seen after the first turn, the third axis of turning is at right angles to the second one.
    across := e2 * e3;
    along := cross(e1, e2) * e3;
    if abs(across) <= 1.e-12 and abs(along) <= 1.e-12 then
      // First and last axis coincide: only the sum of their angles counts.
      angles[1] := guessAngle1;
    else
      solution := {Modelica.Math.atan2(across, -along), Modelica.Math.atan2(-across, along)};
      angles[1] :=
        if abs(solution[1] - guessAngle1) <= abs(solution[2] - guessAngle1) then solution[1] else solution[2];
    end if;
    T1 := planarRotation(e1, angles[1]);
    angles[2] := planarRotationAngle(e2, T1 * e3, axis(sequence[3]));
    angles[3] := planarRotationAngle(axis(sequence[3]), e2, T * (transpose(T1) * e2));
  end axesRotationsAngles;

  function smallRotation "Angles of a small rotation"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Boolean withResidues = false "Three more numbers that vanish for a small rotation";
    output SI.Angle phi[if withResidues then 6 else 3] "Angles about x, y, z, and residues";
  algorithm
    phi := cat(1, {T[2, 3], -T[1, 3], T[1, 2]},
      if withResidues then {T[1, 1], T[2, 2], T[1, 1] * T[2, 2] - T[1, 2] * T[2, 1]} - ones(3) else zeros(0));
    annotation(Inline = true);
  end smallRotation;

  function from_nxy "Frame of which the x axis and the xy plane are given"
    extends Modelica.Icons.Function;
    import Modelica.Math.Vectors.{length, normalize};
    input Real n_x[3] "Along x of frame 2, seen from frame 1";
    input Real n_y[3] "In the plane of x and y of frame 2, seen from frame 1";
    output Orientation T "Matrix that turns frame 1 into frame 2";
  protected
    Real e_x[3] = if length(n_x) < 1.e-10 then {1, 0, 0} else normalize(n_x) "x axis";
    Real wish[3] = if length(n_y) < 1.e-10 then {0, 1, 0} else normalize(n_y) "Near the y axis";
    Real across[3] = cross(e_x, wish);
    // A wish along x says nothing; then any other direction will do.
    Real other[3] = if across * across > 1.e-6 then wish elseif abs(e_x[1]) > 1.e-6 then {0, 1, 0} else {1, 0, 0};
    Real e_z[3] = normalize(cross(e_x, other)) "z axis";
  algorithm
    T := {e_x, cross(e_z, e_x), e_z};
  end from_nxy;

  function from_nxz "Frame of which the x axis and the xz plane are given"
    extends Modelica.Icons.Function;
    import Modelica.Math.Vectors.{length, normalize};
    input Real n_x[3](each final unit = "1") "Along x of frame 2, seen from frame 1";
    input Real n_z[3](each final unit = "1") "In the plane of x and z of frame 2, seen from frame 1";
    output Orientation T "Matrix that turns frame 1 into frame 2";
  protected
    Real e_x[3] = if length(n_x) < 1.e-10 then {1, 0, 0} else normalize(n_x) "x axis";
    Real wish[3] = if length(n_z) < 1.e-10 then {0, 0, 1} else normalize(n_z) "Near the z axis";
    Real across[3] = cross(wish, e_x);
    Real other[3] = if across * across > 1.e-6 then wish elseif abs(e_x[1]) > 1.e-6 then {0, 0, 1} else {1, 0, 0};
    Real e_y[3] = normalize(cross(other, e_x)) "y axis";
  algorithm
    T := {e_x, e_y, cross(e_x, e_y)};
  end from_nxz;

  function from_T "Orientation with a given matrix"
    extends Modelica.Icons.Function;
    input Real T[3, 3] "Rotation matrix from frame 1 to frame 2";
    output Orientation R "The same matrix";
  algorithm
    R := T;
    annotation(Inline = true);
  end from_T;

  function from_T_inv "Orientation with the given matrix of the rotation back"
    extends Modelica.Icons.Function;
    input Real T_inv[3, 3] "Rotation matrix from frame 2 to frame 1";
    output Orientation R "Rotation matrix from frame 1 to frame 2";
  algorithm
    R := transpose(T_inv);
    annotation(Inline = true);
  end from_T_inv;

  function from_Q "Rotation matrix of a quaternion"
    extends Modelica.Icons.Function;
    input Quaternions.Orientation Q "Quaternion that turns frame 1 into frame 2";
    output Orientation T "Matrix that turns frame 1 into frame 2";
  algorithm
    T := Quaternions.to_T(Q);
    annotation(Inline = true);
  end from_Q;

  function to_T "Rotation matrix"
    extends Modelica.Icons.Function;
    input Orientation R "Matrix that turns frame 1 into frame 2";
    output Real T[3, 3] "The same matrix";
  algorithm
    T := R;
    annotation(Inline = true);
  end to_T;

  function to_T_inv "Matrix of the rotation back"
    extends Modelica.Icons.Function;
    input Orientation R "Matrix that turns frame 1 into frame 2";
    output Real T_inv[3, 3] "Rotation matrix from frame 2 to frame 1";
  algorithm
    T_inv := transpose(R);
    annotation(Inline = true);
  end to_T_inv;

  function to_Q "Quaternion"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    input Quaternions.Orientation Q_guess = Quaternions.nullRotation() "Of Q and -Q, the one nearer to this";
    output Quaternions.Orientation Q "Quaternion that turns frame 1 into frame 2";
  algorithm
    Q := Quaternions.from_T(T, Q_guess);
    annotation(Inline = true);
  end to_Q;

  function to_vector "The nine elements of the matrix"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    output Real vec[9] "Columns of T, one after the other";
  algorithm
    vec := cat(1, T[:, 1], T[:, 2], T[:, 3]);
    annotation(Inline = true);
  end to_vector;

  function to_exy "Unit vectors of the x and y axes"
    extends Modelica.Icons.Function;
    input Orientation T "Matrix that turns frame 1 into frame 2";
    output Real exy[3, 2] "Columns: x and y of frame 2, seen from frame 1";
  algorithm
    exy := transpose(T[1:2, :]);
    annotation(Inline = true);
  end to_exy;
  annotation(Documentation(info = "<html>
<p>The functions of <code>Frames</code> on bare matrices, without an angular velocity.</p>
</html>"));
end TransformationMatrices;
