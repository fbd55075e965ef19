#include "app/panels/table_text.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/look/format.h"

namespace armature::app {
namespace {

// The parts of a text between separators that stand in no bracket and no quotes; trimmed.
QStringList splitOutside(const QString& text, QChar separator) {
  QStringList parts;
  QString part;
  int depth = 0;
  bool isQuoted = false;
  for (int i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    if (c == '"' && (i == 0 || text[i - 1] != '\\')) isQuoted = !isQuoted;
    if (!isQuoted && QStringLiteral("([{").contains(c)) ++depth;
    if (!isQuoted && QStringLiteral(")]}").contains(c)) --depth;
    if (c == separator && depth == 0 && !isQuoted) {
      parts << part.trimmed();
      part.clear();
    } else {
      part += c;
    }
  }
  return parts << part.trimmed();
}

// What stands within a bracket that the whole text is in.
std::optional<QString> within(const QString& text, QChar open, QChar close) {
  const QString all = text.trimmed();
  if (all.size() < 2 || all.front() != open || all.back() != close) return std::nullopt;
  int depth = 0;
  bool isQuoted = false;
  for (int i = 0; i < all.size(); ++i) {
    if (all[i] == '"' && all[i - 1] != '\\') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (QStringLiteral("([{").contains(all[i])) ++depth;
    if (QStringLiteral(")]}").contains(all[i]) && --depth == 0 && i + 1 < all.size()) return std::nullopt;
  }
  return all.mid(1, all.size() - 2).trimmed();
}

bool isEven(const TableCells& cells) {
  return std::all_of(cells.begin(), cells.end(), [&](const QStringList& row) {
    return row.size() == cells.front().size() &&
           std::none_of(row.begin(), row.end(), [](const QString& cell) { return cell.isEmpty(); });
  });
}

// One number as people write it, as Modelica text; other texts unchanged.
QString cellText(QString text) {
  text = text.trimmed();
  static const QRegularExpression grouped(QStringLiteral("^[+−-]?[0-9]{1,3}(\\.[0-9]{3})+(,[0-9]*)?$"));
  if (decimalMark() == ',' && grouped.match(text).hasMatch()) text.remove('.');
  static const QRegularExpression number(QStringLiteral("^[+−-]?[0-9]*,?[0-9]+(?:[eE][+-]?[0-9]+)?$"));
  if (number.match(text).hasMatch()) text.replace(',', '.');
  return text.replace(QChar(0x2212), '-');
}

// Lines without tabs: what stands between their columns.
QChar separatorOf(const QStringList& lines) {
  const auto occursInAll = [&](QChar c) {
    return std::all_of(lines.begin(), lines.end(), [c](const QString& line) { return line.contains(c); });
  };
  if (occursInAll(';')) return ';';
  // "0,5 1,2": the commas are decimal marks, the blanks separate. "0,1" alone is a number where commas are such marks.
  static const QRegularExpression gap(QStringLiteral("\\S\\s+\\S"));
  const bool hasGaps = std::all_of(lines.begin(), lines.end(), [](const QString& line) {
    return gap.match(QString(line).replace(QStringLiteral(", "), QStringLiteral(","))).hasMatch();
  });
  if (hasGaps) return ' ';
  const bool hasPoints =
      std::any_of(lines.begin(), lines.end(), [](const QString& line) { return line.contains('.'); });
  const bool isOneEach =
      std::all_of(lines.begin(), lines.end(), [](const QString& line) { return line.count(',') <= 1; });
  if (!occursInAll(',') || (decimalMark() == ',' && isOneEach && !hasPoints)) return QChar();
  return ',';
}

}  // namespace

std::optional<TableCells> cellsOfLiteral(const QString& text) {
  TableCells cells;
  if (const auto matrix = within(text, '[', ']')) {
    for (const QString& row : splitOutside(*matrix, ';')) cells.push_back(splitOutside(row, ','));
  } else if (const auto list = within(text, '{', '}')) {
    for (const QString& row : splitOutside(*list, ',')) {
      const auto inner = within(row, '{', '}');
      cells.push_back(inner ? splitOutside(*inner, ',') : QStringList{row});
    }
  } else {
    return std::nullopt;
  }
  if (!isEven(cells)) return std::nullopt;
  return cells;
}

QString literalOf(const TableCells& cells, bool isList) {
  QStringList rows;
  for (const QStringList& row : cells) {
    QStringList texts;
    for (const QString& cell : row) texts << (cell.trimmed().isEmpty() ? QStringLiteral("0") : cell.trimmed());
    rows << (isList ? texts.value(0) : texts.join(QStringLiteral(", ")));
  }
  return isList ? QStringLiteral("{%1}").arg(rows.join(QStringLiteral(", ")))
                : QStringLiteral("[%1]").arg(rows.join(QStringLiteral("; ")));
}

TableCells cellsOfClipboard(const QString& text) {
  QStringList lines;
  for (const QString& line : text.split('\n'))
    if (!line.trimmed().isEmpty()) lines << (line.endsWith('\r') ? line.chopped(1) : line);
  const bool hasTabs = std::any_of(lines.begin(), lines.end(), [](const QString& line) { return line.contains('\t'); });
  const QChar separator = lines.isEmpty() ? QChar() : hasTabs ? QChar('\t') : separatorOf(lines);
  TableCells cells;
  qsizetype most = 0;
  for (const QString& line : lines) {
    QStringList row;
    if (separator.isNull())
      row << line;
    else if (separator == ' ')
      row = line.simplified().split(' ');
    else
      row = line.split(separator);
    for (QString& cell : row) cell = cellText(cell);
    most = std::max(most, row.size());
    cells.push_back(row);
  }
  for (QStringList& row : cells)
    while (row.size() < most) row << QString();
  return cells;
}

}  // namespace armature::app
