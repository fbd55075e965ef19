// expect: P008
model M
<<model A\n*600>><<end A;\n*600>>end M;
