#include "app/panels/html_text.h"

namespace armature::app {

QString escaped(const std::string& text) {
  return QString::fromStdString(text).toHtmlEscaped();
}

QString tableRow(const QStringList& cells, const char* cell) {
  QString html = QStringLiteral("<tr>");
  for (const QString& text : cells)
    html += QStringLiteral("<%1>%2</%1>").arg(QLatin1String(cell), text.isEmpty() ? QStringLiteral("&nbsp;") : text);
  return html + QStringLiteral("</tr>");
}

}  // namespace armature::app
