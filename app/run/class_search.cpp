#include "app/run/class_search.h"

#include <algorithm>

#include "app/language/tables.h"
#include "app/run/search_words.h"

namespace armature::app {

namespace {

// A name with dots: what stands before the last one must occur in the names of the packages, in that order.
bool isOnTheWay(const QStringList& packages, QStringView path) {
  int from = 0;
  for (const QStringView wanted : path.split('.', Qt::SkipEmptyParts)) {
    const auto found = std::find_if(packages.begin() + from, packages.end(), [&](const QString& package) {
      return package.contains(wanted, Qt::CaseInsensitive);
    });
    if (found == packages.end()) return false;
    from = static_cast<int>(found - packages.begin()) + 1;
  }
  return true;
}

int wordScore(QStringView word, const QString& full, const std::function<bool(QStringView word)>& isDescribed) {
  const auto dot = word.lastIndexOf('.');
  if (dot >= 0) {
    if (!isOnTheWay(full.split('.').mid(0, full.count('.')), word.left(dot))) return 0;
    word = word.mid(dot + 1);
    if (word.isEmpty()) return 15;
  }
  const QStringView name = QStringView(full).mid(full.lastIndexOf('.') + 1);
  if (name.compare(word, Qt::CaseInsensitive) == 0) return 100;
  if (name.startsWith(word, Qt::CaseInsensitive)) return 60;
  const Called known = dot < 0 ? called(full, word) : Called::no;
  if (known == Called::whole) return 50;
  if (name.contains(word, Qt::CaseInsensitive)) return 30;
  if (dot >= 0) return 0;
  if (known == Called::beginning) return 20;
  if (full.contains(word, Qt::CaseInsensitive)) return 15;
  return isDescribed(word) ? 8 : 0;
}

}  // namespace

int matchScore(const QString& query, const QString& name, const std::function<bool(QStringView word)>& isDescribed) {
  int total = 0;
  for (const QStringView word : QStringView(query).split(' ', Qt::SkipEmptyParts)) {
    const int score = wordScore(word, name, isDescribed);
    if (score == 0) return 0;
    total += score;
  }
  return total;
}

int matchScore(const QString& query, const ClassInfo& info) {
  return matchScore(query, QString::fromStdString(info.name), [&](QStringView word) {
    return QString::fromStdString(info.description).contains(word, Qt::CaseInsensitive) ||
           classText(info.name, info.description).contains(word, Qt::CaseInsensitive);
  });
}

LibraryWeights libraryWeights(const QStringList& classesInUse) {
  LibraryWeights weights;
  for (const QString& name : classesInUse) weights[libraryOf(name)] += 1.0 / static_cast<double>(classesInUse.size());
  return weights;
}

QList<ClassPtr> searchClasses(const QList<ClassPtr>& classes, const QString& query, int most,
                              const LibraryWeights& expected) {
  // Less than a better match of the name is worth: it decides among equal ones.
  constexpr double kContext = 25;
  std::vector<std::pair<double, ClassPtr>> found;
  for (const ClassPtr& info : classes)
    if (const int score = matchScore(query, *info); score > 0)
      found.emplace_back(score + kContext * expected.value(libraryOf(QString::fromStdString(info->name))), info);
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second->name.size() < b.second->name.size();
  });
  QList<ClassPtr> out;
  for (const auto& entry : found)
    if (out.size() < most) out << entry.second;
  return out;
}

QString libraryOf(const QString& className) {
  static const QStringList fields{"Mechanics", "Electrical", "Thermal", "Magnetic"};
  const QStringList path = className.split('.');
  if (path.size() < 2) return {};
  if (path.front() != QLatin1String("Modelica")) return path.front();
  return path.size() > 3 && fields.contains(path[1]) ? path[2] : path[1];
}

void sortByLibrary(QList<ClassPtr>& classes, const LibraryWeights& expected) {
  const auto weight = [&](const ClassPtr& info) {
    return expected.value(libraryOf(QString::fromStdString(info->name)));
  };
  std::stable_sort(classes.begin(), classes.end(),
                   [&](const ClassPtr& a, const ClassPtr& b) { return weight(a) > weight(b); });
}

}  // namespace armature::app
