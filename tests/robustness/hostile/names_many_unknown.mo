// expect: N001
model M
//@ 20000   Real x{k} = unknown{k};
end M;
