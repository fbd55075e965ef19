#include "app/energy/energy_picture.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <limits>

#include "app/look/format.h"
#include "app/teaching/reading.h"

namespace armature::app {

namespace {

constexpr double kGap = 4, kGroupGap = 8, kBarWidth = 12, kHubWidth = 8, kMargin = 10, kScaleWidth = 8,
                 kScaleGap = 5;    // [px]
constexpr double kSmall = 1e-6;    // of the largest of the run: below it there is no bar
constexpr double kAllowed = 5e-4;  // of what flows: a rest below it is rounding of the run and has no bar

QString unitOf(bool isEnergy) {
  return isEnergy ? QStringLiteral("J") : QStringLiteral("W");
}

// The groups, by what a bar is and on which side it stands, in the order in which they are drawn.
int groupOf(const EnergyBar& bar) {
  if (bar.role == EnergyBar::Role::remainder) return 5;
  switch (bar.kind) {
    case EnergyKind::supplied:
      return bar.isComing ? 0 : 3;
    case EnergyKind::stored:
      return bar.isComing ? 1 : 0;
    case EnergyKind::lost:
      return bar.isComing ? 3 : 1;
    case EnergyKind::surroundings:
      return 2;
    default:
      return 4;
  }
}

QString headingOf(int group, bool isComing) {
  if (isComing) {
    switch (group) {
      case 0:
        return QObject::tr("Supplied");
      case 1:
        return QObject::tr("Given back");
      case 2:
        return QObject::tr("From surroundings");
      case 3:
        return QObject::tr("From losses");
      case 4:
        return QObject::tr("Not told apart");
      default:
        return QObject::tr("Not accounted for");
    }
  }
  switch (group) {
    case 0:
      return QObject::tr("Stored");
    case 1:
      return QObject::tr("Dissipated");
    case 2:
      return QObject::tr("To surroundings");
    case 3:
      return QObject::tr("Into sources");
    case 4:
      return QObject::tr("Not told apart");
    default:
      return QObject::tr("Not accounted for");
  }
}

// The same in a sum.
QString termOf(int group, bool isComing) {
  if (group == 4) return QObject::tr("%1 not told apart");
  if (group == 5) return QObject::tr("%1 not accounted for");
  if (isComing)
    return group == 0   ? QObject::tr("%1 supplied")
           : group == 1 ? QObject::tr("%1 given back by stores")
           : group == 2 ? QObject::tr("%1 from the surroundings")
                        : QObject::tr("%1 from losses");
  return group == 0   ? QObject::tr("%1 stored")
         : group == 1 ? QObject::tr("%1 dissipated")
         : group == 2 ? QObject::tr("%1 to the surroundings")
                      : QObject::tr("%1 taken by sources");
}

// "mass1 stores 3 W as kinetic energy."
QString sentenceOf(const EnergyBar& bar, const QString& amount, bool isEnergy) {
  const QString form = formWords(bar.form);
  switch (bar.kind) {
    case EnergyKind::supplied:
      if (isEnergy)
        return bar.isComing ? QObject::tr("%1 has supplied %2 since the start.").arg(bar.part, amount)
                            : QObject::tr("%1 has taken %2 since the start: it has braked more than driven.")
                                  .arg(bar.part, amount);
      return bar.isComing ? QObject::tr("%1 supplies %2.").arg(bar.part, amount)
                          : QObject::tr("%1 takes %2: a source that brakes.").arg(bar.part, amount);
    case EnergyKind::stored:
      if (isEnergy)
        return bar.isComing ? QObject::tr("%1 has given back %2 (%3) since the start.").arg(bar.part, amount, form)
                            : QObject::tr("%1 has stored %2 (%3) since the start.").arg(bar.part, amount, form);
      return bar.isComing ? QObject::tr("%1 gives back %2 of what it has stored (%3).").arg(bar.part, amount, form)
                          : QObject::tr("%1 stores %2 (%3).").arg(bar.part, amount, form);
    case EnergyKind::lost:
      if (isEnergy) return QObject::tr("%1 has turned %2 to heat since the start.").arg(bar.part, amount);
      return bar.isComing ? QObject::tr("%1 gives %2, though it should only lose power.").arg(bar.part, amount)
                          : QObject::tr("%1 turns %2 to heat.").arg(bar.part, amount);
    case EnergyKind::surroundings:
      if (isEnergy)
        return bar.isComing ? QObject::tr("%1 has let in %2 from the surroundings.").arg(bar.part, amount)
                            : QObject::tr("%1 has given %2 to the surroundings.").arg(bar.part, amount);
      return bar.isComing ? QObject::tr("%1 lets in %2 from the surroundings.").arg(bar.part, amount)
                          : QObject::tr("%1 gives %2 to the surroundings.").arg(bar.part, amount);
    default:
      break;
  }
  return bar.isComing
             ? QObject::tr("%2 come out of %1: whether it supplies or gives back is not known.").arg(bar.part, amount)
             : QObject::tr("%2 go into %1: whether it stores or loses them is not known.").arg(bar.part, amount);
}

// How a store is told from another one of the same part, in one word.
QString shortWords(const std::string& form) {
  if (form == "kinetic") return QObject::tr("motion");
  if (form == "gravitational") return QObject::tr("height");
  if (form == "elastic") return QObject::tr("spring");
  if (form == "electric" || form == "magnetic") return QObject::tr("field");
  if (form == "heat") return QObject::tr("heat");
  return QObject::tr("several");
}

bool hasSeveralStores(const std::vector<EnergyShare>& shares, size_t index) {
  if (shares[index].kind != EnergyKind::stored) return false;
  return std::count_if(shares.begin(), shares.end(), [&](const EnergyShare& share) {
           return share.kind == EnergyKind::stored && share.part == shares[index].part;
         }) > 1;
}

class Layout {
 public:
  Layout(const EnergyInput& input, const QRectF& box, const QFont& font)
      : input_(input),
        box_(box),
        metrics_(font),
        line_(metrics_.height() + 2),
        labels_(std::min(190.0, (box.width() - 2 * kMargin) * 0.36)),
        prefix_(prefixFor(std::max(input.usual, input.turnover / 20), unitOf(input.isEnergy))) {}

