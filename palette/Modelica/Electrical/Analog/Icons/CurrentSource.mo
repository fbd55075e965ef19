within Modelica.Electrical.Analog.Icons;
partial model CurrentSource "Look of a current source"
end CurrentSource;
