#include "app/panels/class_page.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QUrl>
#include <map>

#include "app/language/tables.h"
#include "app/language/titles.h"
#include "app/look/domain_facts.h"
#include "app/look/format.h"
#include "app/panels/html_text.h"

namespace armature::app {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ClassPage)
};

QString link(const QString& className, const QString& text) {
  return QStringLiteral("<a href='page:%1'>%2</a>").arg(className.toHtmlEscaped(), text.toHtmlEscaped());
}

// The packages on the way to the class, each a link.
QString path(const QString& className) {
  const QStringList names = className.split('.');
  QStringList links;
  for (int n = 1; n < names.size(); ++n) links << link(names.mid(0, n).join('.'), names[n - 1]);
  return links.join(QStringLiteral(" › "));
}

// Units in brackets as the rest of the window writes them: [N.m/rad] is [N·m/rad].
QString withUnits(QString html) {
  static const QRegularExpression unit(QStringLiteral("\\[((?:[A-Za-z]{1,3}|1)\\d?(?:[./][A-Za-z]{1,3}\\d?)+)\\]"));
  for (QRegularExpressionMatch at = unit.match(html); at.hasMatch();) {
    const QString pretty = prettyUnit(at.captured(1));
    html.replace(at.capturedStart(1), at.capturedLength(1), pretty);
    at = unit.match(html, at.capturedStart(1) + pretty.size());
  }
  return html;
}

