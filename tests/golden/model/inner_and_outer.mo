// A part that is inner and outer: the parts within mean the inner one, with its modifiers; the class that declares it
// means the outer one, as the modifiers themselves do.
model Level
  output Real factor = 1;
end Level;
model Reader
  outer Level level;
  Real seen = level.factor;
end Reader;
model Group
  inner outer Level level(factor = 2*level.factor);
  Reader reader;
  Real around = level.factor;
end Group;
model Nested
  inner outer Level level(factor = 3*level.factor);
  Group group;
end Nested;
model M
  inner Level level(factor = 5);
  Nested nested;
  Reader reader;
end M;
// Flat:
// model M
//   Real level.factor
//   Real nested.level.factor
//   Real nested.group.level.factor
//   Real nested.group.reader.seen
//   Real nested.group.around
//   Real reader.seen
// equation
//   level.factor = 5  // declared value
//   nested.level.factor = 3*level.factor  // declared value
//   nested.group.level.factor = 2*nested.level.factor  // declared value
//   nested.group.reader.seen = nested.group.level.factor  // declared value
//   nested.group.around = nested.level.factor  // declared value
//   reader.seen = level.factor  // declared value
// end M
// endFlat
