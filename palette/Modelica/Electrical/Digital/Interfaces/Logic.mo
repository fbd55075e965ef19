within Modelica.Electrical.Digital.Interfaces;
type Logic = enumeration(
  'U' "Not initialized",
  'X' "Unknown",
  '0' "Zero",
  '1' "One",
  'Z' "High impedance",
  'W' "Weak unknown",
  'L' "Weak zero",
  'H' "Weak one",
  '-' "Do not care")
  "The nine values of IEEE 1164";