// The body of the documentation; references to classes lead to their pages.
QString documentation(QString text) {
  static const QRegularExpression frame(QStringLiteral("</?(html|body)[^>]*>"),
                                        QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression reference(QStringLiteral("href\\s*=\\s*[\"']modelica://([\\w.']+)(#[^\"']*)?[\"']"),
                                            QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression picture(QStringLiteral("<img[^>]*>"), QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression empty(QStringLiteral("(<t[dh]\\b[^>]*>)\\s*(?=</t[dh]>)"),
                                        QRegularExpression::CaseInsensitiveOption);
  text.remove(frame).replace(reference, QStringLiteral("href='page:\\1'")).remove(picture);
  return withUnits(text.replace(empty, QStringLiteral("\\1&nbsp;")));  // see tableRow
}

QString heading(const QString& text) {
  return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

const char* const kTable = "<table width='100%' cellspacing='0' cellpadding='4'>";

QString quiet(const QString& text) {
  return QStringLiteral("<span class='quiet'>%1</span>").arg(text);
}

QString code(const std::string& text) {
  return QStringLiteral("<code>%1</code>").arg(escaped(text));
}

QString shownDefault(const ParameterInfo& p) {
  if (p.defaultValue.empty()) return quiet(Words::tr("none"));
  bool isNumber = false;
  const double value = QString::fromStdString(p.defaultValue).toDouble(&isNumber);
  if (isNumber) return formatNumber(value, 6);
  // The last word of a qualified literal or function says enough in a table.
  QString text = QString::fromStdString(p.defaultValue);
  static const QRegularExpression qualified(QStringLiteral("^[A-Za-z_]\\w*(\\.\\w+)+$"));
  if (qualified.match(text).hasMatch() && !p.choices.empty()) text = text.section('.', -1);
  return QStringLiteral("<code>%1</code>").arg(text.toHtmlEscaped());
}

QString titleOf(const ParameterInfo& p) {
  const QString tab = QString::fromStdString(p.tab), group = libraryText(p.group);
  if (p.isStart) return Words::tr("Initialization");
  if (tab.isEmpty() || tab == "General") return group.isEmpty() ? Words::tr("Parameters") : group;
  return libraryText(p.tab);
}

QString parameters(const ClassInfo& info) {
  std::vector<QString> order;
  std::map<QString, QString> rows;
  for (const ParameterInfo& p : info.parameters) {
    if (p.isFinal) continue;
    const QString title = titleOf(p);
    if (!rows.contains(title)) order.push_back(title);
    QString name = code(p.name);
    for (size_t k = 0; k < p.dimensions.size(); ++k)
      name += quiet((k == 0 ? "[" : ", ") + escaped(p.dimensions[k]) + (k + 1 == p.dimensions.size() ? "]" : ""));
    const QString unit = prettyUnit(QString::fromStdString(p.unit));
    rows[title] += tableRow({name, libraryText(p.description).toHtmlEscaped(), shownDefault(p), unit.toHtmlEscaped()});
  }
  if (order.empty()) return {};
  const auto rank = [](const QString& title) {
    return title == Words::tr("Parameters") ? 0 : title == Words::tr("Initialization") ? 2 : 1;
  };
  std::stable_sort(order.begin(), order.end(), [&](const QString& a, const QString& b) { return rank(a) < rank(b); });
  QString html = heading(Words::tr("Parameters")) + kTable +
                 tableRow({Words::tr("Name"), Words::tr("Meaning"), Words::tr("Default"), Words::tr("Unit")}, "th");
  for (const QString& title : order) {
    if (order.size() > 1)
      html += QStringLiteral("<tr><td colspan='4' class='group'>%1</td></tr>").arg(title.toHtmlEscaped());
    html += rows[title];
  }
  return html + QStringLiteral("</table>");
}

QString connectors(const ClassInfo& info, const Theme& theme) {
  if (info.connectors.empty()) return {};
  QString html = heading(Words::tr("Connectors")) + kTable +
                 tableRow({Words::tr("Name"), Words::tr("Kind"), Words::tr("Meaning")}, "th");
  for (const ConnectorInfo& c : info.connectors) {
    const QColor ink = theme.domain(c.domain);
    QString name =
        QStringLiteral("<span style='color:%1'>%2</span>&nbsp;").arg(ink.name(), connectorSign(c)) + code(c.name);
    if (!c.dimensions.empty()) name += quiet("[" + escaped(c.dimensions.front()) + "]");
    QString meaning = libraryText(c.description).toHtmlEscaped();
    if (!c.condition.empty()) meaning += ' ' + quiet(Words::tr("(there if %1)").arg(escaped(c.condition)));
    const QString type = QString::fromStdString(c.type);
    html += tableRow({name, type.contains('.') ? link(type, type.section('.', -1)) : type.toHtmlEscaped(), meaning});
  }
  return html + QStringLiteral("</table>");
}

// What counts as positive, by the kinds of connectors that the class has.
QString signs(const ClassInfo& info) {
  QString html;
  for (const DomainFacts& facts : domainFacts())
    if (facts.signs && std::any_of(info.connectors.begin(), info.connectors.end(),
                                   [&facts](const ConnectorInfo& c) { return c.domain == facts.domain; }))
      html += QStringLiteral("<li>%1</li>").arg(domainWords(facts.signs));
  return html.isEmpty() ? QString()
                        : heading(Words::tr("Signs at the connectors")) + QStringLiteral("<ul>%1</ul>").arg(html);
}

QString variables(const ClassInfo& info) {
  QString rows;
  for (const VariableInfo& v : info.variables)
    if (!v.description.empty())
      rows += tableRow({code(v.name), libraryText(v.description).toHtmlEscaped(),
                        prettyUnit(QString::fromStdString(v.unit)).toHtmlEscaped()});
  if (rows.isEmpty()) return {};
  return heading(Words::tr("Variables to plot")) + kTable +
         tableRow({Words::tr("Name"), Words::tr("Meaning"), Words::tr("Unit")}, "th") + rows +
         QStringLiteral("</table>");
}

QString examples(const ClassPage& page) {
  if (page.info->kind == "package" || page.isOwn) return {};
  if (!page.areExamplesKnown)
    return heading(Words::tr("Examples with this part")) +
           QStringLiteral("<p>%1</p>").arg(quiet(Words::tr("Looking through the examples…")));
  constexpr int kMost = 10;
  if (page.examples.isEmpty()) return {};
  QString html = heading(Words::tr("Examples with this part")) + QStringLiteral("<ul>");
  for (const ExampleUse& use : page.examples.mid(0, kMost)) {
    const QString target = QString::fromLatin1(QUrl::toPercentEncoding(use.file, "/"));
    const QString part = QString::fromLatin1(QUrl::toPercentEncoding(use.part));
    html +=
        QStringLiteral("<li><a href='example:%1#%2'>%3</a>").arg(target, part, exampleTitle(use.title).toHtmlEscaped());
    if (!use.part.isEmpty()) html += QStringLiteral(" &nbsp;") + quiet(use.part.toHtmlEscaped());
    html += QStringLiteral("</li>");
  }
  html += QStringLiteral("</ul>");
  if (page.examples.size() > kMost)
    html += QStringLiteral("<p>%1</p>").arg(quiet(Words::tr("and %1 more").arg(page.examples.size() - kMost)));
  return html;
}

QString contents(const ClassPage& page) {
  if (page.children.isEmpty()) return {};
  QString html = heading(Words::tr("Contents")) + kTable;
  for (const ClassPtr& child : page.children) {
    const QString name = QString::fromStdString(child->name);
    html += tableRow({QStringLiteral("<img src='icon:%1?small' width='24' height='24'>").arg(name.toHtmlEscaped()),
                      link(name, name.section('.', -1)), classText(child->name, child->description).toHtmlEscaped()});
  }
  return html + QStringLiteral("</table>");
}

QString text(const ClassPage& page) {
  if (page.info->kind == "package") return {};
  const QString name = QString::fromStdString(page.info->name);
  QString html = QStringLiteral("<p style='margin-top:18px'><a href='text:%1'>%2</a></p>")
                     .arg(name.toHtmlEscaped(), page.text.isEmpty() ? Words::tr("Show the Modelica text")
                                                                    : Words::tr("Hide the Modelica text"));
  if (!page.text.isEmpty()) html += QStringLiteral("<pre>%1</pre>").arg(page.text.toHtmlEscaped());
  return html;
}

}  // namespace

QString connectorSign(const ConnectorInfo& connector) {
  if (connector.causality.empty()) return connector.isFilled ? QStringLiteral("■") : QStringLiteral("□");
  return connector.causality == "input" ? QStringLiteral("▶") : QStringLiteral("▷");
}

QString classPageStyle(const Theme& theme) {
  return QStringLiteral(
             "body { color: %1; } a { color: %2; text-decoration: none; } h2 { margin: 0; font-size: 20px; }"
             "h3 { font-size: 14px; margin-top: 18px; margin-bottom: 4px; }"
             "h4 { margin-top: 10px; margin-bottom: 0px; } .quiet { color: %3; }"
             "p { margin-top: 4px; margin-bottom: 6px; }"
             "table { border-collapse: collapse; } th { color: %3; font-weight: normal; text-align: left; }"
             "td.group { color: %3; padding-top: 8px; } code { font-family: monospace; } pre { font-size: 12px; }")
      .arg(theme.text.name(), theme.accent.name(), theme.quiet.name());
}

QString classPageHtml(const ClassPage& page, const Theme& theme) {
  const ClassInfo& info = *page.info;
  const QString name = QString::fromStdString(info.name);
  QString html = QStringLiteral("<p class='quiet'>%1</p>").arg(path(name));
  html += QStringLiteral(
              "<table width='100%' cellspacing='0' cellpadding='0'><tr><td width='124'><img src='icon:%1' width='112' "
              "height='112'></td><td style='vertical-align:middle'><h2>%2</h2><p>%3</p></td></tr></table>")
              .arg(name.toHtmlEscaped(), name.section('.', -1).toHtmlEscaped(),
                   classText(info.name, info.description).toHtmlEscaped());
  const QString own = QString::fromStdString(info.documentation), said = pageText(info.documentation);
  if (said == own && saysInWords(own) && QLocale().language() != QLocale::English)
    html += QStringLiteral("<p>%1</p>").arg(quiet(Words::tr("The library's own text:")));
  html += documentation(said);
  html += examples(page) + contents(page);
  return html + connectors(info, theme) + signs(info) + parameters(info) + variables(info) + text(page);
}

}  // namespace armature::app
