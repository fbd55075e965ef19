within Modelica.Electrical.Analog.Icons;
partial model VoltageSource "Look of a voltage source"
end VoltageSource;
