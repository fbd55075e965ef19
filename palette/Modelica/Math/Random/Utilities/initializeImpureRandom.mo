within Modelica.Math.Random.Utilities;
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
