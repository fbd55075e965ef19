#include "app/plots/plot_measure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/look/unit_quotient.h"
#include "app/plots/curve_graph.h"
#include "app/plots/custom_plot.h"
#include "app/plots/note_room.h"
#include "app/plots/plot_definition.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {
constexpr double kReach = 6;           // of the mouse to a cursor [px]
constexpr uint64_t kAtOnce = 100'000;  // rows that are measured without a thread
constexpr int kMargins = 24;           // of the card, within and about it [px]
constexpr int kLeastLines = 6;         // of a plot with a card in it: it has half of them at most
constexpr int kRest = 500;             // of the keys, before a cursor counts as placed [ms]
constexpr int kSpare = 12;             // of that line, for what rich text needs besides [px]
constexpr int kLowPadding = 8;         // beside the line above a low plot [px]

// The figures of the card: what each is, its value, and where or how often.
class Figures {
 public:
  Figures(const QColor& quiet, const QFontMetrics& metrics) : quiet_(quiet.name()), metrics_(metrics) {}
  // `more`: the longest words first, then those that say less.
  void add(const QString& what, const QString& value, const QStringList& more = {}) {
    all_.push_back({what, value, more});
  }
  // As a table of `room` lines at most, in as many columns as that takes and `width` [px] allows; where there is no
  // room for all figures, those that are too wide are left out, then the last ones.
  QString table(qsizetype room, int width) {
    narrow(width);
    const qsizetype most = std::max(1, width / std::max(1, columnWidth()));
    const qsizetype count = std::min(static_cast<qsizetype>(all_.size()), most * room);
    const qsizetype columns = (count + room - 1) / room, lines = (count + columns - 1) / columns;
    QString rows;
    for (qsizetype line = 0; line < lines; ++line) {
      rows += "<tr>";
      for (qsizetype k = line; k < count; k += lines) rows += cells(all_[static_cast<size_t>(k)]);
      rows += "</tr>";
    }
    return "<table cellspacing='0' cellpadding='0'>" + rows + "</table>";
  }

 private:
  struct Figure {
    QString what, value;
    QStringList more;
    QString moreNow() const { return more.value(0); }
  };
  static constexpr int kBetween = 28;  // what and value, value and more, and to the next column [px]
  int widest(const std::function<QString(const Figure&)>& part) const {
    int width = 0;
    for (const Figure& one : all_) width = std::max(width, metrics_.horizontalAdvance(part(one)));
    return width;
  }
  int columnWidth() const {
    return widest(&whatOf) + widest(&valueOf) + widest([](const Figure& one) { return one.moreNow(); }) + kBetween;
  }
  static QString whatOf(const Figure& one) { return one.what; }
  static QString valueOf(const Figure& one) { return one.value; }
  // The longest words behind the values give way first, then the widest figures.
  void narrow(int width) {
    const auto longer = [&](const QString& a, const QString& b) {
      return metrics_.horizontalAdvance(a) < metrics_.horizontalAdvance(b);
    };
    while (columnWidth() > width) {
      const auto at = std::ranges::max_element(all_, longer, &Figure::moreNow);
      if (at == all_.end() || at->moreNow().isEmpty()) break;
      at->more.removeFirst();
    }
    const auto widthOf = [&](const Figure& one) { return metrics_.horizontalAdvance(one.what + one.value); };
    while (columnWidth() > width && all_.size() > 1) all_.erase(std::ranges::max_element(all_, {}, widthOf));
  }
  QString cells(const Figure& one) const {
    const auto unbroken = [](QString text) { return text.replace(' ', "&nbsp;"); };
    return QStringLiteral(
               "<td style='color:%1'>%2&nbsp;&nbsp;</td><td align='right'>%3</td>"
               "<td style='color:%1'>&nbsp;&nbsp;%4&nbsp;&nbsp;&nbsp;</td>")
        .arg(quiet_, unbroken(one.what), unbroken(one.value), unbroken(one.moreNow()));
  }

  QString quiet_;
  QFontMetrics metrics_;
  std::vector<Figure> all_;
};

}  // namespace

PlotMeasure::PlotMeasure(QCustomPlot& plot, const std::vector<PlotCurve>& curves, const PlotAxes& axes)
    : plot_(plot), curves_(curves), axes_(axes), card_(new QLabel(plot.parentWidget())) {
  card_->setObjectName("measureCard");
  card_->setAttribute(Qt::WA_TransparentForMouseEvents);
  card_->setTextFormat(Qt::RichText);
  card_->hide();
  plot_.installEventFilter(this);
  // What the card has room for is known when the plot has been laid out.
  connect(&plot_, &QCustomPlot::afterLayout, this, [this] {
    if (!isOn_) return;
    partLetters();
    if (card_->isVisible() && isLow() != wasLow_)
      QMetaObject::invokeMethod(this, &PlotMeasure::refresh, Qt::QueuedConnection);
  });
  stepped_.setSingleShot(true);
  stepped_.setInterval(kRest);
  connect(&stepped_, &QTimer::timeout, this, &PlotMeasure::placed);
}

