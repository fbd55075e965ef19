// expect: finished
// 2³⁰ ways to one base
model M
  partial model A0
    parameter Real x = 1;
  end A0;
  partial model A1
    extends A0;
    extends A0;
  end A1;
  partial model A2
    extends A1;
    extends A1;
  end A2;
  partial model A3
    extends A2;
    extends A2;
  end A3;
  partial model A4
    extends A3;
    extends A3;
  end A4;
  partial model A5
    extends A4;
    extends A4;
  end A5;
  partial model A6
    extends A5;
    extends A5;
  end A6;
  partial model A7
    extends A6;
    extends A6;
  end A7;
  partial model A8
    extends A7;
    extends A7;
  end A8;
  partial model A9
    extends A8;
    extends A8;
  end A9;
  partial model A10
    extends A9;
    extends A9;
  end A10;
  partial model A11
    extends A10;
    extends A10;
  end A11;
  partial model A12
    extends A11;
    extends A11;
  end A12;
  partial model A13
    extends A12;
    extends A12;
  end A13;
  partial model A14
    extends A13;
    extends A13;
  end A14;
  partial model A15
    extends A14;
    extends A14;
  end A15;
  partial model A16
    extends A15;
    extends A15;
  end A16;
  partial model A17
    extends A16;
    extends A16;
  end A17;
  partial model A18
    extends A17;
    extends A17;
  end A18;
  partial model A19
    extends A18;
    extends A18;
  end A19;
  partial model A20
    extends A19;
    extends A19;
  end A20;
  partial model A21
    extends A20;
    extends A20;
  end A21;
  partial model A22
    extends A21;
    extends A21;
  end A22;
  partial model A23
    extends A22;
    extends A22;
  end A23;
  partial model A24
    extends A23;
    extends A23;
  end A24;
  partial model A25
    extends A24;
    extends A24;
  end A25;
  partial model A26
    extends A25;
    extends A25;
  end A26;
  partial model A27
    extends A26;
    extends A26;
  end A27;
  partial model A28
    extends A27;
    extends A27;
  end A28;
  partial model A29
    extends A28;
    extends A28;
  end A29;
  partial model A30
    extends A29;
    extends A29;
  end A30;
  extends A30;
end M;
