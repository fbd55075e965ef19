// One grid for all groups of a form: names, fields, units and what stands behind those begin at one place each.
#pragma once
#include <QList>

class QWidget;

namespace armature::app {

class Fold;

// Brings the open groups of a form [of `width` px] to common columns. Names give way where a field would have too
// little room; a group that stands within another one is indented, and its fields begin where all others do.
void alignColumns(const QList<Fold*>& groups, const QWidget& form, int width);

}  // namespace armature::app
