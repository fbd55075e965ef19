within Modelica.Math.Random.Utilities;
function automaticLocalSeed "Seed from the name of a part"
  extends Modelica.Icons.Function;
  input String path "Full name of the part, from getInstanceName()";
  output Integer seed "Seed";
algorithm
  seed := Modelica.Utilities.Strings.hashString(path);
end automaticLocalSeed;
