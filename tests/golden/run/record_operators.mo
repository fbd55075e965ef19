// Operators of a record on arrays, its texts and constructors, against values by hand.
operator record C
  Real re, im;
  encapsulated operator 'constructor'
    import C;
    function fromReal
      input Real re;
      input Real im = 0;
      output C c(re = re, im = im);
    algorithm
    end fromReal;
  end 'constructor';
  encapsulated operator function '0'
    import C;
    output C c;
  algorithm
    c := C(0);
  end '0';
  encapsulated operator function '+'
    import C;
    input C a, b;
    output C c;
  algorithm
    c := C(a.re + b.re, a.im + b.im);
  end '+';
  encapsulated operator '*'
    import C;
    function times
      input C a, b;
      output C c;
    algorithm
      c := C(a.re*b.re - a.im*b.im, a.re*b.im + a.im*b.re);
    end times;
    function conjugateProduct
      input C a[:], b[size(a, 1)];
      output C c;
    algorithm
      c := C(0);
      for i in 1:size(a, 1) loop
        c := c + C(a[i].re, -a[i].im)*b[i];
      end for;
    end conjugateProduct;
  end '*';
  encapsulated operator function 'String'
    import C;
    input C c;
    input String unit = "j";
    output String s = String(c.re) + " + " + String(c.im) + unit;
  algorithm
  end 'String';
end C;
operator record Voltage = C(re(unit = "V"), im(unit = "V"));
model M
  function isNear
    input C c;
    input Real re, im;
    output Boolean result = abs(c.re - re) < 1e-9 and abs(c.im - im) < 1e-9;
  algorithm
  end isNear;
  C a = C(1, 2), b = C(im = 4, re = 0), v[2] = {a, b}, A[2, 2] = [a, b; b, a], none[2, 0];
  C image[2] = A*v, square[2, 2] = A*A, same[2, 2] = A^2, mixed[2] = [1, 2; 3, 4]*v, product = v*v;
  C joined[2, 4] = cat(2, A, A), tall[3, 2] = [A; transpose([v])], zero[2, 3] = none*fill(a, 0, 3);
  C total = sum(A), shifted[2] = v .+ 1, scaled[2] = 2*v;
  C x, y[2] "unknowns of systems";
  Voltage u[2] = {C(time), a};
  C w[2] = A*u;
equation
  C(2, 1)*x = C(5*time);
  [C(0, 1), C(1); C(1), C(2)]*y = {C(1, 1), C(3, 0)};
  assert(isNear(image[1], -19, 4) and isNear(image[2], -16, 8), "matrix * vector");
  assert(isNear(square[1, 1], -19, 4) and isNear(square[1, 2], -16, 8) and isNear(same[2, 2], -19, 4), "matrix * matrix");
  assert(isNear(mixed[1], 1, 10) and isNear(mixed[2], 3, 22) and isNear(product, 21, 0), "products of the record itself");
  assert(isNear(joined[2, 3], 0, 4) and isNear(tall[3, 2], 0, 4) and isNear(zero[2, 3], 0, 0), "joined arrays");
  assert(isNear(total, 2, 12) and isNear(shifted[2], 1, 4) and isNear(scaled[1], 2, 4), "sums");
  assert(isNear(x, 2*time, -time), "scalar unknown");
  assert(isNear(C(0, 1)*y[1] + y[2], 1, 1) and isNear(y[1] + 2*y[2], 3, 0), "vector of unknowns");
  assert(isNear(w[2], -3, 4*time + 4), "with units");
  assert(String(a) == "1 + 2j" and String(b, unit = " i") == "0 + 4 i", "texts");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
