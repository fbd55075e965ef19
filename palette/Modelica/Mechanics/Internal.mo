within Modelica.Mechanics;
package Internal "What parts of shafts and of slides share"
  extends Modelica.Icons.InternalPackage;
  import Modelica.Blocks.Types.{ExternalCombiTable1D, Smoothness};
  import Modelica.Blocks.Tables.Internal.{getTable1DValue, getTable1DValueNoDer, getTable1DValueNoDer2};

  block StartCondition "At the start a variable has the value of a signal"
    extends Modelica.Blocks.Icons.Block;
    Modelica.Blocks.Interfaces.RealInput u "Value at the start"
      annotation(HideResult = true, Placement(transformation(extent = {{-140, -20}, {-100, 20}})));
    input Real x "Variable";
  initial equation
    x = u;
    annotation(Documentation(info = "<html>
<p>One initial equation, <code>x = u</code>, and nothing else.</p>
</html>"));
  end StartCondition;

  function characteristic "Column of a table, between its rows as smoothness says"
    extends Modelica.Icons.Function;
    input ExternalCombiTable1D table "Table";
    input Smoothness smoothness "Constant, straight or curved segments";
    input Integer column "Column, counted without that of the argument";
    input Real u "Argument";
    output Real y "Value";
  algorithm
    y := if smoothness == Smoothness.LinearSegments then getTable1DValueNoDer2(table, column, u)
      elseif smoothness == Smoothness.ConstantSegments then getTable1DValueNoDer(table, column, u)
      else getTable1DValue(table, column, u);
    annotation(Inline = true);
  end characteristic;

  function follow "A place that a signal gives, of which other signals are the derivatives"
    extends Modelica.Icons.Function;
    input Real q "Place";
    input Real q_d "Derivative of q";
    input Real q_dd "Derivative of q_d";
    input SI.Time t "Something that has a derivative: the signals have none by themselves";
    output Real place "The place q";
  algorithm
    place := q;
    annotation(derivative(noDerivative = q, noDerivative = q_d, noDerivative = q_dd) = follow_d,
      InlineAfterIndexReduction = true);
  end follow;

  function followSpeed "A place that a signal gives, of which another signal is the derivative"
    extends Modelica.Icons.Function;
    input Real q "Place";
    input Real q_d "Derivative of q";
    input SI.Time t "Something that has a derivative: the signals have none by themselves";
    output Real place "The place q";
  algorithm
    place := q;
    annotation(derivative(noDerivative = q, noDerivative = q_d) = followSpeed_d, InlineAfterIndexReduction = true);
  end followSpeed;

  function followSpeed_d "Its derivative, which the second signal gives"
    extends Modelica.Icons.Function;
    input Real q "Place";
    input Real q_d "Derivative of q";
    input SI.Time t "Time";
    input Real t_d "Derivative of the time: 1";
    output Real speed "The derivative q_d";
  algorithm
    speed := q_d;
    annotation(InlineAfterIndexReduction = true);
  end followSpeed_d;

  function follow_d "Its derivative, which the second signal gives"
    extends Modelica.Icons.Function;
    input Real q "Place";
    input Real q_d "Derivative of q";
    input Real q_dd "Derivative of q_d";
    input SI.Time t "Time";
    input Real t_d "Derivative of the time: 1";
    output Real speed "The derivative q_d";
  algorithm
    speed := q_d;
    annotation(derivative(order = 2, noDerivative = q, noDerivative = q_d, noDerivative = q_dd) = follow_dd,
      InlineAfterIndexReduction = true);
  end follow_d;

  function follow_dd "Its second derivative, which the third signal gives"
    extends Modelica.Icons.Function;
    input Real q "Place";
    input Real q_d "Derivative of q";
    input Real q_dd "Derivative of q_d";
    input SI.Time t "Time";
    input Real t_d "Derivative of the time: 1";
    input Real t_dd "Its derivative: 0";
    output Real acceleration "The derivative q_dd";
  algorithm
    acceleration := q_dd;
    annotation(InlineAfterIndexReduction = true);
  end follow_dd;
end Internal;
