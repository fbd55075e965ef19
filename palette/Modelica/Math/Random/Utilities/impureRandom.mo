within Modelica.Math.Random.Utilities;
impure function impureRandom "Next number of the generator with a state of its own"
  extends Modelica.Icons.Function;
  input Integer id "From initializeImpureRandom";
  output Real y "Number above 0 and up to 1";
  external "C" y = ModelicaRandom_impureRandom_xorshift1024star(id)
    annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
end impureRandom;
