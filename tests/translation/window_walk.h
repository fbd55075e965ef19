// A walk through all that the window can show: panels, menus, cards, questions and dialogs, in the language that is
// spoken. What is looked at on the way is up to the visitor.
#pragma once
#include <QDir>
#include <QStringList>
#include <QWidget>
#include <functional>

namespace armature::app {

// Called with the name of a view and its window (the main window, a dialog, a menu).
using Visitor = std::function<void(const QString& view, QWidget& window)>;

// `folder`: an empty one of this walk, for settings, diagrams and libraries. The window has `size`, and the dark
// colours if wanted. `parts`: names of those parts of the walk that are wanted ("runs"); empty: all. What did not come
// into view is told; nothing else is skipped.
QStringList walkThroughTheWindow(const QDir& folder, QSize size, bool isDark, const Visitor& visit,
                                 const QStringList& parts = {});

}  // namespace armature::app
