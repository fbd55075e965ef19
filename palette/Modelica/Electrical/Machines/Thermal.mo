within Modelica.Electrical.Machines;
package Thermal "Resistance and temperature"
  extends Modelica.Icons.Package;

  type LinearTemperatureCoefficient20 = Modelica.Units.SI.LinearTemperatureCoefficient
    "Relative change per kelvin, referred to 20 degrees Celsius";

  function convertAlpha "Temperature coefficient referred to another temperature"
    extends Modelica.Icons.Function;
    input Modelica.Units.SI.LinearTemperatureCoefficient alpha1 "Coefficient referred to T1";
    input Modelica.Units.SI.Temperature T2 "Temperature of the wanted coefficient";
    input Modelica.Units.SI.Temperature T1 = 293.15 "Temperature of the given coefficient";
    output Modelica.Units.SI.LinearTemperatureCoefficient alpha2 "Coefficient referred to T2";
  algorithm
    alpha2 := alpha1 / (1 + (T2 - T1) * alpha1);
    annotation(Inline = true);
  end convertAlpha;

  function linearTemperatureDependency "Value that changes in proportion to the temperature"
    extends Modelica.Icons.Function;
    input Real RRef "Value at TRef";
    input Modelica.Units.SI.Temperature TRef "Reference temperature";
    input Modelica.Units.SI.LinearTemperatureCoefficient alpha20 "Coefficient referred to 20 degrees Celsius";
    input Modelica.Units.SI.Temperature T "Temperature";
    output Real R "Value at T";
  algorithm
    R := RRef * (1 + (T - TRef) * convertAlpha(alpha20, TRef));
    annotation(Inline = true);
  end linearTemperatureDependency;
end Thermal;
