within Modelica.Mechanics.Rotational.Icons;
model Clutch "Look of a clutch"
end Clutch;
