within Modelica.Electrical.Analog.Sources;
model SineVoltageVariableFrequencyAndAmplitude "Sine voltage with signals as frequency and amplitude"
  extends Modelica.Electrical.Analog.Interfaces.OnePort;
  extends Modelica.Electrical.Analog.Icons.VoltageSource;
  import Modelica.Constants.pi;
  parameter Boolean useConstantAmplitude = false "The amplitude is a parameter";
  parameter SI.Voltage constantAmplitude = 1 "Amplitude" annotation(Dialog(enable = useConstantAmplitude));
  parameter Boolean useConstantFrequency = false "The frequency is a parameter";
  parameter SI.Frequency constantFrequency = 1 "Frequency" annotation(Dialog(enable = useConstantFrequency));
  parameter SI.Voltage offset = 0 "Mean voltage";
  SI.Angle phi(start = 0) "Phase";
  Modelica.Blocks.Interfaces.RealInput V(unit = "V") if not useConstantAmplitude "Amplitude"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {60, 120})));
  Modelica.Blocks.Interfaces.RealInput f(unit = "Hz") if not useConstantFrequency "Frequency"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 270, origin = {-60, 120})));
protected
  Modelica.Blocks.Interfaces.RealInput V_internal(unit = "V") "Amplitude in both cases"
    annotation(Placement(transformation(extent = {{-2, -2}, {2, 2}}, rotation = 270, origin = {60, 80})));
  Modelica.Blocks.Interfaces.RealInput f_internal(unit = "Hz") "Frequency in both cases"
    annotation(Placement(transformation(extent = {{-2, -2}, {2, 2}}, rotation = 270, origin = {-60, 80})));
  Modelica.Blocks.Sources.Constant V_constant(final k = constantAmplitude) if useConstantAmplitude
    "Amplitude without a signal" annotation(Placement(transformation(extent = {{20, 70}, {40, 90}})));
  Modelica.Blocks.Sources.Constant f_constant(final k = constantFrequency) if useConstantFrequency
    "Frequency without a signal" annotation(Placement(transformation(extent = {{-20, 70}, {-40, 90}})));
equation
  connect(V, V_internal);
  connect(V_constant.y, V_internal);
  connect(f, f_internal);
  connect(f_constant.y, f_internal);
  der(phi) = 2 * pi * f_internal;
  v = offset + V_internal * sin(phi);
  annotation(defaultComponentName = "sineVoltage", Documentation(info = "<html>
<p>A sine voltage whose frequency and amplitude are signals.</p>
<h4>Equations</h4>
<p><code>der(phi) = 2*pi*f</code><br>
<code>v = offset + V*sin(phi)</code></p>
<h4>Signs</h4>
<p><code>v = p.v - n.v</code>: positive values make <code>p</code> the positive pole. <code>i</code> counts from
<code>p</code> through the source to <code>n</code>, so it is negative while the source delivers.</p>
<h4>Use</h4>
<p>The phase <code>phi</code> is integrated, so it runs on without a jump when the frequency changes: a sweep sounds
as it should, which <code>sin(2*pi*f*time)</code> with a changing <code>f</code> would not. Each of the two signals
can be replaced by a parameter. Give <code>phi(start)</code> for another phase at the beginning. Any current flows
that the circuit asks for; a short cut or a second voltage source in parallel contradicts it.</p>
</html>"));
end SineVoltageVariableFrequencyAndAmplitude;
