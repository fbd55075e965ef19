within Modelica.Electrical.Digital.Interfaces;
type UX01 = enumeration(
  'U' "Not initialized",
  'X' "Unknown",
  '0' "Zero",
  '1' "One")
  "Four of the nine values";