  EnergyPicture answer() {
    picture_.sums = input_.powers.sum(input_.values);
    picture_.problem = problem();
    if (!picture_.problem.isEmpty()) return std::move(picture_);
    collect();
    if (left_.empty() && right_.empty()) {
      picture_.problem = QObject::tr("Nothing flows at this instant.");
      return std::move(picture_);
    }
    saySums();
    fitLabels();
    findScale();
    const double top = place(left_, true), other = place(right_, false);
    placeHub(std::max(top, other));
    for (auto* side : {&left_, &right_})
      for (EnergyBar& bar : *side) picture_.bars.push_back(std::move(bar));
    placeScale();
    return std::move(picture_);
  }

 private:
  // All amounts of a picture with one prefix, so that they can be compared.
  QString written(double value, int digits) const {
    return formatValue(std::abs(value) * prefix_.factor, prefix_.symbol + unitOf(input_.isEnergy), digits);
  }
  QString amountOf(double value) const { return written(value, 3); }

  QString problem() const {
    if (input_.powers.shares().empty())
      return QObject::tr("No part of this diagram has a connector that carries power.");
    for (const double value : input_.values)
      if (!std::isfinite(value)) return QObject::tr("There is no number for some part at this instant.");
    if (!(input_.turnover > 0)) return QObject::tr("Nothing flows in this run.");
    return {};
  }

  // "3 W supplied + 1 W given back by stores = 4 W dissipated", as the headings say it.
  void saySums() {
    picture_.words << QObject::tr("%1 = %2").arg(sumOf(left_, true), sumOf(right_, false));
    const double rest = rounded(picture_.sums.rest());
    if (rest == 0) return;
    picture_.words
        << QObject::tr("%1 of %2 are not accounted for.").arg(written(rest, 2), amountOf(picture_.sums.turnover));
  }
  QString sumOf(const std::vector<EnergyBar>& side, bool isComing) const {
    QStringList terms;
    for (size_t k = 0; k < side.size(); ++k)
      if (k == 0 || groupOf(side[k]) != groupOf(side[k - 1]))
        terms << termOf(groupOf(side[k]), isComing).arg(amountOf(totalOf(side, groupOf(side[k]))));
    return terms.isEmpty() ? amountOf(0) : terms.join(QStringLiteral(" + "));
  }
  static double totalOf(const std::vector<EnergyBar>& side, int group) {
    double total = 0;
    for (const EnergyBar& bar : side)
      if (groupOf(bar) == group) total += bar.value;
    return total;
  }

