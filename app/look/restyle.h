// Properties that the style sheet knows.
#pragma once
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace armature::app {

// Sets one, and shows what the sheet says about it.
inline void restyle(QWidget* widget, const char* property, const QVariant& value) {
  if (widget->property(property) == value) return;
  widget->setProperty(property, value);
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

}  // namespace armature::app
