// What an action needs to do anything: two selected parts, something on the clipboard, a run that goes on. An action
// keeps its keys whether or not it has that; menus and the command palette say what is missing.
#pragma once
#include <QString>
#include <functional>

class QAction;
class QMenu;

namespace armature::app {

// A sentence that says what is missing just now; empty when nothing is.
using Need = std::function<QString()>;

void setNeed(QAction& action, Need missing);
// The same for one that somebody else disables: the words are said as long as it is.
void setReason(QAction& action, const QString& words);
// Why the action can do nothing now; empty when it can. One that is disabled without a need of its own says so.
QString whyNot(const QAction& action);
// While the menu is open, entries that can do nothing are grey and have the reason as their tooltip.
void showNeeds(QMenu& menu);

}  // namespace armature::app
