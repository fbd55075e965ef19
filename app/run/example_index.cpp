#include "app/run/example_index.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

#include "app/run/class_search.h"
#include "engine/facade/session.h"

namespace armature::app {

ExampleIndex::ExampleIndex(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {}

ExampleIndex::~ExampleIndex() = default;  // the thread is asked to stop and waited for

void ExampleIndex::readInto(Uses& uses, const QString& path) {
  const auto read = loadDiagram(path.toStdString());
  if (!read) return;
  const diagram::Document& document = *read;
  const QString title = QString::fromStdString(document.title.empty() ? document.name : document.title);
  QSet<QString> noted;
  const auto note = [&](const QString& className, const QString& part) {
    if (noted.contains(className)) return;
    noted.insert(className);
    uses[className].append({{path, title, part}, document.components.size()});
  };
  for (const auto& item : document.components)
    note(QString::fromStdString(item.className), QString::fromStdString(item.name));
  // Parts within the diagram's own classes and declarations: a qualified name before the name of a component.
  static const QRegularExpression declaration(QStringLiteral("\\b([A-Za-z_]\\w*(?:\\.\\w+)+)\\s+[A-Za-z_]\\w*"));
  QString texts = QString::fromStdString(document.declarations);
  for (const auto& text : document.classes) texts += '\n' + QString::fromStdString(text);
  for (auto i = declaration.globalMatch(texts); i.hasNext();) note(i.next().captured(1), {});
}

QList<ExampleUse> ExampleIndex::usesOf(const QString& className) {
  if (!reader_.joinable() && !isReady_)
    reader_ = std::jthread([this, folder = folder_](const std::stop_token& stop) {
      Uses uses;
      QStringList paths;
      for (QDirIterator i(folder, {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories); i.hasNext();)
        paths << i.next();
      paths.sort();
      for (const QString& path : paths) {
        if (stop.stop_requested()) return;
        readInto(uses, path);
      }
      mailbox_.put([this, uses] {
        uses_ = uses;
        isReady_ = true;
        Q_EMIT ready();
      });
    });
  QList<Entry> entries = uses_.value(className);
  const QString library = '/' + libraryOf(className) + '/';
  const auto rank = [&](const Entry& e) {
    return std::make_tuple(e.use.part.isEmpty(), !e.use.file.contains(library), e.partCount);
  };
  std::stable_sort(entries.begin(), entries.end(), [&](const Entry& a, const Entry& b) { return rank(a) < rank(b); });
  QList<ExampleUse> out;
  for (const Entry& entry : entries) out << entry.use;
  return out;
}

}  // namespace armature::app