void PlotMeasure::begin(const diagram::Json& definition, bool isOverTime) {
  const auto wanted = definition.find("measure");
  isOn_ = isOverTime && wanted != definition.end() && wanted->is_object();
  lines_[0] = lines_[1] = nullptr;
  letters_[0] = letters_[1] = nullptr;
  if (!isOn_) {
    figures_.reset();
    asked_ = answered_ = {};
    work_.cancel();
    return card_->hide();
  }
  // Where a hand is on one of them, it stays.
  if (held_ < 0 && !stepped_.isActive()) {
    at_[0] = numberMember(*wanted, "from").value_or(0);
    at_[1] = numberMember(*wanted, "to").value_or(1);
  }
  curve_ = textMember(*wanted, "curve");
  for (int k = 0; k < 2; ++k) {
    lines_[k] = new QCPItemStraightLine(&plot_);
    lines_[k]->setLayer("overlay");
    letters_[k] = new QCPItemText(&plot_);
    letters_[k]->setLayer("overlay");
    letters_[k]->setText(k == 0 ? "A" : "B");
    letters_[k]->setPadding(QMargins(3, 0, 3, 0));
    letters_[k]->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    letters_[k]->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
  }
  place();
}

void PlotMeasure::applyTheme(const Theme& theme, int letters) {
  quiet_ = theme.quiet;
  accent_ = theme.accent;
  canvas_ = theme.canvas;
  QFont font = plot_.font();
  font.setPixelSize(letters);
  for (QCPItemText* letter : letters_)
    if (letter) letter->setFont(font);
  if (isOn_) choose(chosen_);
  if (!card_) return;
  const QString form = QStringLiteral("QLabel { background: %1; font-size: %2px; color: %3; %4 }");
  style_ = form.arg(theme.raised.name()).arg(letters).arg(theme.text.name());
  style_ =
      style_.arg(QStringLiteral("border: 1px solid %1; border-radius: 6px; padding: 4px 8px;").arg(theme.line.name()));
  lowStyle_ = form.arg(theme.canvas.name()).arg(letters).arg(theme.text.name());
  lowStyle_ = lowStyle_.arg(QStringLiteral("border: none; padding: 4px %1px 0px %1px;").arg(kLowPadding));
  card_->setStyleSheet(wasLow_ ? lowStyle_ : style_);
}

// The chosen one is drawn as a whole line and a filled letter.
void PlotMeasure::choose(int cursor) {
  chosen_ = cursor;
  if (!isOn_) return;
  for (int k = 0; k < 2; ++k) {
    const bool isChosen = k == chosen_;
    lines_[k]->setPen(QPen(accent_, 1.25, isChosen ? Qt::SolidLine : Qt::DashLine));
    letters_[k]->setColor(isChosen ? canvas_ : accent_);
    letters_[k]->setBrush(isChosen ? accent_ : canvas_);
    letters_[k]->setPen(QPen(accent_, 1));
  }
}

void PlotMeasure::place() {
  for (int k = 0; k < 2; ++k) {
    lines_[k]->point1->setCoords(at_[k], 0);
    lines_[k]->point2->setCoords(at_[k], 1);
    letters_[k]->position->setCoords(at_[k], letters_[k]->position->coords().y());
  }
}

// Where both are at nearly the same pixel each letter stands on the outer side of its line.
void PlotMeasure::partLetters() {
  const double between = plot_.xAxis->coordToPixel(at_[1]) - plot_.xAxis->coordToPixel(at_[0]);
  const double room = QFontMetricsF(letters_[0]->font()).horizontalAdvance('A') + 8;
  for (int k = 0; k < 2; ++k) {
    const bool isFirst = (k == 0) == (between >= 0);
    const auto side = std::abs(between) >= room ? Qt::AlignHCenter : isFirst ? Qt::AlignRight : Qt::AlignLeft;
    letters_[k]->setPositionAlignment(side | Qt::AlignBottom);
    letters_[k]->position->setCoords(at_[k], 1 - 2.0 / std::max(1, axes_.area().height()));  // its frame is seen whole
    letters_[k]->setVisible(axes_.area().width() >= 3 * room);  // in less they would be all that is seen
  }
}

