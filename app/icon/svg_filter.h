// The text of an SVG file before it is drawn: what mentions other files, could grow without bounds or has no
// counterpart on an icon is taken out, and noted.
#pragma once
#include <QByteArray>
#include <QSet>
#include <QString>

namespace armature::app {

struct FilteredSvg {
  QByteArray text;        // empty: it cannot be read
  QString problem;        // why
  QSet<QString> left;     // names of elements that were taken out or will not be drawn
  bool hasFiles = false;  // images in files of their own were among them
};

FilteredSvg filteredSvg(const QByteArray& text);

}  // namespace armature::app
