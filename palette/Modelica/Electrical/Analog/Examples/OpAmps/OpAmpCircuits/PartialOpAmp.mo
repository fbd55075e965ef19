within Modelica.Electrical.Analog.Examples.OpAmps.OpAmpCircuits;
partial model PartialOpAmp "Base of circuits around one amplifier"
  extends Modelica.Electrical.Analog.Interfaces.FourPin;
  parameter SI.Voltage Vps = +15 "Upper limit of the output";
  parameter SI.Voltage Vns = -15 "Lower limit of the output";
  parameter Real V0 = 15000.0 "Amplification without feedback";
  Ideal.IdealizedOpAmpLimited opAmp(
    V0 = V0,
    final useSupply = false,
    final Vps = Vps,
    final Vns = Vns,
    out(i(start = 0, fixed = false))) "Amplifier"
      annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  annotation(Documentation(info = "<html>
<p>The derived class adds the parts of the feedback. <code>Vps</code>, <code>Vns</code> [V].</p>
</html>"));
end PartialOpAmp;
