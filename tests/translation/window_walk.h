// A walk through all that the window can show: panels, menus, cards, questions and dialogs, in the language that is
// spoken. What is looked at on the way is up to the visitor.
#pragma once
#include <QWidget>
#include <functional>

class QTemporaryDir;

namespace armature::app {

// Called with the name of a view and its window (the main window, a dialog, a menu).
using Visitor = std::function<void(const QString& view, QWidget& window)>;

// `settings`: an empty folder of this walk. The window has `size`, and the dark colours if wanted.
void walkThroughTheWindow(const QTemporaryDir& settings, QSize size, bool isDark, const Visitor& visit);

}  // namespace armature::app
