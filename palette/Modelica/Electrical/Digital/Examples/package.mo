within Modelica.Electrical.Digital;
package Examples "Sub-circuits of the examples"
  extends Modelica.Icons.ExamplesPackage;
  annotation(Documentation(info = "<html>
<p>The examples themselves are diagrams that come with the program; here are the parts made for them.</p>
</html>"));
end Examples;
