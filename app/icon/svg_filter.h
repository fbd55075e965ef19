// The text of an SVG file before it is drawn: what mentions other files, could grow without bounds or has no
// counterpart on an icon is taken out, and noted.
#pragma once
#include <QByteArray>
#include <QList>
#include <QSet>
#include <QString>

namespace armature::app {

// A text in the drawing, which is a shape of its own on an icon and no outline of letters.
struct SvgText {
  QString id;  // of its element
  QString text;
  bool isBold = false, isItalic = false;
};

struct FilteredSvg {
  QByteArray text;        // empty: it cannot be read
  QByteArray textless;    // the same without texts
  QList<SvgText> texts;   // in `text`
  QString problem;        // why it cannot be read
  QSet<QString> left;     // names of elements that were taken out or will not be drawn
  bool hasFiles = false;  // images in files of their own were among them
};

FilteredSvg filteredSvg(const QByteArray& text);

}  // namespace armature::app
