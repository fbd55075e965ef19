// Made-up models of lines: random chains of masses, springs, dampers, rods, sensors and sources with branches to the
// ground, placed, turned and flipped at random; and one part of the palette between masses.
#pragma once
#include <random>
#include <string>
#include <vector>

#include "app/run/catalog.h"
#include "engine/diagram/document.h"
#include "engine/facade/class_info.h"

namespace armature::test {

diagram::Document randomLine(std::mt19937& random);
// Every flange at a mass that is pushed, every input driven. `hasSupport`: its supports are shown, and held.
diagram::Document partBetweenMasses(const ClassInfo& info, bool hasSupport);
// Whether a class has flanges of the 1-D libraries at all.
bool hasFlange(const ClassInfo& info);
// All parts of the 1-D mechanical libraries with flanges; `bench` has childrenOf() and classOf().
template <class Bench>
std::vector<ClassInfo> partsWithFlanges(Bench& bench) {
  std::vector<ClassInfo> parts;
  for (const char* library : {"Modelica.Mechanics.Translational", "Modelica.Mechanics.Rotational"})
    for (const char* package : {".Components", ".Sources", ".Sensors"})
      for (const std::string& name : bench.childrenOf(std::string(library) + package))
        if (ClassInfo info = bench.classOf(name); app::isPlaceable(info) && hasFlange(info))
          parts.push_back(std::move(info));
  return parts;
}

}  // namespace armature::test
