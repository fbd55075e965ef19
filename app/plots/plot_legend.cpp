#include "app/plots/plot_legend.h"

#include <QEvent>
#include <algorithm>

#include "app/language/titles.h"
#include "app/look/theme.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_view.h"

namespace armature::app {

QString shownTitle(const PlotView& view) {
  const QString title = textMember(view.definition(), "title");
  return view.runs().isOfExample ? exampleTitle(title) : title;
}

// A line may end behind an ellipsis; the rest of the name stays with it.
static QString unbroken(const QString& name) {
  return name.toHtmlEscaped().replace(' ', "&nbsp;").replace(QChar(0x2026), QStringLiteral("\u2026\u2060"));
}

// Which runs are beside the newest, or what it is less of.
static QString besideText(const PlotRuns& runs, const std::vector<PlotCurve>& curves) {
  QStringList names;
  for (const ComparedRun& run : runs.compared) names << QString(run.title).replace(' ', QChar(QChar::Nbsp));
  const bool hasBeside = std::ranges::any_of(curves, [](const PlotCurve& c) { return !c.beside.empty(); });
  const QString beside = hasBeside ? PlotView::tr("pale: %1").arg(names.join(", ")) : QString();
  if (runs.less.isEmpty()) return QString(beside).replace(": ", ":\u00A0");
  const QString difference = PlotView::tr("difference: this run less %1").arg(runs.less);
  return hasBeside ? difference + ", " + beside : difference;
}

// A curve's mark and name as a link, and what is wrong with it. `room`: for the name [px].
static QString entryOf(const PlotView& view, size_t place, int room) {
  const PlotCurve& curve = view.curves()[place];
  const Theme& theme = Theme::of(&view);
  const QFontMetrics metrics(view.font());
  const QString mark = curve.isBand ? "█" : curve.isDashed || curve.isCovering ? "╌" : "━";
  // A long path keeps its end, which tells the curves apart.
  const QString name = unbroken(metrics.elidedText(legendName(curve, view.glasses()), Qt::ElideLeft, room));
  const QString side = curve.axis == 0 || curve.isHidden ? QString() : "&nbsp;" + QString(curve.axis, QChar(0x203A));
  QString html = QStringLiteral(
                     "<a href='%1' style='text-decoration:none'><span style='color:%2'>%3</span>&nbsp;"
                     "<span style='color:%4%5'>%6</span></a>&nbsp;&nbsp; ")
                     .arg(QString::number(place), curve.isHidden ? theme.line.name() : curve.color.name(), mark,
                          theme.quiet.name(), curve.isHidden ? "; text-decoration:line-through" : "", name + side);
  const QString problem =
      curve.isElsewhere ? PlotView::tr("of another unit than the first: not in this histogram") : curve.problem;
  if (!problem.isEmpty())
    html += QStringLiteral("<span style='color:%1'>%2</span>&nbsp;&nbsp; ")
                .arg(curve.isElsewhere ? theme.quiet.name() : theme.error.name(), problem.toHtmlEscaped());
  return html;
}

PlotLegend::PlotLegend(QWidget* parent) : QLabel(parent) {
  setObjectName("plotLegend");
  setTextFormat(Qt::RichText);
  setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  setContextMenuPolicy(Qt::NoContextMenu);  // that of the plot
  setWordWrap(true);
  setMinimumWidth(60);
  setAlignment(Qt::AlignTop | Qt::AlignLeft);
  setIndent(0);  // else there is one above, too
  parent->installEventFilter(this);
}

// Where the plot is low its curves come first: of the names as many lines as leave these some room.
bool PlotLegend::eventFilter(QObject* object, QEvent* event) {
  constexpr int kCurves = 96, kPadding = 11;  // [px] of the plot below, of the first line
  if (object == parent() && event->type() == QEvent::Resize) {
    const int line = fontMetrics().lineSpacing();
    const int lines = std::max(1, (parentWidget()->height() - kCurves - kPadding) / line);
    setMaximumHeight(kPadding + lines * line);
  }
  return QLabel::eventFilter(object, event);
}

void PlotLegend::applyLetters(const QFont& small) {
  setFont(small);
  setStyleSheet(QString("QLabel { font-size: %1px; background: transparent; padding: 6px 8px 0px 13px; }")
                    .arg(small.pixelSize()));
}

void PlotLegend::tell(const PlotView& view) {
  const Theme& theme = Theme::of(&view);  // the legend itself is transparent
  const QString quiet = QStringLiteral("<span style='color:%1'>%2</span>&nbsp;&nbsp; ").arg(theme.quiet.name());
  QString html;
  const QString title = shownTitle(view);
  if (!title.isEmpty())
    html += QStringLiteral("<b style='color:%1'>%2</b>&nbsp;&nbsp; ").arg(theme.text.name(), title.toHtmlEscaped());
  const int room = std::max(60, view.width() - 44);
  for (size_t k = 0; k < view.curves().size(); ++k) html += entryOf(view, k, room);
  if (const QString beside = besideText(view.runs(), view.curves()); !beside.isEmpty())
    html += quiet.arg(beside.toHtmlEscaped());
  for (const QString& verdict : view.tube().verdicts()) html += quiet.arg(verdict.toHtmlEscaped());
  if (const QString wait = view.transformNote(); !wait.isEmpty()) html += quiet.arg(wait.toHtmlEscaped());
  setToolTip(view.variables().join('\n'));
  setText(html);
  setVisible(!html.isEmpty());
}

}  // namespace armature::app
