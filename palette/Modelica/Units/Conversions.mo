within Modelica.Units;
package Conversions "Functions from SI units to customary units and back"
  extends Modelica.Icons.Package;

  function from_Ah "From ampere hours to coulombs"
    input NonSI.ElectricCharge_Ah AmpereHour "Value in ampere hours";
    output SI.ElectricCharge Coulomb "Value in coulombs";
  algorithm
    Coulomb := AmpereHour * 3600;
    annotation(Inline = true);
  end from_Ah;

  function from_Hz "From hertz to radians per second"
    input SI.Frequency f "Value in hertz";
    output SI.AngularVelocity w "Value in radians per second";
  algorithm
    w := f * (2 * Modelica.Constants.pi);
    annotation(Inline = true);
  end from_Hz;

  function from_Wh "From watt hours to joules"
    input NonSI.Energy_Wh WattHour "Value in watt hours";
    output SI.Energy Joule "Value in joules";
  algorithm
    Joule := WattHour * 3600;
    annotation(Inline = true);
  end from_Wh;

  function from_bar "From bar to pascals"
    input NonSI.Pressure_bar bar "Value in bar";
    output SI.Pressure Pa "Value in pascals";
  algorithm
    Pa := bar * 100000;
    annotation(Inline = true);
  end from_bar;

  function from_cm2 "From square centimetres to square metres"
    input NonSI.Area_cm cm2 "Value in square centimetres";
    output SI.Area m2 "Value in square metres";
  algorithm
    m2 := cm2 / 100 ^ 2;
    annotation(Inline = true);
  end from_cm2;

  function from_day "From days to seconds"
    input NonSI.Time_day day "Value in days";
    output SI.Time s "Value in seconds";
  algorithm
    s := day * (24 * 60 * 60);
    annotation(Inline = true);
  end from_day;

  function from_deg "From degrees to radians"
    input NonSI.Angle_deg degree "Value in degrees";
    output SI.Angle radian "Value in radians";
  algorithm
    radian := degree * (Modelica.Constants.pi / 180);
    annotation(Inline = true);
  end from_deg;

  function from_degC "From degrees Celsius to kelvin"
    input NonSI.Temperature_degC Celsius "Value in degrees Celsius";
    output SI.Temperature Kelvin "Value in kelvin";
  algorithm
    Kelvin := 273.15 + Celsius;
    annotation(Inline = true);
  end from_degC;

  function from_degF "From degrees Fahrenheit to kelvin"
    input NonSI.Temperature_degF Fahrenheit "Value in degrees Fahrenheit";
    output SI.Temperature Kelvin "Value in kelvin";
  algorithm
    Kelvin := (459.67 + Fahrenheit) * 5 / 9;
    annotation(Inline = true);
  end from_degF;

  function from_degRk "From degrees Rankine to kelvin"
    input NonSI.Temperature_degRk Rankine "Value in degrees Rankine";
    output SI.Temperature Kelvin "Value in kelvin";
  algorithm
    Kelvin := Rankine * 5 / 9;
    annotation(Inline = true);
  end from_degRk;

  function from_gps "From grams per second to kilograms per second"
    input NonSI.MassFlowRate_gps gps "Value in grams per second";
    output SI.MassFlowRate kgps "Value in kilograms per second";
  algorithm
    kgps := gps / 1000;
    annotation(Inline = true);
  end from_gps;

  function from_hour "From hours to seconds"
    input NonSI.Time_hour hour "Value in hours";
    output SI.Time s "Value in seconds";
  algorithm
    s := hour * (60 * 60);
    annotation(Inline = true);
  end from_hour;

  function from_kWh "From kilowatt hours to joules"
    input NonSI.Energy_kWh kiloWattHour "Value in kilowatt hours";
    output SI.Energy Joule "Value in joules";
  algorithm
    Joule := kiloWattHour * (1000 * 3600);
    annotation(Inline = true);
  end from_kWh;

  function from_kmh "From kilometres per hour to metres per second"
    input NonSI.Velocity_kmh kmh "Value in kilometres per hour";
    output SI.Velocity ms "Value in metres per second";
  algorithm
    ms := kmh * 1000 / 3600;
    annotation(Inline = true);
  end from_kmh;

  function from_litre "From litres to cubic metres"
    input NonSI.Volume_litre litre "Value in litres";
    output SI.Volume m3 "Value in cubic metres";
  algorithm
    m3 := litre / 1000;
    annotation(Inline = true);
  end from_litre;

  function from_minute "From minutes to seconds"
    input NonSI.Time_minute minute "Value in minutes";
    output SI.Time s "Value in seconds";
  algorithm
    s := minute * 60;
    annotation(Inline = true);
  end from_minute;

  function from_rpm "From revolutions per minute to radians per second"
    input NonSI.AngularVelocity_rpm rpm "Value in revolutions per minute";
    output SI.AngularVelocity rs "Value in radians per second";
  algorithm
    rs := rpm * (2 * Modelica.Constants.pi / 60);
    annotation(Inline = true);
  end from_rpm;

  function to_Ah "From coulombs to ampere hours"
    input SI.ElectricCharge Coulomb "Value in coulombs";
    output NonSI.ElectricCharge_Ah AmpereHour "Value in ampere hours";
  algorithm
    AmpereHour := Coulomb * (1 / 3600);
    annotation(Inline = true);
  end to_Ah;

  function to_Hz "From radians per second to hertz"
    input SI.AngularVelocity w "Value in radians per second";
    output SI.Frequency f "Value in hertz";
  algorithm
    f := w * (0.5 / Modelica.Constants.pi);
    annotation(Inline = true);
  end to_Hz;

  function to_Wh "From joules to watt hours"
    input SI.Energy Joule "Value in joules";
    output NonSI.Energy_Wh WattHour "Value in watt hours";
  algorithm
    WattHour := Joule * (1 / 3600);
    annotation(Inline = true);
  end to_Wh;

  function to_bar "From pascals to bar"
    input SI.Pressure Pa "Value in pascals";
    output NonSI.Pressure_bar bar "Value in bar";
  algorithm
    bar := Pa / 100000;
    annotation(Inline = true);
  end to_bar;

  function to_cm2 "From square metres to square centimetres"
    input SI.Area m2 "Value in square metres";
    output NonSI.Area_cm cm2 "Value in square centimetres";
  algorithm
    cm2 := m2 * 100 ^ 2;
    annotation(Inline = true);
  end to_cm2;

  function to_day "From seconds to days"
    input SI.Time s "Value in seconds";
    output NonSI.Time_day day "Value in days";
  algorithm
    day := s / (24 * 60 * 60);
    annotation(Inline = true);
  end to_day;

  function to_deg "From radians to degrees"
    input SI.Angle radian "Value in radians";
    output NonSI.Angle_deg degree "Value in degrees";
  algorithm
    degree := radian * (180 / Modelica.Constants.pi);
    annotation(Inline = true);
  end to_deg;

  function to_degC "From kelvin to degrees Celsius"
    input SI.Temperature Kelvin "Value in kelvin";
    output NonSI.Temperature_degC Celsius "Value in degrees Celsius";
  algorithm
    Celsius := Kelvin - 273.15;
    annotation(Inline = true);
  end to_degC;

  function to_degF "From kelvin to degrees Fahrenheit"
    input SI.Temperature Kelvin "Value in kelvin";
    output NonSI.Temperature_degF Fahrenheit "Value in degrees Fahrenheit";
  algorithm
    Fahrenheit := Kelvin * 9 / 5 - 459.67;
    annotation(Inline = true);
  end to_degF;

  function to_degRk "From kelvin to degrees Rankine"
    input SI.Temperature Kelvin "Value in kelvin";
    output NonSI.Temperature_degRk Rankine "Value in degrees Rankine";
  algorithm
    Rankine := Kelvin * 9 / 5;
    annotation(Inline = true);
  end to_degRk;

  function to_gps "From kilograms per second to grams per second"
    input SI.MassFlowRate kgps "Value in kilograms per second";
    output NonSI.MassFlowRate_gps gps "Value in grams per second";
  algorithm
    gps := kgps * 1000;
    annotation(Inline = true);
  end to_gps;

  function to_hour "From seconds to hours"
    input SI.Time s "Value in seconds";
    output NonSI.Time_hour hour "Value in hours";
  algorithm
    hour := s / (60 * 60);
    annotation(Inline = true);
  end to_hour;

  function to_kWh "From joules to kilowatt hours"
    input SI.Energy Joule "Value in joules";
    output NonSI.Energy_kWh kiloWattHour "Value in kilowatt hours";
  algorithm
    kiloWattHour := Joule / (1000 * 3600);
    annotation(Inline = true);
  end to_kWh;

  function to_kmh "From metres per second to kilometres per hour"
    input SI.Velocity ms "Value in metres per second";
    output NonSI.Velocity_kmh kmh "Value in kilometres per hour";
  algorithm
    kmh := ms * 3600 / 1000;
    annotation(Inline = true);
  end to_kmh;

  function to_litre "From cubic metres to litres"
    input SI.Volume m3 "Value in cubic metres";
    output NonSI.Volume_litre litre "Value in litres";
  algorithm
    litre := m3 * 1000;
    annotation(Inline = true);
  end to_litre;

  function to_minute "From seconds to minutes"
    input SI.Time s "Value in seconds";
    output NonSI.Time_minute minute "Value in minutes";
  algorithm
    minute := s / 60;
    annotation(Inline = true);
  end to_minute;

  function to_rpm "From radians per second to revolutions per minute"
    input SI.AngularVelocity rs "Value in radians per second";
    output NonSI.AngularVelocity_rpm rpm "Value in revolutions per minute";
  algorithm
    rpm := rs * (60 / (2 * Modelica.Constants.pi));
    annotation(Inline = true);
  end to_rpm;

  function to_unit1 "Take the number and call its unit 1"
    input Real r "Number";
    output Real result(unit = "1") "The same number";
  algorithm
    result := r;
    annotation(Inline = true);
  end to_unit1;
end Conversions;
