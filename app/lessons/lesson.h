// A lesson as values: steps that are read and answered, each over a diagram. What an answer is worth is decided by a
// simulation (marking.h), never by what is stored here. Format: resources/schema/lesson.schema.json.
#pragma once
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::app {

// A text in the languages of the program.
struct LocalText {
  QString en, de;
  diagram::JsonValue extra{};  // other languages, kept
  bool isEmpty() const { return en.isEmpty() && de.isEmpty(); }
  // In a language ("de", "de_AT"); in the other one where there is none.
  const QString& in(const QString& language) const;
  bool operator==(const LocalText&) const = default;
};

enum class TaskKind { sign, arrow, choose, order, number, sketch, repair };
// As the file names it, and back; empty for an unknown name.
QString nameOf(TaskKind kind);
std::optional<TaskKind> taskKindOf(const QString& name);

// One thing that a task asks for.
struct TaskItem {
  LocalText text;            // sign: its label (may be empty); choose, order: what is chosen or ordered
  QString variable;          // sign, arrow: whose sign is asked
  QString part, connector;   // arrow: where it is drawn; choose: the part that is meant (may be empty)
  std::optional<double> at;  // [s]; the step's instant where it is missing
  QString expression;        // choose: the condition under which it is right; order: the value
  diagram::JsonValue extra{};
  bool operator==(const TaskItem&) const = default;
};

struct Task {
  TaskKind kind = TaskKind::sign;
  LocalText question;
  std::vector<TaskItem> items;  // of sign, arrow, choose ("options" in the file), order
  bool isMany = false;          // choose: several may be right
  QString variable;             // number, sketch
  QString expression;           // number: the value, where it is not a variable's
  std::optional<double> at;     // [s] number
  QString unit;                 // number: in which the answer is given; empty: that of the model
  double tolerance = 0.02;      // [-] number: of the value, absolute where that is 0; sketch: of the range
  int points = 8;               // sketch
  QString fails;                // repair: code of the message that the diagram must give at first
  diagram::JsonValue extra{};
  bool operator==(const Task&) const = default;
};

// A number or a relation that the texts state; a test asserts it by simulation.
struct Fact {
  QString variable;
  std::optional<double> at;  // [s]; the end of the run where it is missing
  double value = 0;
  double tolerance = 1e-6;  // of the value, absolute where that is 0
  QString holds;            // a condition, instead of variable and value
  diagram::JsonValue extra{};
  bool operator==(const Fact&) const = default;
};

struct Step {
  LocalText text;
  QString diagram;           // name of a file of the lesson; empty: that of the step before
  QStringList overlays;      // while it is read: axis, convention, arrows, values, motion
  QStringList light;         // parts that are lit
  std::optional<double> at;  // [s] shown after the run; the end where it is missing
  bool isRun = false;        // a step without a task offers a run
  std::optional<Task> task;
  LocalText explain;
  QStringList explainOverlays;
  QString glasses;  // that numbers are shown through with the explanation, without a task at once; empty: none
  std::vector<Fact> facts;
  diagram::JsonValue extra{};
  bool operator==(const Step&) const = default;
};

struct Lesson {
  bool isMistake = false;  // an entry of the mistake gallery
  int order = 0;
  LocalText title, summary;
  std::map<QString, QString> words;  // what its diagrams write (titles of theirs and of plots), and the German for it
  QStringList locks;                 // what classroom mode locks: structure, parameters, overlays
  std::vector<Step> steps;
  diagram::JsonValue extra{};
  bool operator==(const Lesson&) const = default;

  // The file that a step shows: its own, or that of the last step before it that has one.
  QString diagramOf(size_t step) const;
};

// A diagram of a lesson with its titles in a language.
diagram::Document spoken(diagram::Document document, const Lesson& lesson, const QString& language);
// The overlays that show what a run says: not before the answer.
bool showsResults(const QString& overlay);

}  // namespace armature::app
