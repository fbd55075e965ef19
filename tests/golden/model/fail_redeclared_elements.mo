// Redeclarations of what is final, constant, of another visibility or not replaceable; constraining classes.
model A
  Real x = 1;
end A;
model B
  Real x = 1, y = 1;
end B;
model C
  Real x = 1, y = 1;
end C;
model Open
  replaceable constant Real k = 1;
  final replaceable Real f = 1;
  replaceable Real p = 1;
  replaceable B b constrainedby A;
  final replaceable model Fixed = A;
  model Plain = A;
  replaceable model Box
    Real x = 1;
  end Box;
  Fixed fixed;
protected
  replaceable Real q = 1;
end Open;
model Element
  extends Open;
  redeclare constant Real k = 2;
  redeclare Real f = 2;
  redeclare Real q = 2;
  redeclare model Fixed = B;
  model extends Plain
    Real z = 1;
  end Plain;
  Fixed again;
  Plain plain;
protected
  redeclare Real p = 2;
  redeclare model Box
    Real x = 2;
  end Box;
  Box box;
end Element;
model Narrow
  extends Open(replaceable C b constrainedby C);
end Narrow;
model Wide
  replaceable C b constrainedby C;
end Wide;
type Row = Real[3];
type Grid = Real[2, 3];
model M
  Element element;
  Open modified(redeclare constant Real k = 3, redeclare model Fixed = B);
  Narrow narrow(redeclare A b);
  Wide wide(replaceable C b constrainedby A);
  replaceable A lacks constrainedby B;
  replaceable model Less = A constrainedby B;
  Less less;
  replaceable Row rows[2] = {{1, 2, 3}, {4, 5, 6}} constrainedby Grid;
  replaceable type Rows = Row[2] constrainedby Grid;
  Rows grid = {{1, 2, 3}, {4, 5, 6}};
end M;
// Flat:
// 27:27: error N018: 'k' cannot be redeclared: it is a constant
//   12:29: declared here
// 28:18: error N018: 'f' cannot be redeclared: it is final
//   13:26: declared here
// 29:18: error N018: 'q' is protected and cannot be redeclared as public
//   23:20: declared here
// 37:18: error N018: 'p' is public and cannot be redeclared as protected
//   14:20: declared here
// 53:17: error N018: 'k' cannot be redeclared: it is a constant
//   12:29: declared here
// 54:17: error N019: 'A' cannot stand for 'C', the constraining class of b: it has no y
//   part narrow
// 55:13: error N019: 'A' cannot stand for 'C', the constraining class of b: it has no y
//   part wide
// 56:17: error N019: 'A' cannot stand for 'B', the constraining class of lacks: it has no y
// 59:19: error N019: 'Row' cannot stand for 'Grid', the constraining class of rows: its number of dimensions differs
// endFlat
