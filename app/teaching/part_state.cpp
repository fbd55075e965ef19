#include "app/teaching/part_state.h"

#include <cmath>

#include "app/teaching/sign_table.h"

namespace armature::app {
namespace {

using Kind = DrawnState::Kind;

constexpr double kSlack = 1e-6;  // of the largest pull: below it a part carries nothing

// Modes of friction, as the library counts them.
constexpr int kBackward = -1, kStuck = 0, kForward = 1, kFree = 2;

// The variable whose positive value pulls the ends of a part apart in the world: by the table of signs its own force
// that acts on both ends; of what only hands forces on, the one on its end b.
// `sense`: −1 where its positive value presses them together.
QString pullOf(const ClassInfo& info, QString& from, QString& to, int& sense) {
  for (const SignRow& row : SignTable::shipped().rowsOf(info)) {
    const bool isBetween = row.axis == SignAxis::apart || row.axis == SignAxis::together;
    if (row.quantity != "force" || !isBetween || row.at != "part" || row.isOnNeighbours) continue;
    from = row.from;
    to = row.to;
    sense = row.axis == SignAxis::apart ? 1 : -1;
    if (row.equals.isEmpty()) return row.variable;
  }
  sense = 1;
  for (const SignRelation& relation : SignTable::shipped().relationsOf(info))
    if (relation.left == "flange_a.f + flange_b.f" && relation.right == "0") {
      from = QStringLiteral("flange_a");
      to = QStringLiteral("flange_b");
      return QStringLiteral("flange_b.f");
    }
  return {};
}

}  // namespace

QString stateWords(Kind kind) {
  switch (kind) {
    case Kind::tension:
      return QObject::tr("tension");
    case Kind::compression:
      return QObject::tr("compression");
    case Kind::slack:
      return QObject::tr("slack");
    case Kind::stuck:
      return QObject::tr("stuck");
    case Kind::forward:
      return QObject::tr("slides +");
    case Kind::backward:
      return QObject::tr("slides −");
    case Kind::free:
      return QObject::tr("free");
    case Kind::locked:
      return QObject::tr("locked");
    case Kind::contact:
      return QObject::tr("in contact");
    case Kind::drives:
      return QObject::tr("drives");
    case Kind::brakes:
      return QObject::tr("brakes");
    case Kind::idle:
      return QObject::tr("idle");
    case Kind::open:
      break;
  }
  return QObject::tr("open");
}

PartState findPartState(const PartPicture& part, const results::Store& store, const QString& prefix) {
  PartState found;
  if (!part.info || part.isDisabled) return found;
  const auto column = [&](const QString& name) { return store.find((prefix + part.name + '.' + name).toStdString()); };
  const auto logical = [&](const QString& name) {
    const int64_t c = column(name);
    const bool isOne = c >= 0 && store.columns()[static_cast<size_t>(c)].type == results::Column::Type::boolean;
    return isOne ? c : -1;
  };
  if (const QString pull = pullOf(*part.info, found.from, found.to, found.sense); !pull.isEmpty()) {
    found.pull = column(pull);
    if (found.pull >= 0) found.largest = largestOf(store, found.pull);
  }
  // A word alone says little: friction has its mode beside it.
  found.locked = logical("locked");
  if (found.locked >= 0) {
    found.mode = column("mode");
    found.stuck = logical("stuck");
  }
  found.contact = logical("contact");
  return found;
}

std::optional<Kind> stateAt(const PartState& part, const Instant& instant) {
  const auto isTrue = [&](int64_t column) { return column >= 0 && instant.value(column) > 0.5; };
  if (part.contact >= 0 && !isTrue(part.contact)) return Kind::open;
  if (part.mode >= 0) {
    if (isTrue(part.locked)) return Kind::stuck;
    switch (qRound(instant.value(part.mode))) {
      case kBackward:
        return Kind::backward;
      case kStuck:
        return Kind::stuck;
      case kForward:
        return Kind::forward;
      case kFree:
        return Kind::free;
      default:
        return std::nullopt;
    }
  }
  if (part.locked >= 0) return isTrue(part.locked) || isTrue(part.stuck) ? Kind::locked : Kind::free;
  if (part.pull < 0) return part.contact >= 0 ? std::optional(Kind::contact) : std::nullopt;
  const double pull = part.sense * instant.value(part.pull);
  if (!std::isfinite(pull)) return std::nullopt;
  if (std::abs(pull) <= kSlack * part.largest) return part.contact >= 0 ? Kind::contact : Kind::slack;
  return pull > 0 ? Kind::tension : Kind::compression;
}

}  // namespace armature::app
