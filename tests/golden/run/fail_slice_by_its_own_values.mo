// A bound that is read from the left side itself would change while its elements are assigned: that is refused.
model M
  Integer w[4](start = {1, 3, 0, 0}, each fixed = true);
algorithm
  when sample(0.1, 1) then
    w[1:w[2]] := w[2:w[2] + 1];
  end when;
end M;
// Run:
// 6:22: error T004: the bound of a range 'w[2] + 1' has to be known before the simulation starts
//   give the parameters in it a value
// no model
// endRun
