#include "app/teaching/charges.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace armature::app {
namespace {

// Wires of circuits, from both of their ends.
class Tree {
 public:
  Tree(const std::vector<WirePicture>& wires, const QHash<QString, double>& given) : wires_(wires) {
    for (size_t w = 0; w < wires.size(); ++w) {
      if (wires[w].domain != Domain::electrical) continue;
      for (const QString& end : {wires[w].from, wires[w].to}) {
        if (!nodes_.contains(end)) ends_[wires[w].net] << end;
        Node& node = nodes_[end];
        node.wires << static_cast<int>(w);
        node.current = given.value(end, std::nan(""));
      }
    }
    for (const QStringList& ends : ends_) closeSum(ends);
  }

  // Takes leaf after leaf whose current is known; what is left in the end goes round or leads to what is unknown.
  void takeLeaves(std::vector<double>& currents) {
    QStringList leaves;
    for (auto node = nodes_.cbegin(); node != nodes_.cend(); ++node)
      if (node->isKnownLeaf()) leaves << node.key();
    while (!leaves.isEmpty()) {
      const QString end = leaves.takeLast();
      Node& leaf = nodes_[end];
      if (!leaf.isKnownLeaf()) continue;  // the last of its net
      const int wire = leaf.wires.takeFirst();
      const WirePicture& picture = wires_[static_cast<size_t>(wire)];
      const bool isFirst = picture.from == end;
      currents[static_cast<size_t>(wire)] = isFirst ? leaf.current : -leaf.current;
      const QString& next = isFirst ? picture.to : picture.from;
      Node& other = nodes_[next];
      other.current += leaf.current;
      other.wires.removeOne(wire);
      if (other.isKnownLeaf()) leaves << next;
    }
  }

 private:
  struct Node {
    QVector<int> wires;
    double current = 0;  // [A] that comes from its pin and from the wires that are taken already
    bool isKnownLeaf() const { return wires.size() == 1 && std::isfinite(current); }
  };

  // Currents of a net add up to zero, which tells the one that no result tells.
  void closeSum(const QStringList& ends) {
    double sum = 0;
    QString unknown;
    for (const QString& end : ends) {
      const double current = nodes_[end].current;
      if (std::isfinite(current))
        sum += current;
      else if (!unknown.isEmpty())
        return;
      else
        unknown = end;
    }
    if (!unknown.isEmpty()) nodes_[unknown].current = -sum;
  }

  const std::vector<WirePicture>& wires_;
  QHash<QString, Node> nodes_;
  QHash<int, QStringList> ends_;  // by net
};

// Pieces of the wires of nets, by the level or upright line that they lie on.
class Overlaps {
 public:
  Overlaps(const std::vector<WirePicture>& wires, const std::vector<double>& currents) : wires_(wires) {
    for (size_t w = 0; w < wires.size(); ++w)
      if (std::isfinite(currents[w]))
        for (int k = 0; k + 1 < wires[w].points.size(); ++k) add(static_cast<int>(w), k, currents[w]);
  }

  // What of a piece of wire `w` no wire before it tells, with the current of all that lie there.
  void cut(int w, int k, double current, double before, std::vector<ChargePiece>& out) const {
    const QPointF from = point(w, k), to = point(w, k + 1);
    const std::optional<Key> key = keyOf(w, k);
    if (!key) {
      out.push_back({from, to, current, before, w});
      return;
    }
    const QVector<Span>& spans = lines_.find(*key).value();
    const double a = along(*key, from), b = along(*key, to), way = b < a ? -1 : 1;
    std::vector<double> ends{a, b};
    for (const Span& span : spans)
      for (const double end : {span.from, span.to})
        if (end > std::min(a, b) && end < std::max(a, b)) ends.push_back(end);
    std::ranges::sort(ends, [&](double x, double y) { return x * way < y * way; });
    for (size_t e = 0; e + 1 < ends.size(); ++e) {
      if (std::abs(ends[e + 1] - ends[e]) < kSame) continue;
      const std::optional<double> sum = sumAt((ends[e] + ends[e + 1]) / 2, spans, w, k);
      const auto at = [&](double end) { return from + (to - from) * (end - a) / (b - a); };
      if (sum) out.push_back({at(ends[e]), at(ends[e + 1]), *sum * way, before + std::abs(ends[e] - a), w});
    }
  }

