within Modelica.Electrical.Digital;
package Tables "Truth tables of the nine values"
  extends Modelica.Icons.Package;
  import D = Modelica.Electrical.Digital;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  import R = Modelica.Electrical.Digital.Interfaces.UX01;
  import S = Modelica.Electrical.Digital.Interfaces.Strength;

  constant D.Interfaces.Logic AndTable[L, L] = [
    L.'U', L.'U', L.'0', L.'U', L.'U', L.'U', L.'0', L.'U', L.'U';
    L.'U', L.'X', L.'0', L.'X', L.'X', L.'X', L.'0', L.'X', L.'X';
    L.'0', L.'0', L.'0', L.'0', L.'0', L.'0', L.'0', L.'0', L.'0';
    L.'U', L.'X', L.'0', L.'1', L.'X', L.'X', L.'0', L.'1', L.'X';
    L.'U', L.'X', L.'0', L.'X', L.'X', L.'X', L.'0', L.'X', L.'X';
    L.'U', L.'X', L.'0', L.'X', L.'X', L.'X', L.'0', L.'X', L.'X';
    L.'0', L.'0', L.'0', L.'0', L.'0', L.'0', L.'0', L.'0', L.'0';
    L.'U', L.'X', L.'0', L.'1', L.'X', L.'X', L.'0', L.'1', L.'X';
    L.'U', L.'X', L.'0', L.'X', L.'X', L.'X', L.'0', L.'X', L.'X']
    "Conjunction";

  constant D.Interfaces.Logic OrTable[L, L] = [
    L.'U', L.'U', L.'U', L.'1', L.'U', L.'U', L.'U', L.'1', L.'U';
    L.'U', L.'X', L.'X', L.'1', L.'X', L.'X', L.'X', L.'1', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'X', L.'X', L.'0', L.'1', L.'X';
    L.'1', L.'1', L.'1', L.'1', L.'1', L.'1', L.'1', L.'1', L.'1';
    L.'U', L.'X', L.'X', L.'1', L.'X', L.'X', L.'X', L.'1', L.'X';
    L.'U', L.'X', L.'X', L.'1', L.'X', L.'X', L.'X', L.'1', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'X', L.'X', L.'0', L.'1', L.'X';
    L.'1', L.'1', L.'1', L.'1', L.'1', L.'1', L.'1', L.'1', L.'1';
    L.'U', L.'X', L.'X', L.'1', L.'X', L.'X', L.'X', L.'1', L.'X']
    "Disjunction";

  constant D.Interfaces.Logic NotTable[L] = {
    L.'U', L.'X', L.'1', L.'0', L.'X', L.'X', L.'1', L.'0', L.'X'}
    "Negation";

  constant D.Interfaces.Logic XorTable[L, L] = [
    L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'X', L.'X', L.'0', L.'1', L.'X';
    L.'U', L.'X', L.'1', L.'0', L.'X', L.'X', L.'1', L.'0', L.'X';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'X', L.'X', L.'0', L.'1', L.'X';
    L.'U', L.'X', L.'1', L.'0', L.'X', L.'X', L.'1', L.'0', L.'X';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X']
    "Exclusive disjunction";

  constant D.Interfaces.Logic ResolutionTable[L, L] = [
    L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'U', L.'X', L.'0', L.'X', L.'0', L.'0', L.'0', L.'0', L.'X';
    L.'U', L.'X', L.'X', L.'1', L.'1', L.'1', L.'1', L.'1', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'Z', L.'W', L.'L', L.'H', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'W', L.'W', L.'W', L.'W', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'L', L.'W', L.'L', L.'W', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'H', L.'W', L.'W', L.'H', L.'X';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X']
    "Value of a node on which two outputs work";

  constant D.Interfaces.Logic X01Table[L] = {
    L.'X', L.'X', L.'0', L.'1', L.'X', L.'X', L.'0', L.'1', L.'X'}
    "Reduction to X, 0, 1";

  constant D.Interfaces.Logic X01ZTable[L] = {
    L.'X', L.'X', L.'0', L.'1', L.'Z', L.'X', L.'0', L.'1', L.'Z'}
    "Reduction to X, 0, 1, Z";

  constant D.Interfaces.Logic UX01Table[L] = {
    L.'U', L.'X', L.'0', L.'1', L.'X', L.'X', L.'0', L.'1', L.'X'}
    "Reduction to U, X, 0, 1";

  constant D.Interfaces.UX01 UX01Conv[L] = {
    R.'U', R.'X', R.'0', R.'1', R.'X', R.'X', R.'0', R.'1', R.'X'}
    "Conversion to the type UX01";

  constant Integer DelayTable[L, L] = [
    0, 0, -1, 1, 0, 0, -1, 1, 0;
    0, 0, -1, 1, 0, 0, -1, 1, 0;
    1, 1, 0, 1, 1, 1, 0, 1, 1;
    -1, -1, -1, 0, -1, -1, -1, 0, -1;
    0, 0, -1, 1, 0, 0, -1, 1, 0;
    0, 0, -1, 1, 0, 0, -1, 1, 0;
    1, 1, 0, 1, 1, 1, 0, 1, 1;
    -1, -1, -1, 0, -1, -1, -1, 0, -1;
    0, 0, -1, 1, 0, 0, -1, 1, 0]
    "Direction of a change, by old and new value: 1 up, -1 down, 0 level";

  constant Integer ClockMap[L, L] = [
    0, 0, 0, 2, 0, 0, 0, 2, 0;
    0, 0, 0, 2, 0, 0, 0, 2, 0;
    2, 2, 0, 1, 2, 2, 0, 1, 2;
    0, 0, 0, 0, 0, 0, 0, 0, 0;
    0, 0, 0, 2, 0, 0, 0, 2, 0;
    0, 0, 0, 2, 0, 0, 0, 2, 0;
    2, 2, 0, 1, 2, 2, 0, 1, 0;
    0, 0, 0, 0, 0, 0, 0, 0, 0;
    0, 0, 0, 2, 0, 0, 0, 2, 0]
    "Kind of a clock change, by old and new value: 1 rising edge, 2 perhaps rising, 0 none";

  constant D.Interfaces.Logic StrengthMap[L, S] = [
    L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U';
    L.'X', L.'X', L.'X', L.'X', L.'X', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'0', L.'0', L.'L', L.'0', L.'Z', L.'L', L.'L', L.'Z', L.'0', L.'L';
    L.'1', L.'H', L.'1', L.'Z', L.'1', L.'H', L.'Z', L.'H', L.'H', L.'1';
    L.'X', L.'X', L.'X', L.'X', L.'X', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'X', L.'X', L.'X', L.'X', L.'X', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'0', L.'0', L.'L', L.'0', L.'Z', L.'L', L.'L', L.'Z', L.'0', L.'L';
    L.'1', L.'H', L.'1', L.'Z', L.'1', L.'H', L.'Z', L.'H', L.'H', L.'1';
    L.'X', L.'X', L.'X', L.'X', L.'X', L.'W', L.'W', L.'W', L.'W', L.'W']
    "Value with a given strength, by value and strength";

  constant D.Interfaces.Logic NXferTable[L, L] = [
    L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z';
    L.'U', L.'X', L.'0', L.'1', L.'Z', L.'W', L.'L', L.'H', L.'X';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z';
    L.'U', L.'X', L.'0', L.'1', L.'Z', L.'W', L.'L', L.'H', L.'X';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X']
    "Switch closed by 1, by enable and input";

  constant D.Interfaces.Logic NRXferTable[L, L] = [
    L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U';
    L.'U', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z';
    L.'U', L.'W', L.'L', L.'H', L.'Z', L.'W', L.'L', L.'H', L.'W';
    L.'U', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'U', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z';
    L.'U', L.'W', L.'L', L.'H', L.'Z', L.'W', L.'L', L.'H', L.'W';
    L.'U', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W']
    "Resistive switch closed by 1, by enable and input";

  constant D.Interfaces.Logic PXferTable[L, L] = [
    L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'Z', L.'W', L.'L', L.'H', L.'X';
    L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X';
    L.'U', L.'X', L.'0', L.'1', L.'Z', L.'W', L.'L', L.'H', L.'X';
    L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z';
    L.'U', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X', L.'X']
    "Switch closed by 0, by enable and input";

  constant D.Interfaces.Logic PRXferTable[L, L] = [
    L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U', L.'U';
    L.'U', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'U', L.'W', L.'L', L.'H', L.'Z', L.'W', L.'L', L.'H', L.'W';
    L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z';
    L.'U', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'U', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W';
    L.'U', L.'W', L.'L', L.'H', L.'Z', L.'W', L.'L', L.'H', L.'W';
    L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z', L.'Z';
    L.'U', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W', L.'W']
    "Resistive switch closed by 0, by enable and input";

  constant D.Interfaces.Logic Buf3sTable[S, R, R] = {
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'X', L.'0', L.'1'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'X', L.'0', L.'H'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'X', L.'L', L.'1'}},
    {{L.'U', L.'U', L.'U', L.'Z'}, {L.'U', L.'X', L.'X', L.'Z'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'X', L.'0', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'X', L.'Z', L.'1'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'W'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'W', L.'L', L.'H'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'Z'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'W', L.'L', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'W'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'W', L.'Z', L.'H'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'W'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'W', L.'0', L.'H'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'W'},
      {L.'Z', L.'Z', L.'Z', L.'Z'}, {L.'U', L.'W', L.'L', L.'1'}}}
    "Buffer enabled by 1, by strength, enable and input";

  constant D.Interfaces.Logic Buf3slTable[S, R, R] = {
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'U', L.'X', L.'0', L.'1'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'U', L.'X', L.'0', L.'H'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'U', L.'X', L.'L', L.'1'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'Z'}, {L.'U', L.'X', L.'X', L.'Z'},
      {L.'U', L.'X', L.'0', L.'Z'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'U', L.'X', L.'Z', L.'1'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'W'},
      {L.'U', L.'W', L.'L', L.'H'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'Z'},
      {L.'U', L.'W', L.'L', L.'Z'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'W'},
      {L.'U', L.'W', L.'Z', L.'H'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'W'},
      {L.'U', L.'W', L.'0', L.'H'}, {L.'Z', L.'Z', L.'Z', L.'Z'}},
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'W', L.'W', L.'W'},
      {L.'U', L.'W', L.'L', L.'1'}, {L.'Z', L.'Z', L.'Z', L.'Z'}}}
    "Buffer enabled by 0, by strength, enable and input";

  constant D.Interfaces.Logic MUX2x1Table[R, R, R] = {
    {{L.'U', L.'U', L.'U', L.'U'}, {L.'U', L.'U', L.'U', L.'U'},
      {L.'U', L.'X', L.'0', L.'1'}, {L.'U', L.'U', L.'U', L.'U'}},
    {{L.'U', L.'X', L.'U', L.'U'}, {L.'U', L.'X', L.'X', L.'X'},
      {L.'U', L.'X', L.'0', L.'1'}, {L.'X', L.'X', L.'X', L.'X'}},
    {{L.'U', L.'U', L.'0', L.'U'}, {L.'U', L.'X', L.'0', L.'X'},
      {L.'U', L.'X', L.'0', L.'1'}, {L.'0', L.'0', L.'0', L.'0'}},
    {{L.'U', L.'U', L.'U', L.'1'}, {L.'U', L.'X', L.'X', L.'1'},
      {L.'U', L.'X', L.'0', L.'1'}, {L.'1', L.'1', L.'1', L.'1'}}}
    "Multiplexer, by the second input, the selection and the first input";
  annotation(Documentation(info = "<html>
<p>Rows and columns follow the order U, X, 0, 1, Z, W, L, H, -. Weak values count like strong ones at the input of a
gate; where outputs work against each other (<code>ResolutionTable</code>) the stronger one wins and equal strengths
make X or W.</p>
</html>"));
end Tables;
