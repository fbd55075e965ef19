within Modelica.Mechanics.Rotational.Icons;
partial class Gear "Look of a pair of gear wheels"
end Gear;
