within Modelica.Blocks.Math;
package UnitConversions "Signals in other units"
  extends Modelica.Icons.Package;

  partial block Scale "From one scale to another, both even"
    extends Interfaces.PartialConversionBlock;
  protected
    constant Real ratio = 1 "Steps of the output in one step of the input";
    constant Real zero = 0 "Input at which the output is zero";
  equation
    y = ratio * (u - zero);
  end Scale;

  block From_bar "From bar to Pa"
    extends Scale(u(unit = "bar"), y(unit = "Pa"), ratio = 1e5);
    annotation(Documentation(info = "<html>
<p>Converts a signal from bar to Pa.</p>
</html>"));
  end From_bar;

  block To_bar "From Pa to bar"
    extends Scale(u(unit = "Pa"), y(unit = "bar"), ratio = 1e-5);
    annotation(Documentation(info = "<html>
<p>Converts a signal from Pa to bar.</p>
</html>"));
  end To_bar;

  block From_day "From d to s"
    extends Scale(u(unit = "d"), y(unit = "s"), ratio = 86400);
    annotation(Documentation(info = "<html>
<p>Converts a signal from d to s.</p>
</html>"));
  end From_day;

  block To_day "From s to d"
    extends Scale(u(unit = "s"), y(unit = "d"), ratio = 1 / 86400);
    annotation(Documentation(info = "<html>
<p>Converts a signal from s to d.</p>
</html>"));
  end To_day;

  block From_deg "From deg to rad"
    extends Scale(u(unit = "deg"), y(unit = "rad"), ratio = Modelica.Constants.pi / 180);
    annotation(Documentation(info = "<html>
<p>Converts a signal from deg to rad.</p>
</html>"));
  end From_deg;

  block To_deg "From rad to deg"
    extends Scale(u(unit = "rad"), y(unit = "deg"), ratio = 180 / Modelica.Constants.pi);
    annotation(Documentation(info = "<html>
<p>Converts a signal from rad to deg.</p>
</html>"));
  end To_deg;

  block From_degC "From degC to K"
    extends Scale(u(unit = "degC"), y(unit = "K"), ratio = 1, zero = -273.15);
    annotation(Documentation(info = "<html>
<p>Converts a signal from degC to K.</p>
</html>"));
  end From_degC;

  block To_degC "From K to degC"
    extends Scale(u(unit = "K"), y(unit = "degC"), ratio = 1, zero = 273.15);
    annotation(Documentation(info = "<html>
<p>Converts a signal from K to degC.</p>
</html>"));
  end To_degC;

  block From_degF "From degF to K"
    extends Scale(u(unit = "degF"), y(unit = "K"), ratio = 5 / 9, zero = -459.67);
    annotation(Documentation(info = "<html>
<p>Converts a signal from degF to K.</p>
</html>"));
  end From_degF;

  block To_degF "From K to degF"
    extends Scale(u(unit = "K"), y(unit = "degF"), ratio = 9 / 5, zero = 273.15 - 32 * 5 / 9);
    annotation(Documentation(info = "<html>
<p>Converts a signal from K to degF.</p>
</html>"));
  end To_degF;

  block From_degRk "From degRk to K"
    extends Scale(u(unit = "degRk"), y(unit = "K"), ratio = 5 / 9);
    annotation(Documentation(info = "<html>
<p>Converts a signal from degRk to K.</p>
</html>"));
  end From_degRk;

  block To_degRk "From K to degRk"
    extends Scale(u(unit = "K"), y(unit = "degRk"), ratio = 9 / 5);
    annotation(Documentation(info = "<html>
<p>Converts a signal from K to degRk.</p>
</html>"));
  end To_degRk;

  block From_gps "From g/s to kg/s"
    extends Scale(u(unit = "g/s"), y(unit = "kg/s"), ratio = 1 / 1000);
    annotation(Documentation(info = "<html>
<p>Converts a signal from g/s to kg/s.</p>
</html>"));
  end From_gps;

  block To_gps "From kg/s to g/s"
    extends Scale(u(unit = "kg/s"), y(unit = "g/s"), ratio = 1000);
    annotation(Documentation(info = "<html>
<p>Converts a signal from kg/s to g/s.</p>
</html>"));
  end To_gps;

  block From_hour "From h to s"
    extends Scale(u(unit = "h"), y(unit = "s"), ratio = 3600);
    annotation(Documentation(info = "<html>
<p>Converts a signal from h to s.</p>
</html>"));
  end From_hour;

  block To_hour "From s to h"
    extends Scale(u(unit = "s"), y(unit = "h"), ratio = 1 / 3600);
    annotation(Documentation(info = "<html>
<p>Converts a signal from s to h.</p>
</html>"));
  end To_hour;

  block From_kWh "From kW.h to J"
    extends Scale(u(unit = "kW.h"), y(unit = "J"), ratio = 1000 * 3600);
    annotation(Documentation(info = "<html>
<p>Converts a signal from kW.h to J.</p>
</html>"));
  end From_kWh;

  block To_kWh "From J to kW.h"
    extends Scale(u(unit = "J"), y(unit = "kW.h"), ratio = 1 / (1000 * 3600));
    annotation(Documentation(info = "<html>
<p>Converts a signal from J to kW.h.</p>
</html>"));
  end To_kWh;

  block From_kmh "From km/h to m/s"
    extends Scale(u(unit = "km/h"), y(unit = "m/s"), ratio = 1000 / 3600);
    annotation(Documentation(info = "<html>
<p>Converts a signal from km/h to m/s.</p>
</html>"));
  end From_kmh;

  block To_kmh "From m/s to km/h"
    extends Scale(u(unit = "m/s"), y(unit = "km/h"), ratio = 3600 / 1000);
    annotation(Documentation(info = "<html>
<p>Converts a signal from m/s to km/h.</p>
</html>"));
  end To_kmh;

  block From_litre "From l to m3"
    extends Scale(u(unit = "l"), y(unit = "m3"), ratio = 1 / 1000);
    annotation(Documentation(info = "<html>
<p>Converts a signal from l to m3.</p>
</html>"));
  end From_litre;

  block To_litre "From m3 to l"
    extends Scale(u(unit = "m3"), y(unit = "l"), ratio = 1000);
    annotation(Documentation(info = "<html>
<p>Converts a signal from m3 to l.</p>
</html>"));
  end To_litre;

  block From_minute "From min to s"
    extends Scale(u(unit = "min"), y(unit = "s"), ratio = 60);
    annotation(Documentation(info = "<html>
<p>Converts a signal from min to s.</p>
</html>"));
  end From_minute;

  block To_minute "From s to min"
    extends Scale(u(unit = "s"), y(unit = "min"), ratio = 1 / 60);
    annotation(Documentation(info = "<html>
<p>Converts a signal from s to min.</p>
</html>"));
  end To_minute;

  block From_rpm "From rev/min to rad/s"
    extends Scale(u(unit = "rev/min"), y(unit = "rad/s"), ratio = 2 * Modelica.Constants.pi / 60);
    annotation(Documentation(info = "<html>
<p>Converts a signal from rev/min to rad/s.</p>
</html>"));
  end From_rpm;

  block To_rpm "From rad/s to rev/min"
    extends Scale(u(unit = "rad/s"), y(unit = "rev/min"), ratio = 60 / (2 * Modelica.Constants.pi));
    annotation(Documentation(info = "<html>
<p>Converts a signal from rad/s to rev/min.</p>
</html>"));
  end To_rpm;
  annotation(Documentation(info = "<html>
<p>Each block converts one signal.</p>
</html>"));
end UnitConversions;
