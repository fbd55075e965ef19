// The runs of a diagram that are still there: each with its results, the diagram that it was of, and what a person says
// of it. Newer runs push older ones out, but for those that are kept.
#pragma once
#include <QObject>
#include <QString>
#include <QTime>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/diagram/document.h"
#include "engine/results/store.h"

namespace armature::app {

using StorePtr = std::shared_ptr<const results::Store>;

struct KeptRun {
  int number = 0;  // 1, 2, … as they were made
  QString name;    // given by a person; empty: title() numbers it
  QString note;
  StorePtr store;
  diagram::Document document;
  std::set<std::string> told;  // parameters that were changed while it went on
  QTime at;                    // of the day, when it ended; none for what came from a file
  double seconds = 0;          // that it took
  double endTime = 0;          // simulated time that it reached [s]
  bool isFollowed = false;     // made by a change of the diagram and not by a person's start
  bool isKept = false;
  bool isCompared = false;  // drawn beside the newest
  QString title() const;
  // It came from a file and was not made here.
  bool isForeign() const { return !at.isValid(); }
};

// A run that is drawn beside the newest.
struct ComparedRun {
  QString title;
  StorePtr store;
};

class RunBook : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  // Oldest first.
  const std::vector<KeptRun>& runs() const { return runs_; }
  const KeptRun* find(int number) const;
  // The last one that was made here; null without one.
  const KeptRun* newest() const;
  // Takes in a run that has ended; the oldest that nobody keeps go. Of runs that follow changes only the last stays.
  void add(KeptRun run);
  void clear();
  void rename(int number, const QString& name);
  void annotate(int number, const QString& note);
  void setKept(int number, bool isKept);
  // Beside the newest run; what is compared is kept too.
  void setCompared(int number, bool isCompared);
  void drop(int number);

  // What is drawn beside `newest`: the runs that were chosen, else the one before it.
  std::vector<ComparedRun> comparedWith(const StorePtr& newest) const;
  bool isAnyCompared() const;
  // Compares the newest run with all that follow, or none any more; false without a run.
  bool toggleReference();
  // Draw what the newest run has more than those, instead of all of them.
  void setDifference(bool isDifference);
  bool isDifference() const { return isDifference_; }

 Q_SIGNALS:
  void changed();            // of the list
  void comparisonChanged();  // what comparedWith() says, or how it is drawn

 private:
  KeptRun* at(int number);
  void makeRoom();

  std::vector<KeptRun> runs_;
  int last_ = 0;
  bool isDifference_ = false;
};

// What differs in two diagrams as people say it: "inertia1.J = 2 (1)" for a value that was 1 in `before`, then how many
// parts and wires are others. `told`: parameters that the run of `after` was told on its way.
QStringList differencesOf(const diagram::Document& before, const diagram::Document& after,
                          const std::set<std::string>& told = {});

}  // namespace armature::app
