// expect: P001
<<end end end M;\n*1000>>
