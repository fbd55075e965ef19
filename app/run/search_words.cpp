#include "app/run/search_words.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

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

Called called(const QString& className, QStringView typed) {
  static const QHash<QString, QStringList> words = readWords();
  Called best = Called::no;
  for (const QString& word : words.value(className)) {
    if (!word.startsWith(typed, Qt::CaseInsensitive)) continue;
    if (word.size() == typed.size()) return Called::whole;
    best = Called::beginning;
  }
  return best;
}

}  // namespace armature::app
