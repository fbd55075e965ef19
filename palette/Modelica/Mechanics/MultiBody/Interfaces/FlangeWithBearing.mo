within Modelica.Mechanics.MultiBody.Interfaces;
connector FlangeWithBearing "Flange of a shaft together with the frame of its bearing"
  parameter Boolean includeBearingConnector = false "The frame of the bearing belongs to the connector";
  Modelica.Mechanics.Rotational.Interfaces.Flange_a flange "Shaft";
  Modelica.Mechanics.MultiBody.Interfaces.Frame bearingFrame if includeBearingConnector
    "Bearing that carries the shaft";
  annotation(defaultComponentName = "flange", Documentation(info = "<html>
<p>Lets one wire carry the shaft and the housing on which it turns.</p>
</html>"));
end FlangeWithBearing;
