// What people call a part besides its name: "flywheel" or "Schwungrad" for an inertia (resources/search_words.json).
#pragma once
#include <QStringView>

namespace armature::app {

// Whether one of the words for a class is what was typed or begins with it, whatever the case; never for an unknown
// class. Words of all languages count: who has learned the part's name in another one than the window's finds it, too.
enum class Called { no, beginning, whole };
Called called(const QString& className, QStringView typed);

}  // namespace armature::app
