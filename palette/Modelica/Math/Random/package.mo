within Modelica.Math;
package Random "Pseudo-random numbers"
  extends Modelica.Icons.Package;

  annotation(Documentation(info = "<html>
<p>Generators of the xorshift family (S. Vigna, 2014). A state is a vector of Integers that the caller keeps: the same
state gives the same number.</p>
</html>"));
end Random;
