// The look of the view as a diagram keeps it, in its member `view3d`: what is drawn besides the bodies, and the eye.
// {"overlays": ["ground", …], "camera": {"azimuth", "elevation" [deg], "parallel", "follow", "target" [m], "distance"
// [m]}} Target and distance are there when the eye was placed by hand; without them everything is in sight. All members
// may be missing: a diagram without them is shown obliquely, in perspective, as a whole, with the ground alone.
#pragma once
#include <string>
#include <vector>

#include "app/view3d/view_scene.h"
#include "engine/diagram/document.h"

namespace armature::app {

// The names of the overlays that are wanted.
std::vector<std::string> overlaysOf(const diagram::Json& view);
// Places the eye as the diagram says; what is missing or makes no sense is as in a diagram that says nothing.
void takeEye(const diagram::Json& view, ViewScene& scene);
// The member as it was, with the look that a scene has now.
diagram::Json withView(const diagram::Json& before, const ViewScene& scene, const std::vector<std::string>& overlays);

}  // namespace armature::app
