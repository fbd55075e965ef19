within Modelica.Blocks;
package Interfaces "Signal connectors and base classes of blocks"
  extends Modelica.Icons.InterfacesPackage;

  connector RealInput = input Real "Real input signal"
    annotation(defaultComponentName = "u");

  connector RealOutput = output Real "Real output signal"
    annotation(defaultComponentName = "y");

  connector BooleanInput = input Boolean "Boolean input signal"
    annotation(defaultComponentName = "u");

  connector BooleanOutput = output Boolean "Boolean output signal"
    annotation(defaultComponentName = "y");

  connector IntegerInput = input Integer "Integer input signal"
    annotation(defaultComponentName = "u");

  connector IntegerOutput = output Integer "Integer output signal"
    annotation(defaultComponentName = "y");

  connector RealVectorInput = input Real "Element of a vector of Real inputs, drawn as one"
    annotation(defaultComponentName = "u");

  connector IntegerVectorInput = input Integer "Element of a vector of Integer inputs, drawn as one"
    annotation(defaultComponentName = "u");

  connector BooleanVectorInput = input Boolean "Element of a vector of Boolean inputs, drawn as one"
    annotation(defaultComponentName = "u");

  connector RealVectorOutput = output Real "Element of a vector of Real outputs, drawn as one"
    annotation(defaultComponentName = "y");

end Interfaces;
