within Modelica.Math;
package BooleanVectors "Functions of Boolean vectors"
  extends Modelica.Icons.Package;
end BooleanVectors;
