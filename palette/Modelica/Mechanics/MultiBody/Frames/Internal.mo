within Modelica.Mechanics.MultiBody.Frames;
package Internal "Base types and derivatives"
  extends Modelica.Icons.InternalPackage;

  type QuaternionBase = Real[4](each unit = "1") "Four numbers";

  type TransformationMatrix = Real[3, 3] "Nine numbers";

  function maxWithoutEvent "Larger one of two numbers, no event where they cross"
    extends Modelica.Icons.Function;
    input Real u1 "First number";
    input Real u2 "Second number";
    output Real y "Larger one";
  algorithm
    y := if u1 > u2 then u1 else u2;
    annotation(LateInline = true, derivative = maxWithoutEvent_d);
  end maxWithoutEvent;

  function maxWithoutEvent_d "Derivative of maxWithoutEvent"
    extends Modelica.Icons.Function;
    input Real u1 "First number";
    input Real u2 "Second number";
    input Real u1_d "Derivative of u1";
    input Real u2_d "Derivative of u2";
    output Real y_d "Derivative of the larger one";
  algorithm
    y_d := if u1 > u2 then u1_d else u2_d;
    annotation(LateInline = true, derivative(order = 2) = maxWithoutEvent_dd);
  end maxWithoutEvent_d;

  function maxWithoutEvent_dd "Second derivative of maxWithoutEvent"
    extends Modelica.Icons.Function;
    input Real u1 "First number";
    input Real u2 "Second number";
    input Real u1_d "Derivative of u1";
    input Real u2_d "Derivative of u2";
    input Real u1_dd "Derivative of u1_d";
    input Real u2_dd "Derivative of u2_d";
    output Real y_dd "Second derivative of the larger one";
  algorithm
    y_dd := if u1 > u2 then u1_dd else u2_dd;
    annotation(LateInline = true);
  end maxWithoutEvent_dd;

  function resolve1_der "Derivative of resolve1"
    extends Modelica.Icons.Function;
    import Modelica.Mechanics.MultiBody.Frames;
    input Orientation R "Turns frame 1 into frame 2";
    input Real v2[3] "Vector seen from frame 2";
    input Real v2_der[3] "Derivative of v2";
    output Real v1_der[3] "Derivative of the vector seen from frame 1";
  algorithm
    v1_der := Frames.resolve1(R, v2_der + cross(R.w, v2));
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
    v2_der := Frames.resolve2(R, v1_der) - cross(R.w, Frames.resolve2(R, v1));
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
    v2_der := Frames.resolveRelative(v1_der + cross(R1.w, v1), R1, R2)
      - cross(R2.w, Frames.resolveRelative(v1, R1, R2));
    annotation(Inline = true);
  end resolveRelative_der;
end Internal;
