// Pieces of the pages that the panels show as HTML.
#pragma once
#include <QStringList>
#include <string>

namespace armature::app {

QString escaped(const std::string& text);
// One row of a table; the cells are HTML, `cell` is "td" or "th".
QString tableRow(const QStringList& cells, const char* cell = "td");

}  // namespace armature::app
