// The ink of what cannot be used now: seen, but paler than quiet text. The same in style sheets and icons.
#pragma once
#include "app/look/theme.h"

namespace armature::app {

inline QColor disabledInk(const Theme& theme) {
  return QColor(theme.isDark ? "#5F6873" : "#A3ABB5");
}

}  // namespace armature::app
