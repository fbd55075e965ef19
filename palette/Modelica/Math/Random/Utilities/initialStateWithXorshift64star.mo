within Modelica.Math.Random.Utilities;
function initialStateWithXorshift64star "State of any length from two seeds"
  extends Modelica.Icons.Function;
  input Integer localSeed "Seed of the part";
  input Integer globalSeed "Seed of the model";
  input Integer nState(min = 1) "Length of the state";
  output Integer state[nState] "State to begin with";
protected
  Integer pair[2] = Generators.Xorshift64star.initialState(localSeed, globalSeed) "State of the short generator";
  Real number "Not used";
algorithm
  for k in 1:nState loop
    state[k] := pair[if mod(k, 2) == 1 then 1 else 2];
    if mod(k, 2) == 0 then
      (number, pair) := Generators.Xorshift64star.random(pair);
    end if;
  end for;
end initialStateWithXorshift64star;
