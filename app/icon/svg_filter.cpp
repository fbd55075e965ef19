#include "app/icon/svg_filter.h"

#include <QCoreApplication>
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

namespace {

// Copies a drawing, once with its texts and once without.
class SvgCopy {
 public:
  explicit SvgCopy(const QByteArray& text)
      : users_(usersOf(text)), reader_(text), writer_(&made_.text), textless_(&made_.textless) {}

  FilteredSvg take() {
    while (!reader_.atEnd()) {
      const auto token = reader_.readNext();
      if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::Comment ||
          token == QXmlStreamReader::ProcessingInstruction || token == QXmlStreamReader::Invalid)
        continue;
      if (token == QXmlStreamReader::StartElement && isLeftOut()) {
        reader_.skipCurrentElement();
        continue;
      }
      if (token == QXmlStreamReader::StartElement && ++depth_ > kMostDepth)
        reader_.raiseError(QCoreApplication::translate("SvgWords", "it is nested too deeply"));
      else
        copy(token);
    }
    if (!reader_.hasError()) return std::move(made_);
    FilteredSvg failed;
    failed.problem = reader_.errorString();
    return failed;
  }

 private:
  bool isLeftOut() {
    const QString name = reader_.name().toString(), link = reference(reader_.attributes());
    const bool isFile = name == QLatin1String("image") && !link.startsWith(QLatin1String("data:"));
    const bool isDeepUse = name == QLatin1String("use") && (!link.startsWith('#') || users_.contains(link.mid(1)));
    if (isFile) made_.hasFiles = true;
    if (!isFile && (isDeepUse || untaken().contains(name))) made_.left << name;
    return isFile || isDeepUse || untaken().contains(name);
  }

  void copy(QXmlStreamReader::TokenType token) {
    const bool isStart = token == QXmlStreamReader::StartElement, isEnd = token == QXmlStreamReader::EndElement;
    if (isStart && textDepth_ == 0 && reader_.name() == QLatin1String("text")) {
      textDepth_ = depth_;
      beginText();
    } else {
      writer_.writeCurrentToken(reader_);
      if (textDepth_ == 0) textless_.writeCurrentToken(reader_);
    }
    if (textDepth_ > 0 && token == QXmlStreamReader::Characters) made_.texts.back().text += reader_.text();
    if (!isEnd) return;
    if (depth_ == textDepth_) textDepth_ = 0;
    --depth_;
  }

  // With a name by which the renderer can be asked for it.
  void beginText() {
    const auto attributes = reader_.attributes();
    SvgText text;
    text.id = QStringLiteral("armature-text-%1").arg(made_.texts.size());
    const QString style = attributes.value("style").toString().remove(' ');
    const QString weight = attributes.value("font-weight").toString();
    text.isBold =
        weight.startsWith(QLatin1String("bold")) || weight.toInt() >= 600 || style.contains("font-weight:bold");
    text.isItalic = attributes.value("font-style") == QLatin1String("italic") || style.contains("font-style:italic");
    writer_.writeStartElement(reader_.namespaceUri().toString(), "text");
    for (const auto& attribute : attributes)
      if (attribute.qualifiedName() != QLatin1String("id")) writer_.writeAttribute(attribute);
    writer_.writeAttribute("id", text.id);
    made_.texts << text;
  }

  const QSet<QString> users_;
  QXmlStreamReader reader_;
  FilteredSvg made_;
  QXmlStreamWriter writer_, textless_;
  int depth_ = 0, textDepth_ = 0;  // of the text that is being copied
};

}  // namespace

FilteredSvg filteredSvg(const QByteArray& text) {
  return SvgCopy(text).take();
}

}  // namespace armature::app
