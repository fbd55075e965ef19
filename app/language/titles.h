// What the diagrams that come with the program are called, in the language of the window: the tables have it. A text
// that has no translation stays as it is.
#pragma once
#include <QString>

namespace armature::app {

// Of a shipped diagram, or of one of its plots.
QString exampleTitle(const QString& english);
// What a shipped diagram says about itself.
QString exampleDescription(const QString& english);
// Of a package of the library, by its full name; of others the last part of that.
QString packageName(const QString& name);
// Of a folder of them.
QString exampleFolder(const QString& english);

}  // namespace armature::app
