within Modelica.Math.Vectors;
function relNodePositions "Places of the ends and the middles of equal pieces, from 0 to 1"
  extends Modelica.Icons.Function;
  input Integer nNodes "Number of places, both ends included";
  output Real xsi[nNodes] "Places";
algorithm
  // The middles of nNodes - 2 pieces, and both ends
  xsi := {min(1, max(0, (2 * k - 3) / max(1, 2 * (nNodes - 2)))) for k in 1:nNodes};
end relNodePositions;
