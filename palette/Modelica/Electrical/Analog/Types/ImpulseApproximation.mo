within Modelica.Electrical.Analog.Types;
type ImpulseApproximation = enumeration(
  DoubleExp "Difference of two exponentials",
  Heidler "Heidler's formula")
  "Formula of a lightning impulse";
