#include "app/teaching/line.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/look/domain_facts.h"

namespace armature::app {
namespace {

const ConnectorPicture& pictureOf(std::span<const PartPicture> parts, ConnectorRef ref) {
  return parts[static_cast<size_t>(ref.part)].connectors[static_cast<size_t>(ref.connector)];
}

bool isFlange(const ConnectorPicture& connector) {
  return factsOf(connector.info.domain).isMechanical && connector.info.causality.empty() &&
         connector.info.dimensions.empty();
}

// A part of a world in space moves its flanges as its frames say; on the diagram they point nowhere.
bool hasFrames(const PartPicture& part) {
  return std::any_of(part.connectors.begin(), part.connectors.end(),
                     [](const ConnectorPicture& c) { return c.info.domain == Domain::multibody; });
}

bool isOf1dLibrary(const std::string& name) {
  return name.starts_with("Modelica.Mechanics.Rotational.") || name.starts_with("Modelica.Mechanics.Translational.");
}

// Whether all flanges of one domain of a part lie on one axis. Parts of the 1-D libraries, and own ones that build on
// them, say so by what they are; of others it is believed where one filled and one hollow flange (and a support) are
// all there is: a machine with six axes has six lines.
bool keepsAxis(const PartPicture& part, Domain domain) {
  if (!part.info) return false;
  if (part.info->name == "Modelica.Mechanics.MultiBody.Parts.BevelGear1D") return false;
  if (isOf1dLibrary(part.info->name)) return true;
  if (std::any_of(part.info->bases.begin(), part.info->bases.end(), isOf1dLibrary)) return true;
  int filled = 0, hollow = 0;
  for (const ConnectorPicture& c : part.connectors)
    if (isFlange(c) && c.info.domain == domain && !isSupport(c)) ++(c.info.isFilled ? filled : hollow);
  return filled <= 1 && hollow <= 1;
}

// The axis of the screen that a vector is nearest to.
std::optional<QPointF> screenAxis(QPointF v) {
  if (std::hypot(v.x(), v.y()) < 1e-9) return std::nullopt;
  if (std::abs(v.x()) >= std::abs(v.y())) return QPointF(v.x() < 0 ? -1 : 1, 0);
  return QPointF(0, v.y() < 0 ? -1 : 1);
}

// Where a part points by itself: from its filled to its hollow flange, or as its icon's own axis where it has one
// flange and drives it.
void setPointing(LineMember& member, const PartPicture& part, Domain domain) {
  if (hasFrames(part)) return;
  const ConnectorPicture *a = nullptr, *b = nullptr, *only = nullptr;
  bool hasOutput = false;
  for (const ConnectorPicture& c : part.connectors) {
    hasOutput = hasOutput || (c.isVisible && c.info.causality == "output");
    if (!isFlange(c) || !c.isVisible || c.info.domain != domain || isSupport(c)) continue;
    only = &c;
    if (c.info.isFilled && !a) a = &c;
    if (!c.info.isFilled && !b) b = &c;
  }
  if (a && b) {
    member.hasTwoFlanges = true;
    member.pointing = screenAxis(b->at - a->at);
    return;
  }
  const bool isInTheMiddle = only && std::hypot(only->info.x, only->info.y) < 1;
  if (!only || isInTheMiddle || hasOutput) return;
  const QTransform map = iconToDiagram(part.placement);
  member.pointing = screenAxis(map.map(QPointF(1, 0)) - map.map(QPointF(0, 0)));
}

double dot(QPointF a, QPointF b) {
  return a.x() * b.x() + a.y() * b.y();
}

// As most of its parts point; those with two flanges are asked first, sources where they do not decide.
QPointF naturalDirection(const std::vector<LineMember>& members) {
  int lying = 0, standing = 0;
  QPointF two, one;
  for (const LineMember& member : members) {
    if (!member.pointing) continue;
    (member.hasTwoFlanges ? two : one) += *member.pointing;
    if (member.hasTwoFlanges) ++(member.pointing->x() != 0 ? lying : standing);
  }
  if (lying + standing == 0)
    for (const LineMember& member : members)
      if (member.pointing) ++(member.pointing->x() != 0 ? lying : standing);
  const bool isUpright = standing > lying;
  const auto along = [&](QPointF sum) { return isUpright ? sum.y() : sum.x(); };
  const double votes = along(two) != 0 ? along(two) : along(one);
  const double sign = votes < 0 ? -1 : 1;
  return isUpright ? QPointF(0, sign) : QPointF(sign, 0);
}

AxisCheck checkOf(const LineMember& member, QPointF direction) {
  if (!member.pointing) return AxisCheck::none;
  const double c = dot(*member.pointing, direction);
  return c > 0.5 ? AxisCheck::along : c < -0.5 ? AxisCheck::against : AxisCheck::across;
}

// Sets of flanges, by union.
class Sets {
 public:
  int add() {
    parent_.push_back(static_cast<int>(parent_.size()));
    return parent_.back();
  }
  int root(int i) {
    while (parent_[static_cast<size_t>(i)] != i) {
      int& up = parent_[static_cast<size_t>(i)];
      up = parent_[static_cast<size_t>(up)];
      i = up;
    }
    return i;
  }
  // The smaller root stays, so that lines keep the order of their parts.
  void join(int a, int b) {
    a = root(a);
    b = root(b);
    parent_[static_cast<size_t>(std::max(a, b))] = std::min(a, b);
  }

