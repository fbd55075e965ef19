within Modelica.Electrical.Digital.Interfaces;
connector DigitalSignal = Logic "Logic signal, direction open";
