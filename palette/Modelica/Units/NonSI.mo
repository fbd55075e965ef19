within Modelica.Units;
package NonSI "Quantities in customary units"
  extends Modelica.Icons.Package;

  type Temperature_degC = Real(final quantity = "ThermodynamicTemperature", final unit = "degC")
    "Temperature in degrees Celsius"
    annotation(absoluteValue = true);
  type Temperature_degF = Real(final quantity = "ThermodynamicTemperature", final unit = "degF")
    "Temperature in degrees Fahrenheit"
    annotation(absoluteValue = true);
  type Temperature_degRk = Real(final quantity = "ThermodynamicTemperature", final unit = "degRk")
    "Temperature in degrees Rankine"
    annotation(absoluteValue = true);
  type Angle_deg = Real(final quantity = "Angle", final unit = "deg") "Degrees";
  type AngularVelocity_rpm = Real(final quantity = "AngularVelocity", final unit = "rev/min") "Revolutions per minute";
  type Velocity_kmh = Real(final quantity = "Velocity", final unit = "km/h") "Kilometres per hour";
  type Time_day = Real(final quantity = "Time", final unit = "d") "Days";
  type Time_hour = Real(final quantity = "Time", final unit = "h") "Hours";
  type Time_minute = Real(final quantity = "Time", final unit = "min") "Minutes";
  type Volume_litre = Real(final quantity = "Volume", final unit = "l") "Litres";
  type ElectricCharge_Ah = Real(final quantity = "ElectricCharge", final unit = "A.h") "Ampere hours";
  type Energy_Wh = Real(final quantity = "Energy", final unit = "W.h") "Watt hours";
  type Energy_kWh = Real(final quantity = "Energy", final unit = "kW.h") "Kilowatt hours";
  type Pressure_bar = Real(final quantity = "Pressure", final unit = "bar") "Bar";
  type MassFlowRate_gps = Real(final quantity = "MassFlowRate", final unit = "g/s") "Grams per second";
  type Area_cm = Real(final quantity = "Area", final unit = "cm2") "Square centimetres";
  type PerArea_cm = Real(final quantity = "PerArea", final unit = "1/cm2") "Number per square centimetre";
  type Area_cmPerVoltageSecond = Real(final quantity = "AreaPerVoltageSecond", final unit = "cm2/(V.s)")
    "Square centimetres per volt second";
end NonSI;
