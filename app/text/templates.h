// What a new class of a diagram begins with: a base of the libraries, with the ports that it brings, an icon, and the
// one equation that is to be written.
#pragma once
#include <QString>
#include <vector>

#include "engine/facade/class_info.h"

namespace armature::app {

struct ClassTemplate {
  QString group;  // of the menu
  QString words;  // in the menu
  QString name;   // of the class, to begin with
  QString base;   // its class in the libraries, empty: none
  QString text;   // with %1 for the name
  QString begun;  // the part of the text to be written over first
};

std::vector<ClassTemplate> classTemplates();
// A class that extends any other one of the libraries, or of the diagram.
ClassTemplate templateOf(const ClassInfo& base);

}  // namespace armature::app
