// What an empty list says in its middle: that there is nothing, and what would be there.
#pragma once
#include <QString>

class QAbstractItemView;

namespace armature::app {

// The view must have its model.
void sayWhenEmpty(QAbstractItemView& view, const QString& words);

}  // namespace armature::app
