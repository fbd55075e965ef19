// One step of undo: a list of differences with both sides.
#pragma once
#include <QUndoCommand>

#include "app/document/open_document.h"

namespace armature::app {

class EditCommand : public QUndoCommand {
 public:
  EditCommand(OpenDocument& document, const QString& text, Changes changes, int mergeId);
  void undo() override { document_.applyAll(changes_, false); }
  void redo() override { document_.applyAll(changes_, true); }
  int id() const override { return mergeId_; }
  // Takes over the later command's final sides when both change the placements, routes or modifiers of the same items.
  bool mergeWith(const QUndoCommand* later) override;

 private:
  OpenDocument& document_;
  Changes changes_;
  int mergeId_;
};

}  // namespace armature::app
