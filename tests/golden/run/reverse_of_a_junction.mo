// The voltage of a junction as a logarithm of its current: there are but a few numbers between -Is and nothing, and
// none of them is the solution far in reverse.
model M
  parameter Real Is = 1e-14, Vt = 0.025;
  Real v, i(start = 0), r;
equation
  v = Vt*log(i/Is + 1);
  5*sin(time) = r + v;
  r = 1000*i;
  annotation(experiment(StopTime = 5));
end M;
// Run:
// 7:3: warning R172: a system of equations is not solved exactly: 0.… is left of terms of 0.…, with i = -9.… (at t = 3.… s)
//   no number is nearer: a function in it loses the digits there (a logarithm of next to nothing, a difference of large numbers); write its equation the other way round, or limit what goes into it
//   part 
// warning R171: rounding decides about values: v is -0.… or -0.… when the last digits of all arithmetic are rounded up or down (at t = 3.… s)
//   numbers of very different size meet in their equations, or large ones cancel: leave out what is next to nothing, or measure from nearby
// finished
// endRun
