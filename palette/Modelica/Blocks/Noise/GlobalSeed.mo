within Modelica.Blocks.Noise;
model GlobalSeed "Settings of all noise sources"
  parameter Boolean enableNoise = true "Sources make noise; otherwise they give a constant"
    annotation(choices(checkBox = true));
  parameter Boolean useAutomaticSeed = false "Another seed for every run; otherwise fixedSeed"
    annotation(choices(checkBox = true), Dialog(enable = enableNoise));
  parameter Integer fixedSeed = 67867967 "Seed of the model"
    annotation(Dialog(enable = enableNoise and not useAutomaticSeed));
  final parameter Integer seed(fixed = false) "Seed in use";
  final parameter Integer id_impure(fixed = false) "Number of the generator with a state of its own";
initial equation
  id_impure = Modelica.Math.Random.Utilities.initializeImpureRandom(seed);
  seed = if not useAutomaticSeed then fixedSeed else Modelica.Math.Random.Utilities.automaticGlobalSeed();
  annotation(defaultComponentName = "globalSeed", defaultComponentPrefixes = "inner", Documentation(info = "<html>
<p>Exactly one of it belongs into a model with noise sources. It switches them all off by <code>enableNoise</code> and
gives the seed that they share. With <code>useAutomaticSeed</code> every run is another one.</p>
</html>"));
end GlobalSeed;
