within Modelica.Blocks.Interfaces;
partial block PartialNoise "Base of a noise source"
  import generator = Modelica.Math.Random.Generators.Xorshift128plus;
  extends Modelica.Blocks.Interfaces.SO;
  parameter SI.Period samplePeriod(start = 0.01) "Time between two numbers" annotation(Dialog(enable = enableNoise));
  parameter Boolean enableNoise = globalSeed.enableNoise "Noise; otherwise y = y_off"
    annotation(choices(checkBox = true), Dialog(tab = "Advanced", group = "Noise generation"));
  parameter Real y_off = 0.0 "Output without noise and before startTime"
    annotation(Dialog(tab = "Advanced", group = "Noise generation"));
  parameter Boolean useGlobalSeed = true "The seed of the model takes part"
    annotation(choices(checkBox = true), Dialog(tab = "Advanced", group = "Initialization", enable = enableNoise));
  parameter Boolean useAutomaticLocalSeed = true "Seed from the name of the part; otherwise fixedLocalSeed"
    annotation(choices(checkBox = true), Dialog(tab = "Advanced", group = "Initialization", enable = enableNoise));
  parameter Integer fixedLocalSeed = 1 "Seed of the part" annotation(Dialog(tab = "Advanced", group = "Initialization",
    enable = enableNoise and not useAutomaticLocalSeed));
  parameter SI.Time startTime = 0.0 "Time of the first number"
    annotation(Dialog(tab = "Advanced", group = "Initialization", enable = enableNoise));
  final parameter Integer localSeed(fixed = false) "Seed of the part in use";
protected
  outer Modelica.Blocks.Noise.GlobalSeed globalSeed "Settings of the model";
  parameter Integer modelSeed = if useGlobalSeed then globalSeed.seed else 0 "Seed of the model in use";
  parameter Boolean isLoud = globalSeed.enableNoise and enableNoise "Neither part nor model is quiet";
  Integer state[generator.nState] "State of the generator";
  discrete Real r "Number of the distribution";
  discrete Real r_raw "Equally distributed number above 0 and up to 1";
initial equation
  localSeed = if not useAutomaticLocalSeed then fixedLocalSeed
    else Modelica.Math.Random.Utilities.automaticLocalSeed(getInstanceName());
  r_raw = generator.random(pre(state));
  pre(state) = generator.initialState(localSeed, modelSeed);
equation
  y = if isLoud and time >= startTime then r else y_off;
  when isLoud and sample(startTime, samplePeriod) then
    (r_raw, state) = generator.random(pre(state));
  end when;
  annotation(Documentation(info = "<html>
<p>Gives <code>r_raw</code>, an equally distributed number that is new every <code>samplePeriod</code> [s]. A block that
extends this one computes <code>r</code> from it, at the start and in a when-clause of the same instants.</p>
</html>"));
end PartialNoise;
