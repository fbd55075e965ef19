// A state of an icon that the canvas adds by itself: how the icon is turned, so that its letters stay upright.
#pragma once
#include <QString>

namespace armature::app {

// Key of the state; its value has an "m" for an icon that is drawn mirrored, an "r" for one that is turned by a half,
// and a "q" for one that is turned left by a quarter: turned right is "rq".
inline constexpr QLatin1String kTurnedState("turned");

}  // namespace armature::app
