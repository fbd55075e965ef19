// expect: N002
package P
  import P.Q.*;
  package Q
    import P.*;
    model A
      B b;
    end A;
  end Q;
end P;
model M
  P.Q.A a;
end M;
