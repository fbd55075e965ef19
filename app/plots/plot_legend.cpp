#include "app/plots/plot_legend.h"

#include <QMenu>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <algorithm>

#include "app/language/titles.h"
#include "app/look/color_swatch.h"
#include "app/look/disabled_ink.h"
#include "app/look/theme.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_view.h"

namespace armature::app {

namespace {
constexpr int kPadding = 11;            // [px] of the first line
constexpr int kLeft = 13, kRight = 8;   // [px]
constexpr int kGap = 12, kMark = 19;    // [px] behind a name, before it
constexpr QLatin1String kMore("more");  // the link to what has no room
}  // namespace

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
  for (size_t run = 0; run < runs.compared.size(); ++run) {
    const auto isOfIt = [run](const PlotCurve::Beside& one) { return one.run == run; };
    if (std::ranges::any_of(curves, [&](const PlotCurve& c) { return std::ranges::any_of(c.beside, isOfIt); }))
      names << QString(runs.compared[run].title).replace(' ', QChar(QChar::Nbsp));
  }
  const bool hasBeside = !names.isEmpty();
  const QString words = names.size() > 1 ? PlotView::tr("from pale to palest: %1") : PlotView::tr("pale: %1");
  const QString beside = hasBeside ? QString(words).replace(' ', QChar(QChar::Nbsp)).arg(names.join(", ")) : QString();
  if (runs.less.isEmpty()) return beside;
  const QString difference = PlotView::tr("difference: this run minus %1").arg(runs.less);
  return hasBeside ? difference + ", " + beside : difference;
}

// A curve's mark and name as a link, and what is wrong with it. `room`: for the name [px].
static QString entryOf(const PlotView& view, size_t place, const QFontMetrics& metrics, int room) {
  const PlotCurve& curve = view.curves()[place];
  const Theme& theme = Theme::of(&view);
  const QString mark = curve.isBand ? "█" : curve.isDashed || curve.isCovering ? "╌" : "━";
  // A long path keeps its end, which tells the curves apart.
  const QString name = unbroken(metrics.elidedText(legendName(curve, view.glasses()), Qt::ElideLeft, room));
  const QString side = curve.axis == 0 || curve.isHidden ? QString() : "&nbsp;" + QString(curve.axis, QChar(0x203A));
  const QColor ink = curve.isHidden ? theme.line : curve.isAbsent ? disabledInk(theme) : curve.color;
  QString html = QStringLiteral(
                     "<a href='%1' style='text-decoration:none'><span style='color:%2'>%3</span>&nbsp;"
                     "<span style='color:%4%5'>%6</span></a>&nbsp;&nbsp; ")
                     .arg(QString::number(place), ink.name(), mark,
                          curve.isAbsent ? disabledInk(theme).name() : theme.quiet.name(),
                          curve.isHidden ? "; text-decoration:line-through" : "", name + side);
  const QString problem =
      curve.isElsewhere ? PlotView::tr("has another unit than the first curve: not in this histogram") : curve.problem;
  const bool isQuiet = curve.isElsewhere || curve.isAbsent;
  if (!problem.isEmpty())
    html += QStringLiteral("<span style='color:%1'>%2</span>&nbsp;&nbsp; ")
                .arg(isQuiet ? theme.quiet.name() : theme.error.name(),
                     isQuiet ? unbroken(problem) : problem.toHtmlEscaped());
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
  connect(this, &QLabel::linkActivated, this, [this](const QString& link) {
    if (link == kMore) openRest();
  });
}

// Where the plot is low its curves come first: of the names as many lines as leave these some room.
int PlotLegend::linesIn(const PlotView& view) const {
  constexpr int kCurves = 96;  // [px] of the plot below
  return std::max(1, (view.height() - kCurves - kPadding) / fontMetrics().lineSpacing());
}

QString PlotLegend::textOf(const std::vector<Piece>& pieces, size_t count) const {
  QString html;
  for (size_t k = 0; k < count; ++k) html += pieces[k].html;
  if (count == pieces.size()) return html;
  return html + QStringLiteral("<a href='%1' style='color:%2; text-decoration:none'>%3</a>")
                    .arg(kMore, Theme::of(this).accent.name(), more_.arg(pieces.size() - count));
}

// How many of the pieces have room, with the number of the others behind them.
size_t PlotLegend::countWithin(int lines, int width, const std::vector<Piece>& pieces) const {
  QTextDocument document;
  document.setDefaultFont(font());
  document.setDocumentMargin(0);
  document.setTextWidth(width);
  const auto isRoomFor = [&](size_t count) {
    document.setHtml(textOf(pieces, count));
    (void)document.size();  // lays it out
    int used = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
      used += block.layout()->lineCount();
    return used <= lines;
  };
  size_t count = pieces.size();
  while (count > 1 && !isRoomFor(count)) --count;
  return count;
}

