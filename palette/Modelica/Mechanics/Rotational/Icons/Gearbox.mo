within Modelica.Mechanics.Rotational.Icons;
model Gearbox "Look of a gear box"
end Gearbox;
