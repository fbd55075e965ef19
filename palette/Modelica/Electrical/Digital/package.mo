within Modelica.Electrical;
package Digital "Logic circuits with nine values"
  extends Modelica.Icons.Package;
  annotation(Documentation(info = "<html>
<p>Signals have the nine values of the standard IEEE 1164 (VHDL type std_ulogic): U not initialized, X unknown, 0, 1,
Z high impedance, W weak unknown, L weak 0, H weak 1, - do not care. Weak values give way to strong ones where outputs
meet.</p>
<p>The parts of <code>Basic</code> work without delay, except that an event passes from input to output in one step of
the event iteration; <code>Gates</code>, <code>Registers</code>, <code>Tristates</code>, <code>Multiplexers</code> and
<code>Memories</code> have delays <code>tLH</code> for changes up and <code>tHL</code> for changes down [s].</p>
</html>"));
end Digital;
