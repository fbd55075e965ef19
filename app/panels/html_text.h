// Pieces of the pages that the panels show as HTML.
#pragma once
#include <QStringList>
#include <string>

namespace armature::app {

QString escaped(const std::string& text);
// One row of a table; the cells are HTML, `cell` is "td" or "th". Empty ones hold a blank: what comes after a table
// whose last cell is empty Qt lays upon its end.
QString tableRow(const QStringList& cells, const char* cell = "td");

}  // namespace armature::app
