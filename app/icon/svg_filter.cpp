#include "app/icon/svg_filter.h"

#include <QStringList>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace armature::app {

namespace {

constexpr int kMostDepth = 200;  // of elements

// What icons have nothing for. Those below are not drawn by Qt either.
const QSet<QString>& untaken() {
  static const QSet<QString> names{"script",           "foreignObject", "clipPath", "mask",    "filter",
                                   "pattern",          "marker",        "symbol",   "animate", "set",
                                   "animateTransform", "animateMotion", "textPath", "video",   "audio",
                                   "switch",           "animateColor"};
  return names;
}

QString reference(const QXmlStreamAttributes& attributes) {
  const auto plain = attributes.value("href");
  return (plain.isEmpty() ? attributes.value("http://www.w3.org/1999/xlink", "href") : plain).toString();
}

// Elements by their id that mention others again: a drawing that uses these may grow exponentially.
QSet<QString> usersOf(const QByteArray& text) {
  QSet<QString> users;
  QStringList open;
  QXmlStreamReader reader(text);
  while (!reader.atEnd()) {
    const auto token = reader.readNext();
    if (token == QXmlStreamReader::StartElement) {
      open << reader.attributes().value("id").toString();
      if (reader.name() == QLatin1String("use"))
        for (const QString& id : open) users << id;
    } else if (token == QXmlStreamReader::EndElement && !open.isEmpty()) {
      open.removeLast();
    }
    if (open.size() > kMostDepth) break;
  }
  users.remove(QString());
  return users;
}

}  // namespace

FilteredSvg filteredSvg(const QByteArray& text) {
  FilteredSvg made;
  const QSet<QString> users = usersOf(text);
  QXmlStreamReader reader(text);
  QXmlStreamWriter writer(&made.text);
  int depth = 0;
  while (!reader.atEnd()) {
    const auto token = reader.readNext();
    if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::Comment ||
        token == QXmlStreamReader::ProcessingInstruction || token == QXmlStreamReader::Invalid)
      continue;
    if (token == QXmlStreamReader::EndElement) --depth;
    if (token == QXmlStreamReader::StartElement) {
      const QString name = reader.name().toString(), link = reference(reader.attributes());
      const bool isFile = name == QLatin1String("image") && !link.startsWith(QLatin1String("data:"));
      const bool isDeepUse = name == QLatin1String("use") && (!link.startsWith('#') || users.contains(link.mid(1)));
      if (untaken().contains(name) || isFile || isDeepUse) {
        if (isFile)
          made.hasFiles = true;
        else
          made.left << name;
        reader.skipCurrentElement();
        continue;
      }
      if (++depth > kMostDepth) {
        reader.raiseError(QStringLiteral("depth"));
        break;
      }
    }
    writer.writeCurrentToken(reader);
  }
  if (!reader.hasError()) return made;
  made.problem = reader.errorString();
  made.text.clear();
  return made;
}

}  // namespace armature::app
