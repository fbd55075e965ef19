// expect: N011 F404
// 2⁴⁰ fields by doubling
model M
  record R0
    Real x = 1;
  end R0;
  record R1
    R0 a, b;
  end R1;
  record R2
    R1 a, b;
  end R2;
  record R3
    R2 a, b;
  end R3;
  record R4
    R3 a, b;
  end R4;
  record R5
    R4 a, b;
  end R5;
  record R6
    R5 a, b;
  end R6;
  record R7
    R6 a, b;
  end R7;
  record R8
    R7 a, b;
  end R8;
  record R9
    R8 a, b;
  end R9;
  record R10
    R9 a, b;
  end R10;
  record R11
    R10 a, b;
  end R11;
  record R12
    R11 a, b;
  end R12;
  record R13
    R12 a, b;
  end R13;
  record R14
    R13 a, b;
  end R14;
  record R15
    R14 a, b;
  end R15;
  record R16
    R15 a, b;
  end R16;
  record R17
    R16 a, b;
  end R17;
  record R18
    R17 a, b;
  end R18;
  record R19
    R18 a, b;
  end R19;
  record R20
    R19 a, b;
  end R20;
  record R21
    R20 a, b;
  end R21;
  record R22
    R21 a, b;
  end R22;
  record R23
    R22 a, b;
  end R23;
  record R24
    R23 a, b;
  end R24;
  record R25
    R24 a, b;
  end R25;
  record R26
    R25 a, b;
  end R26;
  record R27
    R26 a, b;
  end R27;
  record R28
    R27 a, b;
  end R28;
  record R29
    R28 a, b;
  end R29;
  record R30
    R29 a, b;
  end R30;
  record R31
    R30 a, b;
  end R31;
  record R32
    R31 a, b;
  end R32;
  record R33
    R32 a, b;
  end R33;
  record R34
    R33 a, b;
  end R34;
  record R35
    R34 a, b;
  end R35;
  record R36
    R35 a, b;
  end R36;
  record R37
    R36 a, b;
  end R37;
  record R38
    R37 a, b;
  end R38;
  record R39
    R38 a, b;
  end R39;
  record R40
    R39 a, b;
  end R40;
  parameter R40 r;
end M;
