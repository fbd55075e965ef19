#include "app/run/class_search.h"

#include <algorithm>

#include "app/language/tables.h"
namespace armature::app {

int matchScore(const QString& query, const ClassInfo& info) {
  const QString full = QString::fromStdString(info.name);
  const QStringView name = QStringView(full).mid(full.lastIndexOf('.') + 1);
  int total = 0;
  for (const QStringView word : QStringView(query).split(' ', Qt::SkipEmptyParts)) {
    int score = 0;
    if (name.compare(word, Qt::CaseInsensitive) == 0)
      score = 100;
    else if (name.startsWith(word, Qt::CaseInsensitive))
      score = 60;
    else if (name.contains(word, Qt::CaseInsensitive))
      score = 30;
    else if (full.contains(word, Qt::CaseInsensitive))
      score = 15;
    else if (QString::fromStdString(info.description).contains(word, Qt::CaseInsensitive) ||
             classText(info.name, info.description).contains(word, Qt::CaseInsensitive))
      score = 8;
    if (score == 0) return 0;
    total += score;
  }
  return total;
}

QList<ClassPtr> searchClasses(const QList<ClassPtr>& classes, const QString& query, int most) {
  std::vector<std::pair<int, ClassPtr>> found;
  for (const ClassPtr& info : classes)
    if (const int score = matchScore(query, *info); score > 0) found.emplace_back(score, info);
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

}  // namespace armature::app
