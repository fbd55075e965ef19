within Modelica.Math.Random.Generators;
package Xorshift1024star "xorshift1024*, a very long period"
  extends Modelica.Icons.Package;
  constant Integer nState = 33 "Length of the state";

  pure function random "Next number"
    extends Modelica.Icons.Function;
    input Integer stateIn[nState] "State";
    output Real result "Number above 0 and up to 1";
    output Integer stateOut[nState] "State for the next call";
    external "C" ModelicaRandom_xorshift1024star(stateIn, stateOut, result)
      annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
  end random;

  function initialState "State from two seeds"
    extends Modelica.Icons.Function;
    input Integer localSeed "Seed of the part";
    input Integer globalSeed "Seed of the model";
    output Integer state[nState] "State to begin with";
  algorithm
    state := Utilities.initialStateWithXorshift64star(localSeed, globalSeed, nState);
  end initialState;
end Xorshift1024star;
