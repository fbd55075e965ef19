#include "app/look/domain_facts.h"

#include <QCoreApplication>

namespace armature::app {

namespace {

constexpr double kSignal = 1.25, kPhysical = 1.75, kFrame = 3;

constexpr DomainFacts kTable[] = {
    {Domain::other, nullptr, nullptr, kPhysical, nullptr, nullptr, nullptr, false, nullptr, nullptr},
    {Domain::rotational, "#4A4F55", "#B8BEC6", kPhysical, QT_TRANSLATE_NOOP("Domain", "a rotational flange"), "tau",
     "phi", true, ".Rotational.",
     QT_TRANSLATE_NOOP("Domain",
                       "Angle, speed and torque of a flange count positive about the arrow of the part's axis, by the "
                       "right-hand rule; the torque of a flange is the one that acts on the part.")},
    {Domain::translational, "#0A7F3F", "#4CC38A", kPhysical, QT_TRANSLATE_NOOP("Domain", "a translational flange"), "f",
     "s", true, ".Translational.",
     QT_TRANSLATE_NOOP("Domain",
                       "Position, velocity and force of a flange count positive along the arrow of the part; the force "
                       "of a flange is the one that acts on the part.")},
    {Domain::electrical, "#1D4ED8", "#7AA2FF", kPhysical, QT_TRANSLATE_NOOP("Domain", "an electrical pin"), "i", "v",
     false, ".Electrical.Analog.",
     QT_TRANSLATE_NOOP("Domain",
                       "The current of a pin counts positive into the part, a voltage from the positive to the "
                       "negative pin.")},
    {Domain::digital, "#7C2D92", "#D08BE6", kPhysical, QT_TRANSLATE_NOOP("Domain", "a digital signal"), nullptr,
     nullptr, false, ".Digital.", nullptr},
    {Domain::heat, "#B42318", "#FF8A7A", kPhysical, QT_TRANSLATE_NOOP("Domain", "a heat port"), "Q_flow", "T", false,
     ".HeatTransfer.", QT_TRANSLATE_NOOP("Domain", "The heat flow of a port counts positive into the part.")},
    {Domain::multibody, "#5F6368", "#AEB4BC", kFrame, QT_TRANSLATE_NOOP("Domain", "a frame"), nullptr, nullptr, false,
     ".MultiBody.",
     QT_TRANSLATE_NOOP("Domain",
                       "Force and torque of a frame are those that act on the part there, resolved in that frame; "
                       "position and orientation are those against the world.")},
    {Domain::real, "#1E3A8A", "#93B4F5", kSignal, QT_TRANSLATE_NOOP("Domain", "a Real signal"), nullptr, nullptr, false,
     nullptr, nullptr},
    {Domain::boolean, "#A21CAF", "#E58CEB", kSignal, QT_TRANSLATE_NOOP("Domain", "a Boolean signal"), nullptr, nullptr,
     false, nullptr, nullptr},
    {Domain::integer, "#C05600", "#FFB066", kSignal, QT_TRANSLATE_NOOP("Domain", "an Integer signal"), nullptr, nullptr,
     false, nullptr, nullptr},
};

constexpr bool isInOrder() {
  for (size_t k = 0; k < std::size(kTable); ++k)
    if (static_cast<size_t>(kTable[k].domain) != k) return false;
  return std::size(kTable) == static_cast<size_t>(Domain::integer) + 1;
}
static_assert(isInOrder(), "a row for each domain, in its order");

}  // namespace

std::span<const DomainFacts> domainFacts() {
  return kTable;
}

const DomainFacts& factsOf(Domain domain) {
  return kTable[static_cast<size_t>(domain)];
}

QString domainWords(const char* words) {
  return QCoreApplication::translate("Domain", words);
}

}  // namespace armature::app
