within Modelica.Electrical.Digital.Interfaces;
connector DigitalInput = input DigitalSignal "Logic input" annotation(defaultComponentName = "x");
