// The one history of a diagram, as an editor of text beside it asks for its steps.
#pragma once
#include <QUndoStack>

namespace armature::app {

// Whether there is a step to be undone (`isBack`), or to be done again.
inline bool canStep(const QUndoStack& stack, bool isBack) {
  return isBack ? stack.canUndo() : stack.canRedo();
}

inline void step(QUndoStack& stack, bool isBack) {
  isBack ? stack.undo() : stack.redo();
}

}  // namespace armature::app
