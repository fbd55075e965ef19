within Modelica;
package ComplexMath "Functions of complex numbers"
  extends Modelica.Icons.Package;
  final constant Complex j = Complex(0, 1) "Imaginary unit";

  annotation(Documentation(info = "<html>
<p>Elementary functions of numbers of the type <code>Complex</code> by their usual names; many-valued ones give their
principal value. Angles count from the positive real axis towards the positive imaginary axis, in rad.</p>
</html>"));
end ComplexMath;
