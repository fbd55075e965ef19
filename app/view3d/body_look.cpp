#include "app/view3d/body_look.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

QColor BodyLook::color(const std::array<double, 3>& given, bool isSelected) const {
  // The library's colours are signal colours: a little less of it, and never black on black.
  QColor color =
      QColor::fromRgbF(static_cast<float>(given[0]), static_cast<float>(given[1]), static_cast<float>(given[2]));
  float h, s, v;
  color.getHsvF(&h, &s, &v);
  color = QColor::fromHsvF(std::max(h, 0.0F), s * 0.82F, theme->isDark ? std::max(v, 0.46F) : std::min(v, 0.94F));
  // A dark hue, blue above all, would be lost before a dark ground.
  constexpr float kLeastLight = 0.16F;
  const auto light = [](float part) { return std::pow(part, 2.2F); };
  const float luminance =
      0.2126F * light(color.redF()) + 0.7152F * light(color.greenF()) + 0.0722F * light(color.blueF());
  if (theme->isDark && luminance < kLeastLight) {
    const float white = 0.4F * (1 - luminance / kLeastLight);
    const auto lift = [white](float part) { return part + white * (1 - part); };
    color = QColor::fromRgbF(lift(color.redF()), lift(color.greenF()), lift(color.blueF()));
  }
  if (!isSelected) return color;
  const QColor& accent = theme->accent;
  const auto mix = [](float a, float b) { return 0.3F * a + 0.7F * b; };
  return QColor::fromRgbF(mix(color.redF(), accent.redF()), mix(color.greenF(), accent.greenF()),
                          mix(color.blueF(), accent.blueF()));
}

double BodyLook::roughness(double specular) {
  return 1 - 0.6 * std::clamp(specular, 0.0, 1.0);
}

}  // namespace armature::app
