within Modelica.Electrical.Digital.Interfaces;
type Strength = enumeration(
  'S_X01' "Strong X, 0, 1",
  'S_X0H' "Strong X, 0, weak 1",
  'S_XL1' "Strong X, 1, weak 0",
  'S_X0Z' "Strong X, 0, high impedance instead of 1",
  'S_XZ1' "Strong X, 1, high impedance instead of 0",
  'S_WLH' "Weak X, 0, 1",
  'S_WLZ' "Weak X, 0, high impedance instead of 1",
  'S_WZH' "Weak X, 1, high impedance instead of 0",
  'S_W0H' "Weak X, 1, strong 0",
  'S_WL1' "Weak X, 0, strong 1")
  "What an output shows for X, 0, 1";
