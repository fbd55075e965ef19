// expect: N026
package P
//@ 20000   constant Real c{k} = c{k+1} + 1;
  constant Real c20000 = 1;
  model M
    Real x = P.c0;
  end M;
end P;
model M
  extends P.M;
end M;
