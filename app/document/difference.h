// What sets two diagrams apart, in words.
#pragma once
#include <QStringList>

#include "engine/diagram/document.h"

namespace armature::app {

// One line for each part, wire or setting that differs: what the other diagram, the one on the disk, has instead of
// this one. Empty for equal diagrams.
QStringList differencesOnDisk(const diagram::Document& here, const diagram::Document& onDisk);

}  // namespace armature::app
