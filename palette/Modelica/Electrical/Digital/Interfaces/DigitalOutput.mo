within Modelica.Electrical.Digital.Interfaces;
connector DigitalOutput = output DigitalSignal "Logic output" annotation(defaultComponentName = "y");