  // Down to a hundred thousandth of what flows: what is below is rounding, and would look like a fact.
  double rounded(double value) const { return std::abs(value) < 1e-5 * input_.turnover ? 0 : value; }

  void collect() {
    const auto& shares = input_.powers.shares();
    for (size_t k = 0; k < shares.size(); ++k) {
      const double value = input_.values[k];
      if (shares[k].kind == EnergyKind::passed || std::abs(value) <= kSmall * input_.turnover) continue;
      EnergyBar bar;
      bar.part = QString::fromStdString(shares[k].part);
      bar.kind = shares[k].kind;
      bar.form = shares[k].form;
      bar.value = value;
      bar.isComing = (bar.kind == EnergyKind::supplied) == (value > 0);
      bar.name = bar.part;
      if (hasSeveralStores(shares, k)) bar.name += QStringLiteral(" · ") + shortWords(bar.form);
      bar.amount = amountOf(value);
      bar.sentence = sentenceOf(bar, bar.amount, input_.isEnergy);
      (bar.isComing ? left_ : right_).push_back(std::move(bar));
    }
    const double rest = picture_.sums.rest();
    if (std::abs(rest) > kAllowed * input_.turnover) {
      EnergyBar bar;
      bar.role = EnergyBar::Role::remainder;
      bar.value = rest;
      bar.isComing = rest < 0;
      bar.amount = amountOf(rest);
      bar.name = QObject::tr("rest");
      bar.sentence =
          QObject::tr("%1 are not accounted for: a relation of some part does not hold as exactly as the others.")
              .arg(bar.amount);
      (bar.isComing ? left_ : right_).push_back(std::move(bar));
    }
    for (auto* side : {&left_, &right_})
      std::stable_sort(side->begin(), side->end(),
                       [](const EnergyBar& a, const EnergyBar& b) { return groupOf(a) < groupOf(b); });
  }

  // The words beside the bars have as much of the width as the longest of them needs, the ribbons the rest.
  void fitLabels() {
    double widest = 0;
    for (const auto* side : {&left_, &right_})
      for (const EnergyBar& bar : *side)
        widest = std::max(widest, metrics_.horizontalAdvance(bar.name + QStringLiteral(" ") + bar.amount) + 2);
    labels_ = std::min(labels_, std::max(widest, 60.0));
  }

  // One scale for nearly the whole run, so that widths can be compared while time goes on; a peak, which would make all
  // else too thin to be seen, has a scale of its own, and where so little flows that nothing would be seen each decade
  // has.
  void findScale() {
    const double room = std::max(40.0, box_.height() - 3 * line_), now = picture_.sums.turnover;
    double most = std::max(std::min(1.3 * input_.usual, input_.turnover), now);
    while (now > kSmall * input_.turnover && now < most / 10) most /= 10;
    perUnit_ = 0.65 * room / most;
    most_ = most;
  }

  // The scale stands at the bottom, in the middle if it covers no bar and no words there, and no ribbon if that can be;
  // shorter where there is no room. Without any place there is none: each bar has its number.
  void placeScale() {
    for (const bool isOverRibbons : {false, true})
      for (const double part : {4.0, 8.0, 16.0, 32.0})
        if (placeScale(roundBelow(std::max(most_ / part, 1e-300)), isOverRibbons)) return;
  }
  bool placeScale(double shown, bool isOverRibbons) {
    const QString words = written(shown, 2);
    const double width = metrics_.horizontalAdvance(words) + 1, height = shown * perUnit_;
    for (const double x : {box_.center().x() - kScaleWidth / 2, box_.left() + kMargin,
                           box_.right() - kMargin - kScaleWidth - kScaleGap - width})
      for (const bool isBehind : {true, false}) {
        const QRectF bar(x, box_.bottom() - height - 2, kScaleWidth, height);
        const double left = isBehind ? bar.right() + kScaleGap : bar.left() - kScaleGap - width;
        const QRectF label(left, std::min(bar.center().y() - line_ / 2, box_.bottom() - line_), width, line_);
        if (!isFree(bar, isOverRibbons) || !isFree(label, isOverRibbons)) continue;
        picture_.scale = words;
        picture_.scaleBar = bar;
        picture_.scaleLabel = label;
        return true;
      }
    return false;
  }
  bool isFree(const QRectF& box, bool isOverRibbons) const {
    if (!box_.contains(box) || box.intersects(picture_.hub)) return false;
    const QRectF wide = box.adjusted(-kScaleGap / 2, 0, kScaleGap / 2, 0);
    const auto& headings = picture_.headings;
    return std::none_of(headings.begin(), headings.end(),
                        [&](const EnergyHeading& heading) { return heading.box.intersects(wide); }) &&
           std::none_of(picture_.bars.begin(), picture_.bars.end(), [&](const EnergyBar& bar) {
             return bar.bar.intersects(wide) || bar.label.intersects(wide) ||
                    (!isOverRibbons && bar.ribbon.intersects(wide));
           });
  }