int PlotMeasure::cursorAt(double pixel) const {
  const auto far = [&](int k) { return std::abs(plot_.xAxis->coordToPixel(at_[k]) - pixel); };
  const int nearest = far(1) <= far(0) ? 1 : 0;
  return isOn_ && far(nearest) <= kReach ? nearest : -1;
}

// Within what is shown.
void PlotMeasure::move(int cursor, double time) {
  const QCPRange range = plot_.xAxis->range();
  at_[cursor] = std::clamp(time, range.lower, range.upper);
  place();
  Q_EMIT moved();
}

void PlotMeasure::step(int pixels) {
  if (!isOn_) return;
  move(chosen_, plot_.xAxis->pixelToCoord(plot_.xAxis->coordToPixel(at_[chosen_]) + pixels));
  stepped_.start();
}

bool PlotMeasure::eventFilter(QObject*, QEvent* event) {
  const auto type = event->type();
  if (!isOn_) return false;
  if (type != QEvent::MouseButtonPress && type != QEvent::MouseMove && type != QEvent::MouseButtonRelease) return false;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  const QPoint at = mouse->pos();
  if (type == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton && axes_.area().rect().contains(at))
    held_ = cursorAt(at.x());
  if (held_ < 0) {
    if (type == QEvent::MouseMove && mouse->buttons() == Qt::NoButton)
      plot_.setCursor(cursorAt(at.x()) >= 0 ? Qt::SizeHorCursor : Qt::ArrowCursor);
    return false;
  }
  if (type == QEvent::MouseButtonPress) choose(held_);
  move(held_, plot_.xAxis->pixelToCoord(at.x()));
  if (type == QEvent::MouseButtonRelease) {
    held_ = -1;
    Q_EMIT placed();
  }
  // The press goes on to the plot for the focus alone.
  if (type == QEvent::MouseButtonPress && plot_.focusProxy()) plot_.focusProxy()->setFocus(Qt::MouseFocusReason);
  return true;
}

int PlotMeasure::mostWidth() const {
  return plot_.width() / 3;
}

bool PlotMeasure::isLow() const {
  const QFontMetrics metrics(card_->font());
  const bool isNarrow = mostWidth() < metrics.horizontalAdvance(QStringLiteral("B − A  −12.345 N·m")) + kMargins;
  return isNarrow || axes_.area().height() < kLeastLines * (metrics.height() + 1);
}

// "inertia1.w  B − A 3.8 rad/s in 0.5 s", as far as there is room [px]: the stretch gives way first, then the name,
// then what the number is; the number is whole.
PlotMeasure::Line PlotMeasure::line(const PlotCurve& curve, const QString& name, int room) const {
  const double scale = curve.seenUnit().factor, step = at_[1] - at_[0];
  // What rounding leaves of two equal values would be the longest number, and read as a fact.
  const double most = std::max(std::abs(figures_->largest), std::abs(figures_->smallest));
  const double rise = figures_->last - figures_->first;
  const double change = std::abs(rise) < 1e-12 * most ? 0 : (step >= 0 ? 1 : -1) * scale * rise;
  const QString number = axes_.amountText(curves_, curve, change), words = QStringLiteral("B − A ") + number;
  const QString whole = words + ' ' + tr("in %1").arg(formatValue(step, "s", 5));
  QFont bold = card_->font();
  bold.setBold(true);
  const int square = card_->fontMetrics().horizontalAdvance(QStringLiteral("■ "));
  const auto fits = [&](const QString& named, const QString& said) {
    const int between = named.isEmpty() ? 0 : card_->fontMetrics().horizontalAdvance(QStringLiteral("\u00A0 "));
    return square + QFontMetrics(bold).horizontalAdvance(named) + between +
               card_->fontMetrics().horizontalAdvance(said) <=
           room;
  };
  for (const Line& one : {Line{name, whole}, Line{name, words}, Line{QString(), whole}, Line{QString(), words}})
    if (fits(one.name, one.words)) return one;
  return {QString(), number};
}

// The form of the instants and spans of time among the figures.
NumberColumn PlotMeasure::timeForm() const {
  const results::StretchFigures& f = *figures_;
  std::vector<double> times{at_[0], at_[1], at_[1] - at_[0], f.largestAt, f.smallestAt};
  for (const std::optional<double>& span : {f.period, f.riseTime, f.settlingTime})
    if (span) times.push_back(*span);
  return NumberColumn(times, 5);
}

