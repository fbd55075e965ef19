within Modelica.Blocks.Sources;
block SineVariableFrequencyAndAmplitude "Sine wave whose amplitude and frequency are signals"
  extends Interfaces.SO;
  import Modelica.Constants.pi;
  parameter Boolean useConstantAmplitude = false "Take the amplitude from a parameter";
  parameter Real constantAmplitude = 1 "Amplitude" annotation(Dialog(enable = useConstantAmplitude));
  parameter Boolean useConstantFrequency = false "Take the frequency from a parameter";
  parameter SI.Frequency constantFrequency = 1 "Frequency" annotation(Dialog(enable = useConstantFrequency));
  parameter Real offset = 0 "Value added to the wave";
  SI.Angle phi(start = 0) "Phase" annotation(Dialog(group = "Initialization", showStartAttribute = true));
  Blocks.Interfaces.RealInput amplitude if not useConstantAmplitude "Amplitude"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, origin = {-120, 60})));
  Blocks.Interfaces.RealInput f(unit = "Hz") if not useConstantFrequency "Frequency"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, origin = {-120, -60})));
protected
  Blocks.Interfaces.RealInput a "Amplitude, from either source"
    annotation(Placement(transformation(extent = {{-2, -2}, {2, 2}}, origin = {-80, 60})));
  Blocks.Interfaces.RealInput rate(unit = "Hz") "Frequency, from either source"
    annotation(Placement(transformation(extent = {{-2, -2}, {2, 2}}, origin = {-80, -60})));
  Blocks.Sources.Constant fixedAmplitude(final k = constantAmplitude) if useConstantAmplitude
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = 90, origin = {-80, 30})));
  Blocks.Sources.Constant fixedFrequency(final k = constantFrequency) if useConstantFrequency
    annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 90, origin = {-80, -30})));
equation
  y = a * sin(phi) + offset;
  der(phi) / (2 * pi) = rate;
  connect(fixedFrequency.y, rate);
  connect(fixedAmplitude.y, a);
  connect(f, rate);
  connect(amplitude, a);
  annotation(defaultComponentName = "sine", Documentation(info = "<html>
<p>The phase is the integral of the frequency, so it stays continuous when the frequency changes.</p>
</html>"));
end SineVariableFrequencyAndAmplitude;
