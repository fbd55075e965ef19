within Modelica.Math.Random.Utilities;
impure function automaticGlobalSeed "Seed from time and process, another one for every run"
  extends Modelica.Icons.Function;
  output Integer seed "Seed";
  external "C" seed = ModelicaRandom_automaticGlobalSeed(0.0)
    annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
end automaticGlobalSeed;