 private:
  static constexpr double kSame = 1e-6;  // [unit of the diagram]
  struct Key {
    int net;
    bool isLevel;
    qint64 place;  // [1e-3 units of the diagram] across the line
    bool operator==(const Key&) const = default;
    friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.net, key.isLevel, key.place); }
  };
  struct Span {
    double from, to, current;  // [A] towards growing coordinates
    int wire, piece;
  };

  QPointF point(int w, int k) const { return wires_[static_cast<size_t>(w)].points[k]; }
  static double along(const Key& key, QPointF at) { return key.isLevel ? at.x() : at.y(); }

  // None for pieces askew and those without length.
  std::optional<Key> keyOf(int w, int k) const {
    const QPointF from = point(w, k), to = point(w, k + 1), way = to - from;
    const bool isLevel = std::abs(way.y()) < kSame;
    if (isLevel == (std::abs(way.x()) < kSame)) return {};
    return Key{wires_[static_cast<size_t>(w)].net, isLevel, qRound64(1e3 * (isLevel ? from.y() : from.x()))};
  }

  void add(int w, int k, double current) {
    const std::optional<Key> key = keyOf(w, k);
    if (!key) return;
    const double a = along(*key, point(w, k)), b = along(*key, point(w, k + 1));
    lines_[*key] << Span{std::min(a, b), std::max(a, b), b < a ? -current : current, w, k};
  }

  // Of all pieces there; none where an earlier one tells it.
  static std::optional<double> sumAt(double place, const QVector<Span>& spans, int wire, int piece) {
    double sum = 0;
    for (const Span& span : spans) {
      if (place < span.from || place > span.to) continue;
      if (std::pair(span.wire, span.piece) < std::pair(wire, piece)) return {};
      sum += span.current;
    }
    return sum;
  }

  const std::vector<WirePicture>& wires_;
  QHash<Key, QVector<Span>> lines_;
};

void paintDots(QPainter& painter, const QLineF& piece, double at, double spacing, double radius) {
  for (; at < piece.length(); at += spacing) painter.drawEllipse(piece.pointAt(at / piece.length()), radius, radius);
}

}  // namespace

std::vector<double> wireCurrents(const std::vector<WirePicture>& wires, const QHash<QString, double>& given) {
  std::vector<double> currents(wires.size(), std::nan(""));
  Tree(wires, given).takeLeaves(currents);
  return currents;
}

std::vector<ChargePiece> chargePieces(const std::vector<WirePicture>& wires, const std::vector<double>& currents) {
  std::vector<ChargePiece> pieces;
  const Overlaps overlaps(wires, currents);
  for (size_t w = 0; w < wires.size(); ++w) {
    if (!std::isfinite(currents[w])) continue;
    double before = 0;
    for (int k = 0; k + 1 < wires[w].points.size(); ++k) {
      overlaps.cut(static_cast<int>(w), k, currents[w], before, pieces);
      before += QLineF(wires[w].points[k], wires[w].points[k + 1]).length();
    }
  }
  return pieces;
}

void Charges::paint(QPainter& painter, const Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
                    double largest, const Theme& theme) {
  if (largest <= 0) return;
  const double seconds = std::min(0.1, static_cast<double>(clock_.restart()) / 1000);
  const auto& wires = sheet.scene().wires();
  QHash<QString, double> given;
  for (const Reading& reading : readings)
    if (reading.domain == Domain::electrical && reading.flow >= 0)
      given.insert(QString::fromStdString(sheet.scene().endName(reading.connector)), -instant.value(reading.flow));
  const std::vector<double> currents = wireCurrents(wires, given);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.isDark ? QColor("#FFB454") : QColor("#C2410C"));
  constexpr double kSpacing = 18, kLargest = 2.6, kSmallest = 1.1;  // [px]
  int wire = -1, number = 0;
  for (const ChargePiece& piece : chargePieces(wires, currents)) {
    number = piece.wire == wire ? number + 1 : 0;
    wire = piece.wire;
    const double share = std::clamp(piece.current / largest, -1.0, 1.0);
    double& phase = phases_[static_cast<quint64>(wire) << 32 | static_cast<quint64>(number)];
    phase += 90 * seconds * share;
    phase -= kSpacing * std::floor(phase / kSpacing);
    if (std::abs(share) < 1e-3) continue;
    // A picture that stands still tells amounts, too.
    const double radius = kSmallest + (kLargest - kSmallest) * std::sqrt(std::abs(share));
    // Pieces of one current make one row of dots around the wire's corners.
    const double at = phase - piece.before * sheet.view.zoom();
    const QLineF drawn(sheet.view.toPixels(piece.from), sheet.view.toPixels(piece.to));
    paintDots(painter, drawn, at - kSpacing * std::floor(at / kSpacing), kSpacing, radius);
  }
}

}  // namespace armature::app
