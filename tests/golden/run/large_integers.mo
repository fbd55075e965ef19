// Integers beyond 2^53 have lost digits, which is told once.
model LargeIntegers
  Integer n(start = 1, fixed = true), rest = mod(n, 10);
  Integer product = -integer(4*time)*4503599627370496;
  Integer limit = 2147483647 + integer(time) "beyond 2^31 nothing is lost";
equation
  when sample(0.01, 0.02) then
    n = 3*pre(n);
  end when;
  annotation (experiment(StopTime = 1));
end LargeIntegers;
// Run:
// warning R174: Integers have come to 2^53, from where on their last digits are lost: product is -9.… (at t = 0.… s)
//   count in a Real, or divide before the numbers become so large
// finished
// endRun
