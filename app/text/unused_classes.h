// Mistakes in a diagram's own classes that nothing in it uses: no translation of the diagram meets them, and they would
// come to light only with the first part. Each such class is looked at by itself, behind all other work of the engine,
// once the diagram has been understood; while it has not, there is enough to be said of it.
#pragma once
#include <QObject>

#include "app/run/checker.h"
#include "app/text/class_check.h"

namespace armature::app {

// The numbers of the own classes whose names stand neither in the diagram nor in a class that it uses. None of a
// package's classes: these are used by others.
std::vector<size_t> unusedClassesOf(const diagram::Document& document);

class UnusedClasses : public QObject {
  Q_OBJECT
 public:
  // All must outlive this.
  UnusedClasses(const OpenDocument& document, const Checker& checker, EngineThread& engine, QObject* parent = nullptr);

  // Warnings (D069), one for each class: its first mistake, at its place in the text that the compiler sees.
  Messages messages() const;

 Q_SIGNALS:
  void changed();

 private:
  struct Question {
    std::vector<std::string> classes;
    std::vector<size_t> unused;
    std::string imports;
    int libraries = 0;
    bool operator==(const Question&) const = default;
  };
  struct Mistake {
    size_t index = 0;  // of the class
    TextProblem problem;
  };
  void look(bool isUnderstood);
  void askNext();
  void take(const TextProblems& problems);
  void forget();

  const OpenDocument& document_;
  const Checker& checker_;
  ClassCheck check_;
  Question asked_;
  size_t next_ = 0;  // of asked_.unused
  std::vector<Mistake> mistakes_;
};

}  // namespace armature::app
