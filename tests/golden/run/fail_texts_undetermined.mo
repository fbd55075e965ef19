// Texts are determined once, as other variables are.
model M
  String none;
  String twice;
equation
  twice = "first";
  twice = "second";
  assert(none <> twice, none);
end M;
// Run:
// 7:3: error S020: the text twice is determined twice
// 3:10: error S020: nothing determines the text none
// no model
// endRun
