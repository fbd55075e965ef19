// Fields of records whose sizes are left open take that of what a function gives them, or of a redeclaration.
package P
  operator record System
    Real A[:, size(A, 1)];
    Real b[size(A, 1)];
    String names[size(A, 1)] = fill("", size(A, 1));
    encapsulated operator 'constructor'
      import P.System;
      function fromMatrix
        input Real A[:, size(A, 1)];
        input Real b[size(A, 1)] = ones(size(A, 1));
        output System made(redeclare Real A[size(A, 1), size(A, 2)], redeclare Real b[size(b, 1)]);
      algorithm
        made.A := A;
        for k in 1:size(b, 1) loop
          made.b[k] := 2*b[k];
        end for;
      end fromMatrix;
    end 'constructor';
  end System;
  function doubled
    input System system;
    output System result;
  protected
    Integer n = size(system.A, 1);
  algorithm
    result.A := [system.A, zeros(n, n); zeros(n, n), system.A];
    result.b := cat(1, system.b, system.b);
    result.names := fill("x", 2*n);
  end doubled;
  block Linear
    parameter System system = System(A = fill(-1, 1, 1));
    final parameter Integer n = size(system.A, 1);
    Real x[n](each start = 0, each fixed = true);
  equation
    der(x) = system.A*x + system.b;
  end Linear;
  model Run
    Linear one;
    Linear two(system = System(A = [0, 1; -1, 0], b = {1, 0}));
    Linear four(system = doubled(System(A = [0, 1; -1, 0])));
  equation
    when terminal() then
      assert(abs(one.x[1] - 2*(1 - exp(-1))) < 1e-4, "one state");
      assert(abs(two.x[1] - 2*sin(1)) < 1e-4, "two states");
      assert(four.n == 4 and abs(four.x[3] - four.x[1]) < 1e-9 and abs(four.x[1]) > 0.1, "four states");
    end when;
  end Run;
end P;
model M
  extends P.Run;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
