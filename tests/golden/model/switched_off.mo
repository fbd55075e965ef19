connector Flange
  Real phi;
  flow Real tau;
end Flange;
model Drive
  parameter Boolean isFree = true;
  Flange support if not isFree;
end Drive;
model Fixed
  Flange flange;
equation
  flange.phi = 0;
end Fixed;
model M
  Drive drive;
  Fixed fixed, spare if not drive.isFree;
equation
  connect(drive.support, fixed.flange);
  connect(spare.flange, drive.support);
end M;
// Flat:
// 18:3: warning C007: drive: support is switched off, but something is connected to it; the connection is left out
//   remove the connection, or set isFree to false
//   part drive
//   part drive.support
// model M
//   structural parameter Boolean drive.isFree = true
//   Real fixed.flange.phi
//   flow Real fixed.flange.tau
// equation
//   fixed.flange.tau = 0  // flow balance
//   fixed.flange.phi = 0
// end M
// endFlat
