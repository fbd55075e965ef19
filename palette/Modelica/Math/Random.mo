within Modelica.Math;
package Random "Pseudo-random numbers"
  extends Modelica.Icons.Package;

  package Generators "Generators whose state is kept by the caller"
    extends Modelica.Icons.Package;

    package Xorshift64star "xorshift64*, a short state"
      extends Modelica.Icons.Package;
      constant Integer nState = 2 "Length of the state";

      function initialState "State from two seeds"
        extends Modelica.Icons.Function;
        input Integer localSeed "Seed of the part";
        input Integer globalSeed "Seed of the model";
        output Integer state[nState] "State to begin with";
      protected
        Real number "Not used";
      algorithm
        // A state of zeros would never change.
        state := if localSeed == 0 and globalSeed == 0 then {126247697, 0} else {localSeed, globalSeed};
        for k in 1:10 loop
          (number, state) := random(state);
        end for;
      end initialState;

      pure function random "Next number"
        extends Modelica.Icons.Function;
        input Integer stateIn[nState] "State";
        output Real result "Number above 0 and up to 1";
        output Integer stateOut[nState] "State for the next call";
        external "C" ModelicaRandom_xorshift64star(stateIn, stateOut, result)
          annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
      end random;
    end Xorshift64star;

    package Xorshift128plus "xorshift128+, the usual choice"
      extends Modelica.Icons.Package;
      constant Integer nState = 4 "Length of the state";

      function initialState "State from two seeds"
        extends Modelica.Icons.Function;
        input Integer localSeed "Seed of the part";
        input Integer globalSeed "Seed of the model";
        output Integer state[nState] "State to begin with";
      algorithm
        state := Utilities.initialStateWithXorshift64star(localSeed, globalSeed, nState);
      end initialState;

      pure function random "Next number"
        extends Modelica.Icons.Function;
        input Integer stateIn[nState] "State";
        output Real result "Number above 0 and up to 1";
        output Integer stateOut[nState] "State for the next call";
        external "C" ModelicaRandom_xorshift128plus(stateIn, stateOut, result)
          annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
      end random;
    end Xorshift128plus;

    package Xorshift1024star "xorshift1024*, a very long period"
      extends Modelica.Icons.Package;
      constant Integer nState = 33 "Length of the state";

      function initialState "State from two seeds"
        extends Modelica.Icons.Function;
        input Integer localSeed "Seed of the part";
        input Integer globalSeed "Seed of the model";
        output Integer state[nState] "State to begin with";
      algorithm
        state := Utilities.initialStateWithXorshift64star(localSeed, globalSeed, nState);
      end initialState;

      pure function random "Next number"
        extends Modelica.Icons.Function;
        input Integer stateIn[nState] "State";
        output Real result "Number above 0 and up to 1";
        output Integer stateOut[nState] "State for the next call";
        external "C" ModelicaRandom_xorshift1024star(stateIn, stateOut, result)
          annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
      end random;
    end Xorshift1024star;
  end Generators;

  package Utilities "Seeds, and a generator with a state of its own"
    extends Modelica.Icons.UtilitiesPackage;

    function initialStateWithXorshift64star "State of any length from two seeds"
      extends Modelica.Icons.Function;
      input Integer localSeed "Seed of the part";
      input Integer globalSeed "Seed of the model";
      input Integer nState(min = 1) "Length of the state";
      output Integer state[nState] "State to begin with";
    protected
      Integer pair[2] "State of the short generator";
      Real number "Not used";
    algorithm
      pair := Generators.Xorshift64star.initialState(localSeed, globalSeed);
      for k in 1:2:nState loop
        if k > 1 then
          (number, pair) := Generators.Xorshift64star.random(pair);
        end if;
        state[k] := pair[1];
        if k < nState then
          state[k + 1] := pair[2];
        end if;
      end for;
    end initialStateWithXorshift64star;

    impure function automaticGlobalSeed "Seed from time and process, another one for every run"
      extends Modelica.Icons.Function;
      output Integer seed "Seed";
      external "C" seed = ModelicaRandom_automaticGlobalSeed(0.0)
        annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
    end automaticGlobalSeed;

    function automaticLocalSeed "Seed from the name of a part"
      extends Modelica.Icons.Function;
      input String path "Full name of the part, from getInstanceName()";
      output Integer seed "Seed";
    algorithm
      seed := Modelica.Utilities.Strings.hashString(path);
    end automaticLocalSeed;

    function initializeImpureRandom "Prepares the generator with a state of its own"
      extends Modelica.Icons.Function;
      input Integer seed "Seed";
      output Integer id "To be given to impureRandom, so that this function is called before";
    protected
      constant Integer localSeed = 715827883;
      Integer state[33] "State to begin with";

      impure function setInternalState "Hands the state over"
        extends Modelica.Icons.Function;
        input Integer state[33] "State";
        input Integer id "Number of the generator";
        external "C" ModelicaRandom_setInternalState_xorshift1024star(state, size(state, 1), id)
          annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
      end setInternalState;
    algorithm
      state := initialStateWithXorshift64star(localSeed, seed, size(state, 1));
      id := localSeed;
      setInternalState(state, id);
    end initializeImpureRandom;

    impure function impureRandom "Next number of the generator with a state of its own"
      extends Modelica.Icons.Function;
      input Integer id "From initializeImpureRandom";
      output Real y "Number above 0 and up to 1";
      external "C" y = ModelicaRandom_impureRandom_xorshift1024star(id)
        annotation(Include = "#include \"ModelicaRandom.h\"", Library = "ModelicaExternalC");
    end impureRandom;

    impure function impureRandomInteger "Next Integer of the generator with a state of its own"
      extends Modelica.Icons.Function;
      input Integer id "From initializeImpureRandom";
      input Integer imin = 1 "Smallest value";
      input Integer imax = 268435456 "Largest value";
      output Integer y "Integer of the band, all equally likely";
    protected
      Real r "Number above 0 and up to 1";
    algorithm
      r := impureRandom(id);
      y := min(imax, imin + integer(r * (imax - imin + 1)));
    end impureRandomInteger;
  end Utilities;
  annotation(Documentation(info = "<html>
<p>Generators of the xorshift family (S. Vigna, 2014). A state is a vector of Integers that the caller keeps: the same
state gives the same number.</p>
</html>"));
end Random;
