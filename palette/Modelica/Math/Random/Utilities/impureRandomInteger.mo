within Modelica.Math.Random.Utilities;
impure function impureRandomInteger "Next Integer of the generator with a state of its own"
  extends Modelica.Icons.Function;
  input Integer id "From initializeImpureRandom";
  input Integer imin = 1 "Smallest value";
  input Integer imax = 268435456 "Largest value";
  output Integer y "Integer of the band, all equally likely";
algorithm
  y := min(imax, imin + integer((1 + imax - imin) * impureRandom(id)));
end impureRandomInteger;
