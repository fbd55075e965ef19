within Modelica.Mechanics.Translational.Interfaces;
partial model PartialTwoFlanges "Base of a part between two flanges"
  Flange_a flange_a "Left flange, the axis points from here"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Flange_b flange_b "Right flange, the axis points to here"
    annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
  annotation(Documentation(info = "<html>
<p>Only the two connectors. A part made from it adds two equations.</p>
</html>"));
end PartialTwoFlanges;
