// How bodies are coloured: by the model's colours, fitted to the theme, and what is selected in the accent's.
#pragma once
#include <QColor>
#include <QSet>
#include <array>

#include "app/look/theme.h"

namespace armature::app {

struct BodyLook {
  const Theme* theme = &Theme::light();
  QSet<QString> selected;  // parts

  static constexpr double kGhostOpacity = 0.16;

  bool isSelected(const QString& part) const { return selected.contains(part); }
  // Of a colour of the model, red, green and blue 0 … 1.
  QColor color(const std::array<double, 3>& given, bool isSelected) const;
  // Of a specular coefficient 0 … 1.
  static double roughness(double specular);
};

}  // namespace armature::app
