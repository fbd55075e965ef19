within Modelica.Blocks.Math;
package UnitConversions "Signals in other units"
  extends Modelica.Icons.Package;

  block To_degC "From K to degC"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "K"), y(unit = "degC"));
  equation
    y = Modelica.Units.Conversions.to_degC(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from K to degC.</p>
</html>"));
  end To_degC;

  block From_degC "From degC to K"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "degC"), y(unit = "K"));
  equation
    y = Modelica.Units.Conversions.from_degC(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from degC to K.</p>
</html>"));
  end From_degC;

  block To_degF "From K to degF"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "K"), y(unit = "degF"));
  equation
    y = Modelica.Units.Conversions.to_degF(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from K to degF.</p>
</html>"));
  end To_degF;

  block From_degF "From degF to K"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "degF"), y(unit = "K"));
  equation
    y = Modelica.Units.Conversions.from_degF(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from degF to K.</p>
</html>"));
  end From_degF;

  block To_degRk "From K to degRk"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "K"), y(unit = "degRk"));
  equation
    y = Modelica.Units.Conversions.to_degRk(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from K to degRk.</p>
</html>"));
  end To_degRk;

  block From_degRk "From degRk to K"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "degRk"), y(unit = "K"));
  equation
    y = Modelica.Units.Conversions.from_degRk(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from degRk to K.</p>
</html>"));
  end From_degRk;

  block To_deg "From rad to deg"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "rad"), y(unit = "deg"));
  equation
    y = Modelica.Units.Conversions.to_deg(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from rad to deg.</p>
</html>"));
  end To_deg;

  block From_deg "From deg to rad"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "deg"), y(unit = "rad"));
  equation
    y = Modelica.Units.Conversions.from_deg(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from deg to rad.</p>
</html>"));
  end From_deg;

  block To_rpm "From rad/s to rev/min"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "rad/s"), y(unit = "rev/min"));
  equation
    y = Modelica.Units.Conversions.to_rpm(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from rad/s to rev/min.</p>
</html>"));
  end To_rpm;

  block From_rpm "From rev/min to rad/s"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "rev/min"), y(unit = "rad/s"));
  equation
    y = Modelica.Units.Conversions.from_rpm(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from rev/min to rad/s.</p>
</html>"));
  end From_rpm;

  block To_kmh "From m/s to km/h"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "m/s"), y(unit = "km/h"));
  equation
    y = Modelica.Units.Conversions.to_kmh(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from m/s to km/h.</p>
</html>"));
  end To_kmh;

  block From_kmh "From km/h to m/s"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "km/h"), y(unit = "m/s"));
  equation
    y = Modelica.Units.Conversions.from_kmh(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from km/h to m/s.</p>
</html>"));
  end From_kmh;

  block To_day "From s to d"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "s"), y(unit = "d"));
  equation
    y = Modelica.Units.Conversions.to_day(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from s to d.</p>
</html>"));
  end To_day;

  block From_day "From d to s"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "d"), y(unit = "s"));
  equation
    y = Modelica.Units.Conversions.from_day(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from d to s.</p>
</html>"));
  end From_day;

  block To_hour "From s to h"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "s"), y(unit = "h"));
  equation
    y = Modelica.Units.Conversions.to_hour(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from s to h.</p>
</html>"));
  end To_hour;

  block From_hour "From h to s"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "h"), y(unit = "s"));
  equation
    y = Modelica.Units.Conversions.from_hour(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from h to s.</p>
</html>"));
  end From_hour;

  block To_minute "From s to min"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "s"), y(unit = "min"));
  equation
    y = Modelica.Units.Conversions.to_minute(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from s to min.</p>
</html>"));
  end To_minute;

  block From_minute "From min to s"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "min"), y(unit = "s"));
  equation
    y = Modelica.Units.Conversions.from_minute(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from min to s.</p>
</html>"));
  end From_minute;

  block To_litre "From m3 to l"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "m3"), y(unit = "l"));
  equation
    y = Modelica.Units.Conversions.to_litre(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from m3 to l.</p>
</html>"));
  end To_litre;

  block From_litre "From l to m3"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "l"), y(unit = "m3"));
  equation
    y = Modelica.Units.Conversions.from_litre(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from l to m3.</p>
</html>"));
  end From_litre;

  block To_kWh "From J to kW.h"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "J"), y(unit = "kW.h"));
  equation
    y = Modelica.Units.Conversions.to_kWh(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from J to kW.h.</p>
</html>"));
  end To_kWh;

  block From_kWh "From kW.h to J"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "kW.h"), y(unit = "J"));
  equation
    y = Modelica.Units.Conversions.from_kWh(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from kW.h to J.</p>
</html>"));
  end From_kWh;

  block To_bar "From Pa to bar"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "Pa"), y(unit = "bar"));
  equation
    y = Modelica.Units.Conversions.to_bar(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from Pa to bar.</p>
</html>"));
  end To_bar;

  block From_bar "From bar to Pa"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "bar"), y(unit = "Pa"));
  equation
    y = Modelica.Units.Conversions.from_bar(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from bar to Pa.</p>
</html>"));
  end From_bar;

  block To_gps "From kg/s to g/s"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "kg/s"), y(unit = "g/s"));
  equation
    y = Modelica.Units.Conversions.to_gps(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from kg/s to g/s.</p>
</html>"));
  end To_gps;

  block From_gps "From g/s to kg/s"
    extends Modelica.Blocks.Interfaces.PartialConversionBlock(u(unit = "g/s"), y(unit = "kg/s"));
  equation
    y = Modelica.Units.Conversions.from_gps(u);
    annotation(Documentation(info = "<html>
<p>Converts a signal from g/s to kg/s.</p>
</html>"));
  end From_gps;
  annotation(Documentation(info = "<html>
<p>Each block converts one signal.</p>
</html>"));
end UnitConversions;
