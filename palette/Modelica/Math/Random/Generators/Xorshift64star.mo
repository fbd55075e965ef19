within Modelica.Math.Random.Generators;
package Xorshift64star "xorshift64*, a short state"
  extends Modelica.Icons.Package;
  constant Integer nState = 2 "Length of the state";

  pure function random "Next number"
    extends Modelica.Icons.Function;
    input Integer stateIn[nState] "State";
    output Real result "Number above 0 and up to 1";
    output Integer stateOut[nState] "State for the next call";
    external "C" ModelicaRandom_xorshift64star(stateIn, stateOut, result)
      annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
  end random;

  function initialState "State from two seeds"
    extends Modelica.Icons.Function;
    input Integer localSeed "Seed of the part";
    input Integer globalSeed "Seed of the model";
    output Integer state[nState] "State to begin with";
  protected
    Real number "Not used";
  algorithm
    state := {localSeed, globalSeed};
    if max(abs(state)) == 0 then
      // A state of zeros would never change.
      state[1] := 126247697;
    end if;
    for k in 1:10 loop
      (number, state) := random(stateIn = state);
    end for;
  end initialState;
end Xorshift64star;