// The form of the figures that are values of the curve, or differences of them: they stand below each other.
NumberColumn PlotMeasure::valueForm(const PlotCurve& curve) const {
  const results::StretchFigures& f = *figures_;
  const double scale = curve.seenUnit().factor;
  std::vector<double> numbers;
  const auto add = [&](double shown) { numbers.push_back(axes_.amount(curves_, curve, shown).number); };
  for (const double value : {f.first, f.last, f.largest, f.smallest, f.mean}) add(curve.seen(value));
  for (const double change : {f.last - f.first, f.largest - f.smallest}) add(scale * change);
  if (curve.shown.offset == 0) add(scale * f.rms);
  return NumberColumn(numbers, 5);
}

QString PlotMeasure::html(const PlotCurve& curve) const {
  const QFontMetrics metrics(card_->font());
  // One line is the name's; a low plot keeps half of its height for its curves.
  constexpr int kLow = 8;
  const int room = axes_.area().height() / (metrics.height() + 1);
  const int lines = room >= kLow ? room - 2 : std::max(1, room / 2 - 1);
  Figures figures(quiet_, metrics);
  const results::StretchFigures& f = *figures_;
  const double step = at_[1] - at_[0], scale = curve.seenUnit().factor;
  const NumberColumn values = valueForm(curve), times = timeForm();
  const auto time = [&](double t) { return times.text(t, "s"); };
  const auto when = [&](double t) { return tr("at %1").arg(time(t)); };
  const auto say = [&](double shown) {
    const Amount amount = axes_.amount(curves_, curve, shown);
    return values.text(amount.number, amount.unit);
  };
  const bool isForward = step >= 0, isTurned = scale < 0;
  if (lines > 2) {
    figures.add(QStringLiteral("A"), say(curve.seen(isForward ? f.first : f.last)), {when(at_[0])});
    figures.add(QStringLiteral("B"), say(curve.seen(isForward ? f.last : f.first)), {when(at_[1])});
  }
  QStringList stretch{step == 0 ? time(step) : tr("in %1").arg(time(step))};
  if (step != 0) stretch.prepend(tr("in %1 (%2)").arg(time(step), formatValue(1 / std::abs(step), "Hz", 4)));
  figures.add(QStringLiteral("B − A"), say(scale * (isForward ? f.last - f.first : f.first - f.last)), stretch);
  const QString rate = unitQuotient(prettyUnit(curve.shown.unit), QStringLiteral("s"));
  figures.add(tr("slope"), formatValue(scale * f.slope(), rate, 5));
  figures.add(tr("maximum"), say(curve.seen(isTurned ? f.smallest : f.largest)),
              {when(isTurned ? f.smallestAt : f.largestAt)});
  figures.add(tr("minimum"), say(curve.seen(isTurned ? f.largest : f.smallest)),
              {when(isTurned ? f.largestAt : f.smallestAt)});
  figures.add(tr("peak to peak"), say(std::abs(scale) * (f.largest - f.smallest)));
  figures.add(tr("mean"), say(curve.seen(f.mean)));
  // Of temperatures on a scale with another zero an RMS means nothing.
  if (curve.shown.offset == 0) figures.add(tr("RMS"), say(std::abs(scale) * f.rms));
  if (f.period) figures.add(tr("period"), time(*f.period), {formatValue(1 / *f.period, "Hz", 5)});
  if (f.riseTime) figures.add(tr("rise time, 10 to 90 %"), time(*f.riseTime));
  if (f.settlingTime) figures.add(tr("settling time, 2 %"), time(*f.settlingTime));
  if (f.overshoot && *f.overshoot > 0.0005) figures.add(tr("overshoot"), formatNumber(100 * *f.overshoot, 4) + " %");
  return figures.table(lines, mostWidth() - kMargins);
}

const PlotCurve* PlotMeasure::measured() const {
  const auto canBe = [](const PlotCurve& c) { return c.isDrawn() && c.lane < 0 && !c.isBand; };
  auto found = std::ranges::find_if(curves_, [&](const PlotCurve& c) { return c.variable == curve_ && canBe(c); });
  if (found == curves_.end()) found = std::ranges::find_if(curves_, canBe);
  return found == curves_.end() ? nullptr : &*found;
}

void PlotMeasure::ask(const Question& question) {
  // What is under way is of the same run, a little shorter: the rest comes behind it.
  if (work_.isBusy() && asked_.isAlike(question)) return;
  asked_ = question;
  const auto measure = [question](const CancelToken* stop) {
    const auto& column = question.store->columns()[static_cast<size_t>(question.column)];
    return results::stretchOf(*question.store, column, question.from, question.to, stop);
  };
  if (question.rows <= kAtOnce) {
    work_.cancel();
    figures_ = measure(nullptr);
    answered_ = question;
    return;
  }
  work_.begin([this, question, measure](const CancelToken& stop) {
    return [this, question, figures = measure(&stop)] {
      figures_ = figures;
      answered_ = question;
      refresh();
    };
  });
}

