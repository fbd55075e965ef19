// Finding parts by typing: every word of the query must occur in the class's name or description; names count more than
// descriptions, beginnings more than middles.
#pragma once
#include <QList>
#include <QString>

#include "app/run/catalog.h"

namespace armature::app {

// 0 = no match; larger is better.
int matchScore(const QString& query, const ClassInfo& info);
// The best matches, best first, at most `most`. Linear in the number of classes.
QList<ClassPtr> searchClasses(const QList<ClassPtr>& classes, const QString& query, int most);

// What tells parts of one name apart: the library within the library ("Rotational", "Analog", "Blocks").
QString libraryOf(const QString& className);

}  // namespace armature::app
