// The open diagram: its values, its file and its one undo stack. Every edit is one command that holds the smallest
// differences; a command that cannot be done changes nothing and says why. Parts and connections are named by their
// index in the document's lists; the signals tell how indices move.
#pragma once
#include <QObject>
#include <QString>
#include <QUndoStack>

#include "app/document/change.h"

namespace armature::app {

// A member of one of the own classes that has another name.
struct RenamedMember {
  int position = 0;                // of the class, where it is the diagram's own
  std::vector<std::string> texts;  // of all classes, as they were before; with the one of both names that is no path
  std::string before, after;       // one may be a path: the member lies in another one then
  std::string classPath = {};      // of a class in a library ("Gears.Drive"); the last text is that of its package
};

class OpenDocument : public QObject {
  Q_OBJECT
 public:
  explicit OpenDocument(QObject* parent = nullptr);

  const diagram::Document& values() const { return values_; }
  QUndoStack* undoStack() { return &stack_; }
  const QString& path() const { return path_; }  // empty while never saved
  bool isModified() const { return !stack_.isClean(); }
  // What the title bar shows: title, else the file's name, else "Untitled".
  QString displayName() const;
  // Counts the changes of meaning; equal numbers mean an equal model.
  quint64 meaning() const { return meaning_; }

  // SHA-256 of the file at path() as it was read or written last: what it must still be to be written again without a
  // question. Empty where it is not known.
  const QByteArray& fileDigest() const { return digest_; }

  // Replaces everything and empties the undo stack. `digest`: of the file's content, taken before it was read.
  void reset(diagram::Document values, const QString& path, const QByteArray& digest = {});
  // Reads a file; on failure nothing changes.
  Result<void> open(const QString& path);
  // Writes to a path, which becomes the document's own; the state is clean afterwards.
  Result<void> save(const QString& path);
  // Marks a recovered document as not saved.
  void setUnsaved() { stack_.resetClean(); }

  // What cannot be edited: parts and wires (and all else that is no value), or values. A refused edit does nothing.
  struct Locks {
    bool structure = false, values = false;
    bool notes = false;  // what is drawn here has no place for any
  };
  void setLocks(Locks locks) { locks_ = locks; }
  const Locks& locks() const { return locks_; }

  // ---- questions ----
  int partIndex(const std::string& name) const;  // −1 if there is none
  // A name that no part has: the class's short name with a small first letter, and a number; or the name that the class
  // wishes for itself, with a number only where another part has it.
  std::string freeName(const std::string& className, const std::string& wish = {}) const;
  // Why a text cannot be a part's name; empty when it can.
  QString nameProblem(int part, const QString& name) const;

  // ---- edits; each is one step of undo ----
  // `text` is shown in the Edit menu ("Move 2 parts"). Edits of equal nonnegative `mergeId` that follow each other
  // become one step if they change the same things (arrow keys, a value's slider).
  void perform(const QString& text, Changes changes, int mergeId = -1);

  void addPart(const diagram::ComponentItem& item);
  // Adds parts, connections among them, and notes (paste); names are made free, in the notes as well. Gives the new
  // parts' indices.
  std::vector<int> addParts(const QString& text, std::vector<diagram::ComponentItem> parts,
                            std::vector<diagram::ConnectionItem> connections,
                            const std::vector<diagram::JsonValue>& notes = {});
  // Removes parts with their wires, single wires, and notes.
  void remove(std::vector<int> parts, std::vector<int> connections, const std::vector<int>& notes = {});
  // Also renames the ends of its wires and the variables of plots. False (with nothing changed) for a bad name.
  bool rename(int part, const QString& name);
  // An empty value takes the modifier away. False when nothing would change.
  bool setModifier(int part, const std::string& name, const std::string& value, int mergeId = -1);
  // The same modifier for several parts as one step.
  bool setModifiers(const std::vector<int>& parts, const std::string& name, const std::string& value);
  void addConnection(const std::string& from, const std::string& to, std::vector<diagram::Point> route = {});
  // Puts one end of a wire elsewhere (another element of an array of connectors).
  void setEnd(int connection, bool isFrom, const std::string& end);
  void setRoute(int connection, std::vector<diagram::Point> route);
  void setText(TextChange::Member member, const QString& text);
  void setExperiment(const diagram::Experiment& experiment);
  void setParameter(int position, const std::optional<diagram::ParameterItem>& item);  // position = count: a new one
  void setClass(int position, const std::optional<std::string>& text,
                int mergeId = -1);  // of the diagram's own classes
  // Switches parts off or on again; those with a condition of their own keep it.
  void setDisabled(const std::vector<int>& parts, bool isDisabled);
  // Unknown members of a part (the place of its label …).
  void setPartExtra(int part, const diagram::Json& extra, const QString& text);
  // What the 3-D view looks like. A look is no edit: nothing to undo, and the document is not modified by it.
  void setView3d(const diagram::Json& view) { values_.view3d = view; }
  void setControls(const diagram::Json& controls, const QString& text);
  void setPlot(int position, const std::optional<diagram::Json>& plot, const QString& text);

  // The text of a part's modifier, empty when it has none of that name.
  std::string modifier(int part, const std::string& name) const;

 Q_SIGNALS:
  void wasReset();
  void partInserted(int index);
  void partRemoved(int index);
  void partMoved(int index);
  void partRenamed(int index, const QString& before);
  void partExtraChanged(int index);
  void conditionChanged(int index);
  void modifierChanged(int part, const QString& name);
  void connectionInserted(int index);
  void connectionRemoved(int index);
  void endsChanged(int index);
  void routeChanged(int index);
  void parametersChanged();
  void textsChanged();
  void classesChanged();
  // Before `edited`, also where the class is a library's, when all names in the diagram are the new ones or have none.
  void memberRenamed(const armature::app::RenamedMember& renamed);
  void experimentChanged();
  void plotsChanged();
  void controlsChanged();
  // After the last signal of one edit, undo or redo; `hasMeaning`: the engine's answer may be another now.
  void edited(bool hasMeaning);
  void pathChanged();

 private:
  friend class EditCommand;
  bool isLocked(const Changes& changes) const;
  void applyAll(const Changes& changes, bool forward);
  void announce(const Change& change, bool forward);

  diagram::Document values_;
  QUndoStack stack_;
  QString path_;
  QByteArray digest_;
  Locks locks_;
  quint64 meaning_ = 0;
};

// Splits "part.connector" at its first dot: the part's name, and the rest.
std::pair<std::string, std::string> splitEnd(const std::string& end);
// Whether a text is a Modelica identifier and no keyword.
bool isIdentifier(const std::string& text);

}  // namespace armature::app
