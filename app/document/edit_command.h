// One step of undo: a list of differences with both sides.
#pragma once
#include <QUndoCommand>

#include "app/document/open_document.h"
#include "app/document/rewritten.h"

namespace armature::app {

class EditCommand : public QUndoCommand {
 public:
  EditCommand(OpenDocument& document, const QString& text, Changes changes, int mergeId);
  void undo() override { document_.applyAll(changes_, false); }
  void redo() override { document_.applyAll(changes_, true); }
  // Something of a library has another name now, which `how` puts into a diagram: the diagram follows, and all that can
  // be undone or redone, so that no step leads back to the old name. No step of its own; the file has the old name
  // until it is saved. Nothing happens to a diagram that has something else of the library's name, or nothing of the
  // library. A diagram that follows tells so where the something is a member of a class.
  static void follow(OpenDocument& document, const std::string& library, const Rewriting& how,
                     const RenamedMember* renamed = nullptr);
  // The same for a library, or a class of one, that has another full name.
  static void followClass(OpenDocument& document, const std::string& before, const std::string& after);
  int id() const override { return mergeId_; }
  // Takes over the later command's final sides when both change the placements, routes or modifiers of the same items.
  bool mergeWith(const QUndoCommand* later) override;

 private:
  static std::vector<EditCommand*> editsOf(const QUndoCommand* step);
  // Both take the diagram from the one side of the step to the other.
  void gather(diagram::Document& values, bool isForward, diagram::Document& around) const;
  void rewrite(diagram::Document& values, bool isForward, const diagram::Document& around, const Rewriting& how);
  bool mentions(const std::string& library) const;

  OpenDocument& document_;
  Changes changes_;
  int mergeId_;
};

}  // namespace armature::app
