// The energy flow of one instant (or since the start) as a list: what comes in at the left, what goes out at the right,
// bars of true width joined at a hub, in groups with their sums. Laid out first, then painted, described and tested
// from.
#pragma once
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QSet>
#include <QString>

#include "app/power/energies.h"
#include "engine/diagram/document.h"

namespace armature::app {

struct Theme;

struct EnergyBar {
  // Of the picture: what did not fit is put together, and what is left of the sum is not accounted for.
  enum class Role { part, others, remainder } role = Role::part;
  QString part;  // empty: of several
  EnergyKind kind = EnergyKind::unknown;
  std::string form;
  double value = 0;       // [W] or [J], as its share counts: a store that gives back is below zero
  bool isComing = false;  // drawn at the left: it comes in
  QString name, amount;   // beside the bar
  QString sentence;
  QRectF bar, label;    // [px]
  QPainterPath ribbon;  // from the bar to the hub
};

struct EnergyHeading {
  QString words, amount;
  QRectF box;
  bool isComing = false;
};

struct EnergyPicture {
  QString problem;              // why there is nothing to see; empty otherwise
  std::vector<EnergyBar> bars;  // from the left top down, then from the right top down
  std::vector<EnergyHeading> headings;
  QRectF hub;
  QString scale;                // "10 W"
  QRectF scaleBar, scaleLabel;  // where they cover nothing
  QStringList words;            // the sums, and what is left of them
  EnergySums sums;
};

// What is drawn, and how large it gets during the run.
struct EnergyInput {
  const Powers& powers;
  std::vector<double> values;   // by share
  std::vector<double> largest;  // by share, over the run: the order and what is worth a bar
  double turnover = 0;          // the largest of the run
  double usual = 0;             // the usual one: bars have one scale as long as no more flows than somewhat above it
  double time = 0;              // [s]
  bool isEnergy = false;        // [J] instead of [W]
};

EnergyPicture layOutEnergy(const EnergyInput& input, const QRectF& box, const QFont& font);
// `focus`: the bar with the keyboard's frame, −1 none; the bars of selected parts stand out.
void paintEnergy(QPainter& painter, const EnergyPicture& picture, const Theme& theme, int focus,
                 const QSet<QString>& selected);
// As `armature --describe` has it: every share, not only what fits into a picture.
diagram::Json describeEnergy(const Powers& powers, double time);

// The quadrant of each source at a time [s].
diagram::Json describeQuadrants(const Powers& powers, const Survey& survey, double time);

// Words for people: "stored", "kinetic".
QString kindWords(EnergyKind kind);
QString formWords(const std::string& form);

}  // namespace armature::app
