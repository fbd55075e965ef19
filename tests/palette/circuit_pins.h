// A part whose pins are held at given potentials: what flows into each pin is what its equations say.
#pragma once
#include <string>
#include <vector>

namespace armature::test {

struct PinPotential {
  std::string pin;        // of the part x, "C" for x.C
  std::string potential;  // Modelica expression of time [V]
};

// Text for runCircuit: the part, declared by `part` with the name x, and a source at each pin.
inline std::string heldAt(const std::string& part, const std::vector<PinPotential>& pins,
                          const std::string& more = {}) {
  std::string declarations = part + " B.Ground earth; ", equations = "equation ";
  for (const PinPotential& p : pins) {
    const std::string source = "at" + p.pin;
    declarations += "S.SignalVoltage " + source + "; ";
    equations += source + ".v = " + p.potential + "; connect(" + source + ".n, earth.p); connect(" + source + ".p, x." +
                 p.pin + "); ";
  }
  return declarations + equations + more;
}

}  // namespace armature::test
