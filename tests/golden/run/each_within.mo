// `each` ends every split about it: in parts of parts of an array, and where a name with dots takes it to its last part
// (specification 7.2.5).
model EachWithin
  model Leaf
    parameter Real v[3] = {0, 0, 0};
    parameter Real s = 0;
  end Leaf;
  model Part
    Leaf leaf;
    Leaf leaves[2];
  end Part;
  Part two[2](leaf(each v = {1, 2, 3}, s = {10, 20}));
  Part three[3](leaf(each v = {4, 5, 6}, each s = 30));
  Part four[2](each leaves.v = {7, 8, 9}, leaves(s = {{1, 2}, {3, 4}}));
  Part five[2](each leaves(v = {{1, 2, 3}, {4, 5, 6}}, s = {1, 2}));
  parameter Real places[3] = {1, 10, 100};
  Real t(start = 0, fixed = true);
equation
  der(t) = 1;
  assert(two[1].leaf.v*places == 321 and two[2].leaf.v*places == 321, "each of a vector");
  assert(two[1].leaf.s == 10 and two[2].leaf.s == 20, "a split");
  assert(three[3].leaf.v*places == 654 and three[1].leaf.s == 30, "as many as the array has elements");
  assert(four[2].leaves[2].v*places == 987 and four[2].leaves[1].s == 3, "a name with dots");
  assert(five[1].leaves[2].v*places == 654 and five[2].leaves[2].s == 2, "a split below each");
end EachWithin;
// Run:
// finished
// endRun
