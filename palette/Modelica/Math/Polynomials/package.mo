within Modelica.Math;
package Polynomials "Polynomials given by their coefficients, that of the highest power first"
  extends Modelica.Icons.FunctionsPackage;

  annotation(Documentation(info = "<html>
<p>A polynomial <code>p[1]*u^n + p[2]*u^(n-1) + … + p[n+1]</code> is the vector <code>p</code> of its coefficients. The
functions whose name ends in <code>_der</code> are what the others change by in time while the coefficients rest.</p>
</html>"));
end Polynomials;
