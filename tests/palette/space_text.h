// What models of tests in space have in common.
#pragma once
#include <string>

#include "constants.h"

namespace armature::test {

inline std::string space(const std::string& text) {
  return R"(
    import MB = Modelica.Mechanics.MultiBody; import P = Modelica.Mechanics.MultiBody.Parts;
    import J = Modelica.Mechanics.MultiBody.Joints; import F = Modelica.Mechanics.MultiBody.Frames;
    import T = Modelica.Mechanics.MultiBody.Types; import Fo = Modelica.Mechanics.MultiBody.Forces;
    import Se = Modelica.Mechanics.MultiBody.Sensors; import RA = Modelica.Mechanics.MultiBody.Types.ResolveInFrameA;
    import RAB = Modelica.Mechanics.MultiBody.Types.ResolveInFrameAB;
    inner MB.World world(enableAnimation = false);
)" + text;
}

}  // namespace armature::test
