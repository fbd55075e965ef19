// Finding parts by typing: every word of the query must occur in the class's name, in what people call it
// (search_words) or in its description; names count more than descriptions, beginnings more than middles. A word with
// dots ("rotational.damper") names packages on the way. Of equal names those come first that belong where the diagram's
// parts come from.
#pragma once
#include <QHash>
#include <QList>
#include <QString>
#include <functional>

#include "app/run/catalog.h"

namespace armature::app {

// 0 = no match; larger is better. `isDescribed`: whether what is said of the class has a word.
int matchScore(const QString& query, const QString& name, const std::function<bool(QStringView word)>& isDescribed);
int matchScore(const QString& query, const ClassInfo& info);

// How much a class of a library (libraryOf) is to be expected, from 0 to 1.
using LibraryWeights = QHash<QString, double>;
// As the names of the classes in use tell it: each library's share of them.
LibraryWeights libraryWeights(const QStringList& classesInUse);

// The best matches, best first, at most `most`. Linear in the number of classes.
QList<ClassPtr> searchClasses(const QList<ClassPtr>& classes, const QString& query, int most,
                              const LibraryWeights& expected = {});

// Classes of the libraries that are expected most come first, else in their order.
void sortByLibrary(QList<ClassPtr>& classes, const LibraryWeights& expected);

// What tells parts of one name apart: the library within the library ("Rotational", "Analog", "Blocks").
QString libraryOf(const QString& className);

}  // namespace armature::app