void PlotMeasure::refresh() {
  if (!isOn_ || !card_) return;
  const PlotCurve* const curve = measured();
  if (!curve) {
    figures_.reset();
    asked_ = answered_ = {};
    work_.cancel();
    return card_->hide();
  }
  const auto [from, to] = std::minmax(at_[0], at_[1]);
  const uint64_t begin = curve->store->lowerBound(from);
  const Question question{curve->store, curve->column, from, to, curve->store->lowerBound(to) - begin};
  if (question != answered_) ask(question);
  if (!question.isAlike(answered_)) figures_.reset();
  show(*curve);
}

// The corner of the area where a card hides the least of curves, cursors and their letters [px]; of those alike one
// above, away from the cursors.
QPoint PlotMeasure::cornerFor(QSize size) const {
  constexpr int kAside = 6, kAbove = 4;  // from the border of the area
  const QRect area = axes_.area().rect();
  NoteRoom room(area);
  for (const PlotCurve& curve : curves_) {
    if (curve.line) room.add(*curve.line);
    for (const PlotCurve::Beside& one : curve.beside)
      if (one.line) room.add(*one.line);
  }
  for (int k = 0; k < 2; ++k) {
    room.add(QRectF(plot_.xAxis->coordToPixel(at_[k]) - 1, area.top(), 3, area.height()));
    room.add(QRectF(letters_[k]->topLeft->pixelPosition(), letters_[k]->bottomRight->pixelPosition()));
  }
  const int left = area.left() + kAside, right = std::max(left, area.right() - size.width() - kAside);
  const int top = area.top() + kAbove, bottom = std::max(top, area.bottom() - size.height() - kAbove);
  const bool isLeft = plot_.xAxis->coordToPixel((at_[0] + at_[1]) / 2) > area.center().x();
  const int first = isLeft ? left : right, second = isLeft ? right : left;
  const std::array corners{QPoint(first, top), QPoint(second, top), QPoint(first, bottom), QPoint(second, bottom)};
  return *std::ranges::min_element(corners, {}, [&](QPoint at) { return room.hidden(QRectF(at, size)); });
}

void PlotMeasure::show(const PlotCurve& curve) {
  wasLow_ = isLow();
  const QString name = curve.label.isEmpty() ? curve.variable : curve.label;
  QFont bold = card_->font();
  bold.setBold(true);
  const int wide = card_->parentWidget()->width() - 4, most = wasLow_ ? wide : mostWidth();
  const int forName = most - kMargins - card_->fontMetrics().horizontalAdvance(QStringLiteral("■ "));
  QString shown = QFontMetrics(bold).elidedText(name, Qt::ElideLeft, forName).toHtmlEscaped();
  QString words = figures_         ? html(curve)
                  : work_.isBusy() ? "<br>" + tr("is being measured…")
                                   : "<br>" + tr("has no values between the cursors");
  if (wasLow_ && figures_) {
    const Line fitting = line(curve, name, wide - 2 * kLowPadding - kSpare);
    shown = fitting.name.toHtmlEscaped();
    words = (shown.isEmpty() ? QString() : QStringLiteral("&nbsp; ")) + fitting.words.toHtmlEscaped();
  }
  if (const QString& style = wasLow_ ? lowStyle_ : style_; card_->styleSheet() != style) card_->setStyleSheet(style);
  card_->setAlignment(wasLow_ ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignLeft | Qt::AlignVCenter);
  card_->setText(QStringLiteral("<span style='color:%1'>■</span> <b>%2</b>%3").arg(curve.color.name(), shown, words));
  // A sentence is broken where a table is not.
  card_->setWordWrap(false);
  card_->adjustSize();
  card_->setWordWrap(!wasLow_ && !figures_);
  const int width = std::min(card_->width(), most);
  if (card_->wordWrap()) card_->resize(width, card_->heightForWidth(width));
  // Above a low plot it stands in place of title and names, all of them, and says its own.
  if (wasLow_)
    card_->setGeometry(2, 2, wide, std::max(plot_.y() - 2, card_->fontMetrics().height()));
  else
    card_->move(plot_.mapTo(card_->parentWidget(), cornerFor(card_->size())));
  card_->show();
  card_->raise();
  plot_.layer("overlay")->replot();
}

}  // namespace armature::app
