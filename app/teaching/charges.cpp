#include "app/teaching/charges.h"

#include <cmath>

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

void paintDots(QPainter& painter, const Sheet& sheet, const WirePicture& wire, double at, double spacing,
               double radius) {
  for (int k = 0; k + 1 < wire.points.size(); ++k) {
    const QLineF piece(sheet.view.toPixels(wire.points[k]), sheet.view.toPixels(wire.points[k + 1]));
    for (; at < piece.length(); at += spacing) painter.drawEllipse(piece.pointAt(at / piece.length()), radius, radius);
    at -= piece.length();
  }
}

}  // namespace

std::vector<double> wireCurrents(const std::vector<WirePicture>& wires, const QHash<QString, double>& given) {
  std::vector<double> currents(wires.size(), std::nan(""));
  Tree(wires, given).takeLeaves(currents);
  return currents;
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
  for (size_t w = 0; w < wires.size(); ++w) {
    if (!std::isfinite(currents[w]) || wires[w].points.size() < 2) continue;
    const double share = std::clamp(currents[w] / largest, -1.0, 1.0);
    double& phase = phases_[static_cast<int>(w)];
    phase += 90 * seconds * share;
    phase -= kSpacing * std::floor(phase / kSpacing);
    if (std::abs(share) < 1e-3) continue;
    // A picture that stands still tells amounts, too.
    const double radius = kSmallest + (kLargest - kSmallest) * std::sqrt(std::abs(share));
    paintDots(painter, sheet, wires[w], phase, kSpacing, radius);
  }
}

}  // namespace armature::app
