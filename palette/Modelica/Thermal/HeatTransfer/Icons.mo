within Modelica.Thermal.HeatTransfer;
package Icons "Looks of thermal parts"
  extends Modelica.Icons.IconsPackage;

  partial model Conversion "Look of a temperature conversion"
  end Conversion;

  partial model FixedTemperature "Look of a constant temperature"
  end FixedTemperature;

  partial model PrescribedTemperature "Look of a temperature from a signal"
  end PrescribedTemperature;
end Icons;
