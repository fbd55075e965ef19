// Tables of numbers as text: Modelica's literals ("[0, 0; 1, 5]", "{1, 2}"), and what spreadsheets put on the
// clipboard.
#pragma once
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace armature::app {

using TableCells = std::vector<QStringList>;  // by rows, each as long as the first; Modelica text of each cell

// The cells of a literal: a matrix "[a, b; c, d]" or "{{a, b}, {c, d}}", or a list "{a, b}", which is one column.
// Nothing for any other text.
std::optional<TableCells> cellsOfLiteral(const QString& text);
// The literal with these cells: a list where `isList` (the first column), else a matrix. Cells that are empty are 0.
QString literalOf(const TableCells& cells, bool isList);

// What a spreadsheet or a text file has: rows by lines, columns by tabs, else by semicolons, commas or blanks. Numbers
// may have the decimal mark of the language ("1.234,5" where that is a comma). Shorter rows are filled up with empty
// cells. Empty where there is nothing.
TableCells cellsOfClipboard(const QString& text);

}  // namespace armature::app
