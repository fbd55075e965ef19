// What of the texts on the screen is cut off, or lies outside of what shows it.
#pragma once
#include <QStringList>
#include <QWidget>

namespace armature::app {

// A line for each text of a window that has less room than it wants: words of labels, buttons, tabs, choices, fields
// without an entry, heads of columns and cells. `screen`: that the window has to fit on. What gives way by design
// (names that a person has chosen, in rows with a tip) is left out.
QStringList cutTexts(QWidget& window, QSize screen);

}  // namespace armature::app