  double heightOf(const EnergyBar& bar) const { return std::max(1.0, std::abs(bar.value) * perUnit_); }
  // Name above amount, where both do not fit into one line and there is room for two.
  bool isTall(const EnergyBar& bar) const {
    const double width = metrics_.horizontalAdvance(bar.name + QStringLiteral(" ") + bar.amount);
    return width > labels_ && (isRoomy_ || heightOf(bar) >= 2 * line_);
  }
  double slotOf(const EnergyBar& bar) const { return std::max(heightOf(bar), isTall(bar) ? 2 * line_ : line_); }

  double heightOf(const std::vector<EnergyBar>& side) const {
    double height = 0;
    for (size_t k = 0; k < side.size(); ++k) {
      const bool isFirst = k == 0 || groupOf(side[k]) != groupOf(side[k - 1]);
      height += slotOf(side[k]) + kGap + (isFirst ? line_ + kGroupGap : 0);
    }
    return height;
  }

  // The smallest of a side go together with the others of their group until the rest fits.
  void shrink(std::vector<EnergyBar>& side) {
    isRoomy_ = true;
    isRoomy_ = heightOf(side) <= box_.height() - 2 * line_;
    while (heightOf(side) > box_.height() - 2) {
      size_t smallest = side.size();
      for (size_t k = 0; k < side.size(); ++k) {
        if (side[k].role != EnergyBar::Role::part || countOf(side, groupOf(side[k])) < 2) continue;
        if (smallest == side.size() || std::abs(side[k].value) < std::abs(side[smallest].value)) smallest = k;
      }
      if (smallest == side.size()) return;
      merge(side, smallest);
    }
  }
  static int countOf(const std::vector<EnergyBar>& side, int group) {
    return static_cast<int>(
        std::count_if(side.begin(), side.end(), [&](const EnergyBar& b) { return groupOf(b) == group; }));
  }
  void merge(std::vector<EnergyBar>& side, size_t index) const {
    const int group = groupOf(side[index]);
    auto others = std::find_if(side.begin(), side.end(), [&](const EnergyBar& b) {
      return b.role == EnergyBar::Role::others && groupOf(b) == group;
    });
    if (others == side.end()) {
      // The first one makes room for the name of all: it takes the place of the last of its group.
      EnergyBar made = side[index];
      made.role = EnergyBar::Role::others;
      made.name = made.part;
      made.form = "1";
      side.erase(side.begin() + static_cast<std::ptrdiff_t>(index));
      auto end = std::find_if(side.begin(), side.end(), [&](const EnergyBar& b) { return groupOf(b) > group; });
      end = side.insert(end, std::move(made));
      name(*end);
      return;
    }
    others->value += side[index].value;
    others->form = std::to_string(std::stoi(others->form) + 1);
    name(*others);
    side.erase(side.begin() + static_cast<std::ptrdiff_t>(index));
  }
  void name(EnergyBar& others) const {
    const int count = std::stoi(others.form);
    others.amount = amountOf(others.value);
    others.part.clear();
    others.name = QObject::tr("%1 more").arg(count);
    others.sentence = QObject::tr("%1 more parts, together %2.").arg(count).arg(others.amount);
  }

