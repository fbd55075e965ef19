#include "app/run/search_words.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <algorithm>

namespace armature::app {

namespace {

QHash<QString, QStringList> readWords() {
  QHash<QString, QStringList> words;
  QFile file(QStringLiteral(":/run/search_words.json"));
  if (!file.open(QIODevice::ReadOnly)) return words;
  const QJsonObject table = QJsonDocument::fromJson(file.readAll()).object()["words"].toObject();
  for (auto of = table.begin(); of != table.end(); ++of)
    words.insert(of.key(), of.value().toString().split(' ', Qt::SkipEmptyParts));
  return words;
}

}  // namespace

bool isCalled(const QString& className, QStringView typed) {
  static const QHash<QString, QStringList> words = readWords();
  const auto found = words.constFind(className);
  if (found == words.cend()) return false;
  return std::any_of(found->begin(), found->end(),
                     [&](const QString& word) { return word.startsWith(typed, Qt::CaseInsensitive); });
}

}  // namespace armature::app