// What there was no room for: names to be clicked as those in the legend, and what is said besides.
void PlotLegend::openRest() {
  auto* menu = new QMenu(this);
  menu->setObjectName("legendRest");
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (const Piece& piece : rest_) {
    QAction* action = menu->addAction(QString(piece.text).replace('&', QStringLiteral("&&")));
    action->setEnabled(piece.curve >= 0);
    if (piece.curve < 0) continue;
    action->setIcon(colorSwatch(piece.color, 12, devicePixelRatioF(), Theme::of(this)));
    action->setCheckable(true);
    action->setChecked(!piece.isHidden);
    connect(action, &QAction::triggered, this,
            [this, curve = piece.curve] { Q_EMIT linkActivated(QString::number(curve)); });
  }
  menu->popup(mapToGlobal(QPoint(width() / 2, height())));
}

void PlotLegend::applyLetters(const QFont& small) {
  setFont(small);
  setStyleSheet(QString("QLabel { font-size: %1px; background: transparent; padding: 6px %2px 0px %3px; }")
                    .arg(small.pixelSize())
                    .arg(kRight)
                    .arg(kLeft));
}

void PlotLegend::tell(const PlotView& view) {
  const Theme& theme = Theme::of(&view);  // the legend itself is transparent
  std::vector<Piece> pieces;
  const auto add = [&](const QString& form, const QColor& ink, const QString& text) {
    if (!text.isEmpty()) pieces.push_back({form.arg(ink.name(), text.toHtmlEscaped()), text});
  };
  const QString quiet = QStringLiteral("<span style='color:%1'>%2</span>&nbsp;&nbsp; ");
  // How many more there are has to have room behind the first words; where a line is broken some of it is left.
  const int lines = linesIn(view), width = view.width() - kLeft - kRight - 4;
  more_ = PlotView::tr("and %1 more");
  if (fontMetrics().horizontalAdvance(more_) > width / 3) more_ = QStringLiteral("+%1");
  const int rest = fontMetrics().horizontalAdvance(more_.arg(88)) + kGap;
  QFont bold = font();
  bold.setBold(true);
  const QString whole = shownTitle(view);
  const int forTitle = (lines > 1 ? lines * width * 4 / 5 : width) - rest;
  const QString title = QFontMetrics(bold).elidedText(whole, Qt::ElideRight, forTitle);
  add(QStringLiteral("<b style='color:%1'>%2</b>&nbsp;&nbsp; "), theme.text, title);
  const int room = std::max(60, width - kMark - (lines > 1 ? 0 : rest));
  for (size_t k = 0; k < view.curves().size(); ++k) {
    const PlotCurve& curve = view.curves()[k];
    const QString name = legendName(curve, view.glasses());
    pieces.push_back({entryOf(view, k, fontMetrics(), room),
                      curve.isAbsent ? QStringLiteral("%1: %2").arg(name, curve.problem) : name, static_cast<int>(k),
                      curve.isAbsent ? theme.line : curve.color, curve.isHidden});
  }
  const PlotCurve across =
      view.kind() == PlotKind::overVariable ? acrossCurve(view.definition(), view.runs(), view.glasses()) : PlotCurve();
  if (across.isAbsent)
    add(quiet, theme.quiet,
        PlotView::tr("horizontal axis: %1").arg(QString(across.problem).replace(' ', QChar(QChar::Nbsp))));
  add(quiet, theme.quiet, besideText(view.runs(), view.curves()));
  for (const QString& verdict : view.tube().verdicts()) add(quiet, theme.quiet, verdict);
  add(quiet, theme.quiet, view.transformNote());
  const size_t shown = countWithin(lines, width, pieces);
  setText(textOf(pieces, shown));
  setVisible(!pieces.empty());
  pieces.erase(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(shown));
  rest_ = std::move(pieces);
  if (title != whole) rest_.insert(rest_.begin(), {{}, whole});
  QStringList tips = view.variables();
  for (const PlotCurve& curve : view.curves())
    if (curve.isAbsent) tips << curve.advice;
  if (across.isAbsent) tips << across.advice;
  tips.removeDuplicates();
  setToolTip(tips.join('\n'));
  setMaximumHeight(kPadding + lines * fontMetrics().lineSpacing());
}

}  // namespace armature::app