  // Bars and labels of a side, from the top down; the height of all bars.
  double place(std::vector<EnergyBar>& side, bool isLeft) {
    shrink(side);
    const double labels = labels_;
    const double x = isLeft ? box_.left() + kMargin + labels + 4 : box_.right() - kMargin - labels - 4 - kBarWidth;
    double y = box_.top() + 2, sum = 0;
    for (size_t k = 0; k < side.size(); ++k) {
      EnergyBar& bar = side[k];
      const int group = groupOf(bar);
      if (k == 0 || group != groupOf(side[k - 1])) {
        y += k == 0 ? 0 : kGroupGap;
        const double width = box_.width() / 2 - kMargin - 3;
        picture_.headings.push_back(
            {headingOf(group, isLeft), amountOf(totalOf(side, group)),
             QRectF(isLeft ? box_.left() + kMargin : box_.right() - kMargin - width, y, width, line_), isLeft});
        y += line_;
      }
      const double slot = slotOf(bar), height = heightOf(bar);
      bar.bar = QRectF(x, y + (slot - height) / 2, kBarWidth, height);
      const double tall = isTall(bar) ? 2 * line_ : line_;
      bar.label = QRectF(isLeft ? box_.left() + kMargin : x + kBarWidth + 4, y + (slot - tall) / 2, labels, tall);
      y += slot + kGap;
      sum += height;
    }
    return sum;
  }

  void placeHub(double height) {
    const QPointF c = box_.center();
    // Beside the bars, not below them.
    double low = box_.bottom(), high = box_.top();
    for (const auto* side : {&left_, &right_})
      for (const EnergyBar& bar : *side) {
        low = std::min(low, bar.bar.top());
        high = std::max(high, bar.bar.bottom());
      }
    const double middle = (low + high) / 2;
    picture_.hub = QRectF(c.x() - kHubWidth / 2, std::max(box_.top() + line_, middle - height / 2), kHubWidth, height);
    for (auto* side : {&left_, &right_}) {
      double y = picture_.hub.top();
      for (EnergyBar& bar : *side) {
        const double h = bar.bar.height();
        join(bar, y, h);
        y += h;
      }
    }
  }
  void join(EnergyBar& bar, double y, double height) const {
    const double from = bar.isComing ? bar.bar.right() : bar.bar.left(),
                 to = bar.isComing ? picture_.hub.left() : picture_.hub.right(), middle = (from + to) / 2;
    QPainterPath path(QPointF(from, bar.bar.top()));
    path.cubicTo(middle, bar.bar.top(), middle, y, to, y);
    path.lineTo(to, y + height);
    path.cubicTo(middle, y + height, middle, bar.bar.bottom(), from, bar.bar.bottom());
    path.closeSubpath();
    bar.ribbon = path;
  }

  const EnergyInput& input_;
  QRectF box_;
  QFontMetricsF metrics_;
  double line_, labels_;
  bool isRoomy_ = false;
  Prefix prefix_;
  double perUnit_ = 1, most_ = 1;
  EnergyPicture picture_;
  std::vector<EnergyBar> left_, right_;
};

}  // namespace

QString kindWords(EnergyKind kind) {
  switch (kind) {
    case EnergyKind::supplied:
      return QObject::tr("supplied");
    case EnergyKind::stored:
      return QObject::tr("stored");
    case EnergyKind::lost:
      return QObject::tr("dissipated");
    case EnergyKind::surroundings:
      return QObject::tr("to the surroundings");
    case EnergyKind::passed:
      return QObject::tr("handed on");
    case EnergyKind::unknown:
      break;
  }
  return QObject::tr("not told apart");
}

QString formWords(const std::string& form) {
  if (form == "kinetic") return QObject::tr("kinetic energy");
  if (form == "gravitational") return QObject::tr("potential energy");
  if (form == "elastic") return QObject::tr("elastic energy");
  if (form == "electric") return QObject::tr("electric field");
  if (form == "magnetic") return QObject::tr("magnetic field");
  if (form == "heat") return QObject::tr("heat");
  return QObject::tr("several forms");
}

EnergyPicture layOutEnergy(const EnergyInput& input, const QRectF& box, const QFont& font) {
  return Layout(input, box, font).answer();
}

}  // namespace armature::app
