#include "app/panels/diagram_page_html.h"

#include <QCoreApplication>

#include "app/look/format.h"
#include "app/panels/html_text.h"
#include "app/panels/text_field.h"

namespace armature::app {

namespace {

// The context of the translated words.
struct PageWords {
  Q_DECLARE_TR_FUNCTIONS(DiagramPage)
};

QString link(const QString& className) {
  return QStringLiteral("<a href='page:%1'>%2</a>")
      .arg(className.toHtmlEscaped(), className.section('.', -1).toHtmlEscaped());
}

QString table(const QString& title, const QStringList& heads, const QString& rows) {
  QString head;
  for (const QString& text : heads) head += QStringLiteral("<th>%1</th>").arg(text);
  return QStringLiteral("<h3>%1</h3><table width='100%' cellspacing='0' cellpadding='4'><tr>%2</tr>%3</table>")
      .arg(title, head, rows);
}

QString beginning() {
  return QStringLiteral("<p>%1</p><ol><li>%2</li><li>%3</li><li>%4</li></ol><p>%5</p>")
      .arg(PageWords::tr("The diagram is empty. This is how to begin:"),
           PageWords::tr("Drag a part from the list on the left onto the sheet, or double-click it."),
           PageWords::tr("Draw wires from connector to connector; both ends are of one colour."),
           PageWords::tr("Press F5 to run, and tick a variable to plot it."),
           PageWords::tr(
               "Examples are in the File menu. F1 on a selected part tells about it; the %1 lists all there are.")
               .arg(QStringLiteral("<a href='page:Modelica'>%1</a>").arg(PageWords::tr("library"))));
}

}  // namespace

QString diagramPageHtml(const diagram::Document& diagram, const QString& title) {
  QString html = QStringLiteral("<h2>%1</h2>").arg(title.toHtmlEscaped());
  QString description = escaped(diagram.description);
  html += QStringLiteral("<p>%1</p>").arg(description.replace("\n", "<br>"));
  if (diagram.components.empty()) return html + beginning();
  QString rows;
  for (const auto& item : diagram.components)
    rows += tableRow({QStringLiteral("<code>%1</code>").arg(escaped(item.name)),
                      link(QString::fromStdString(item.className)), escaped(item.description)});
  html += table(PageWords::tr("Parts"), {PageWords::tr("Name"), PageWords::tr("Class"), QString()}, rows);
  if (!diagram.parameters.empty()) {
    rows.clear();
    for (const auto& p : diagram.parameters)
      rows += tableRow({QStringLiteral("<code>%1</code>").arg(escaped(p.name)), escaped(p.value),
                        prettyUnit(QString::fromStdString(p.unit)).toHtmlEscaped(), escaped(p.description)});
    html +=
        table(PageWords::tr("Parameters"),
              {PageWords::tr("Name"), PageWords::tr("Value"), PageWords::tr("Unit"), PageWords::tr("Meaning")}, rows);
  }
  if (!diagram.classes.empty()) {
    rows.clear();
    for (const std::string& own : diagram.classes) rows += tableRow({link(classNameOf(QString::fromStdString(own)))});
    html += table(PageWords::tr("Classes of this diagram"), {}, rows);
  }
  html += QStringLiteral("<h3>%1</h3><p>%2</p>")
              .arg(PageWords::tr("Simulation"), PageWords::tr("From %1 to %2.")
                                                    .arg(formatValue(diagram.experiment.startTime, "s", 4),
                                                         formatValue(diagram.experiment.stopTime, "s", 4)));
  return html + QStringLiteral("<p>%1</p>")
                    .arg(PageWords::tr("Parts of other kinds: the %1.")
                             .arg(QStringLiteral("<a href='page:Modelica'>%1</a>").arg(PageWords::tr("library"))));
}

}  // namespace armature::app