 private:
  std::vector<int> parent_;
};

struct Flanges {
  std::vector<ConnectorRef> refs;
  QHash<QString, int> byEnd;
  Sets sets;
};

// All flanges of a diagram, joined within their parts.
Flanges flangesOf(std::span<const PartPicture> parts) {
  Flanges flanges;
  for (size_t i = 0; i < parts.size(); ++i) {
    QHash<int, int> first;  // by domain
    for (size_t k = 0; k < parts[i].connectors.size(); ++k) {
      const ConnectorPicture& c = parts[i].connectors[k];
      if (!isFlange(c) || (!c.isVisible && !isSupport(c))) continue;
      const int index = flanges.sets.add();
      flanges.refs.push_back({static_cast<int>(i), static_cast<int>(k)});
      const QString own = c.info.name.empty() ? QString() : '.' + QString::fromStdString(c.info.name);
      if (c.isVisible) flanges.byEnd.insert(parts[i].name + own, index);
      const int domain = static_cast<int>(c.info.domain);
      if (!first.contains(domain))
        first.insert(domain, index);
      else if (keepsAxis(parts[i], c.info.domain))
        flanges.sets.join(first[domain], index);
    }
  }
  return flanges;
}

// The person's choice, where one of the flanges has one: that of most of them.
void setDirection(Line& line, std::span<const PartPicture> parts, const LineChoices& choices) {
  line.natural = line.direction = naturalDirection(line.members);
  std::vector<std::pair<QPointF, int>> votes;
  for (const ConnectorRef& flange : line.flanges) {
    const PartPicture& part = parts[static_cast<size_t>(flange.part)];
    const auto chosen = choices.constFind(part.name + '.' + QString::fromStdString(pictureOf(parts, flange).info.name));
    if (chosen == choices.constEnd()) continue;
    const auto same = std::find_if(votes.begin(), votes.end(), [&](const auto& v) { return v.first == *chosen; });
    if (same != votes.end())
      ++same->second;
    else
      votes.emplace_back(*chosen, 1);
  }
  if (votes.empty()) return;
  line.isChosen = true;
  line.direction = std::max_element(votes.begin(), votes.end(), [](const auto& a, const auto& b) {
                     return a.second < b.second;
                   })->first;
}

void addMembers(Line& line, std::span<const PartPicture> parts) {
  for (const auto* list : {&line.flanges, &line.grounds})
    for (const ConnectorRef& flange : *list) {
      const auto isIt = [&](const LineMember& m) { return m.part == flange.part; };
      if (std::any_of(line.members.begin(), line.members.end(), isIt)) continue;
      LineMember member{flange.part, {}, false, AxisCheck::none};
      setPointing(member, parts[static_cast<size_t>(flange.part)], line.domain);
      line.members.push_back(member);
    }
}

}  // namespace

bool isSupport(const ConnectorPicture& connector) {
  return QString::fromStdString(connector.info.type).section('.', -1) == QLatin1String("Support");
}

const Line* Lines::find(ConnectorRef flange) const {
  const auto found = byFlange.constFind(key(flange));
  return found == byFlange.constEnd() ? nullptr : &all[static_cast<size_t>(*found)];
}

Lines findLines(std::span<const PartPicture> parts, std::span<const WirePicture> wires, const LineChoices& choices) {
  Flanges flanges = flangesOf(parts);
  for (const WirePicture& wire : wires) {
    const auto a = flanges.byEnd.constFind(wire.from), b = flanges.byEnd.constFind(wire.to);
    if (a == flanges.byEnd.constEnd() || b == flanges.byEnd.constEnd()) continue;
    const auto domain = [&](int i) { return pictureOf(parts, flanges.refs[static_cast<size_t>(i)]).info.domain; };
    if (domain(*a) == domain(*b)) flanges.sets.join(*a, *b);
  }
  Lines lines;
  QHash<int, int> byRoot;
  for (size_t i = 0; i < flanges.refs.size(); ++i) {
    const ConnectorRef ref = flanges.refs[i];
    const int root = flanges.sets.root(static_cast<int>(i));
    if (!byRoot.contains(root)) {
      byRoot.insert(root, static_cast<int>(lines.all.size()));
      lines.all.emplace_back().domain = pictureOf(parts, ref).info.domain;
    }
    Line& line = lines.all[static_cast<size_t>(byRoot[root])];
    (pictureOf(parts, ref).isVisible ? line.flanges : line.grounds).push_back(ref);
    lines.byFlange.insert(Lines::key(ref), byRoot[root]);
  }
  for (Line& line : lines.all) {
    addMembers(line, parts);
    setDirection(line, parts, choices);
    for (LineMember& member : line.members) member.check = checkOf(member, line.direction);
  }
  return lines;
}

}  // namespace armature::app
