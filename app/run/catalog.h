// What the window knows of the libraries: class descriptions and package contents, asked for once and kept. A question
// answers at once with what is known; the rest arrives by signal.
#pragma once
#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <memory>

#include "app/run/engine_thread.h"

namespace armature::app {

// Data formats of what is dragged from panel to canvas or plot: a class's qualified name; a variable's full name.
inline constexpr const char* kClassMime = "application/x-armature-class";
inline constexpr const char* kVariableMime = "application/x-armature-variable";

using ClassPtr = std::shared_ptr<const ClassInfo>;

class Catalog : public QObject {
  Q_OBJECT
 public:
  explicit Catalog(EngineThread& engine, QObject* parent = nullptr);
  // What one diagram knows: its own classes by their simple names, before those of `shared`, which must outlive it.
  explicit Catalog(Catalog& shared, QObject* parent = nullptr);

  // The class, or null: not there yet (asked for now) or no such class (isMissing).
  ClassPtr find(const QString& name);
  // The class as a part has it: where the part's modifiers redeclare something of it, with the connectors that it has
  // then. Until these are there (asked for now; `arrived` with the name of the class), and where they are the same, it
  // is the class itself. `owner` has the diagram's own classes.
  ClassPtr findFor(const diagram::ComponentItem& item, const diagram::Document& owner);
  // The class if it is known already; asks nothing.
  ClassPtr known(const QString& name) const;
  bool isMissing(const QString& name) const;
  // The inside of a class as a diagram; without parts where it is made of none. Null when not there yet (asked for now;
  // `insideArrived` then). `owner` has the diagram's own classes.
  const diagram::Document* inside(const QString& name, const diagram::Document& owner);
  // What fits where a class is promised, of one library, or of the diagram's own classes, which `owner` has. `done` is
  // called once: now where the answer is known, else when it is there; never after the end of `receiver`.
  using Fitting = std::vector<FittingClass>;
  void findFitting(const FitQuestion& question, const diagram::Document& owner, QObject* receiver,
                   const std::function<void(const Fitting&)>& done);
  // Children of a package, or null when not there yet (asked for now).
  const QStringList* children(const QString& package);

  // Reads the package tree in the background, so that search finds every part, at the end the examples. Packages of
  // icons, functions and units are left out.
  void crawl(const QStringList& roots);
  // The same of libraries by their names, whatever they have inside: those of the person's own.
  void crawlLibraries(const QStringList& names) { crawlRoots(names); }
  // Classes found so far that can be placed (models and blocks, not partial), in library order.
  QList<ClassPtr> placeable() const { return shared_ ? placeable_ + shared_->placeable() : placeable_; }
  // Models of the libraries that run as they are, in library order, as far as they have been read.
  QList<ClassPtr> examples() const { return shared_ ? shared_->examples() : examples_; }
  // Libraries were read from a file of the person's: they join the top level, and what was missing is asked for again.
  void libraryAdded(const QStringList& names);
  // What the engine said after it was given other libraries.
  struct Libraries {
    QStringList top;                           // of the top level
    QStringList others;                        // of which everything may be another text now, or be gone
    QList<std::pair<QString, ClassPtr>> read;  // classes that are in use, read anew; null: there is none
  };
  // Forgets what was read of other libraries, and tells all of it: who shows it asks again. Classes that were read anew
  // are there at once.
  void librariesChanged(const Libraries& libraries);
  // Takes a class as known; for tests.
  void put(ClassPtr info);
  // The classes that the diagram brings itself, instead of those set before.
  void setOwn(const QList<ClassPtr>& classes);
  QList<ClassPtr> own() const { return classes_.values(); }
  // What is known of the diagram's parameters; null: nothing that they do not say themselves.
  void setParameters(const ClassPtr& parameters);
  // The unit of a parameter of a diagram, or of one of its own classes: what it says itself, else that of its type.
  QString unitOf(const diagram::ParameterItem& parameter, const diagram::Document& document) const;

 Q_SIGNALS:
  void arrived(const QString& name);
  void childrenArrived(const QString& package);
  void insideArrived(const QString& name);
  void placeableGrew();
  void parametersArrived();

 private:
  void forgetInsides();
  void askChildren(const QString& package, EngineThread::Priority priority);
  // Gives the names of classes that are to be asked for again.
  QStringList forgetBelow(const QSet<QString>& names);
  void crawlRoots(const QStringList& roots);
  void crawlOne(const QString& name, bool isOfExamples = false);
  void endCrawl();

  EngineThread& engine_;
  Catalog* shared_ = nullptr;  // null: this is the one of the libraries
  QHash<QString, ClassPtr> classes_;
  ClassPtr parameters_;  // of the diagram
  QHash<QString, QStringList> children_;
  QHash<QString, std::shared_ptr<const diagram::Document>> insides_;  // null: asked for
  QHash<QString, ClassPtr> redeclared_;  // by class and modifiers; null: asked for, or the class itself
  QHash<QString, std::shared_ptr<const Fitting>> fitting_;  // of libraries, by question
  QSet<QString> asked_, askedChildren_, missing_;
  QList<ClassPtr> placeable_, examples_;
  QStringList exampleRoots_;  // packages of examples that are read after the parts
  QStringList crawled_;       // packages that crawl() was told
  int crawling_ = 0;          // packages that are being read
};

// Whether a class is of those that one drags onto a diagram.
bool isPlaceable(const ClassInfo& info);

}  // namespace armature::app
