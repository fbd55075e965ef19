// What tests of the editors of text share: their widgets in a window, and hands that type into them.
#pragma once
#include <Qsci/qsciscintilla.h>

#include <QMenu>

#include "app/shell/text_room.h"
#include "app/text/class_panel.h"
#include "app/text/code_edit.h"
#include "app/text/templates.h"
#include "tests/app/window_bench.h"

namespace armature::app {

// What a person would see as the text, and types into.
inline QsciScintilla& editorOf(MainWindow& window) {
  return window.texts().classes().editor().editor();
}

inline std::string classText(MainWindow& window, size_t which = 0) {
  const auto& classes = window.document().values().classes;
  return which < classes.size() ? classes[which] : std::string();
}

// Selects all and pastes a text.
inline void pasteOver(QsciScintilla& editor, const QString& text) {
  editor.setFocus();
  QTest::keyClick(&editor, Qt::Key_A, Qt::ControlModifier);
  QGuiApplication::clipboard()->setText(text);
  QTest::keyClick(&editor, Qt::Key_V, Qt::ControlModifier);
}

// Opens the dock by its key and takes a template from its menu.
inline void addByTemplate(MainWindow& window, const char* base) {
  int which = -1;
  const auto templates = classTemplates();
  for (size_t k = 0; k < templates.size(); ++k)
    if (templates[k].base == QLatin1String(base) || templates[k].name == QLatin1String(base))
      which = static_cast<int>(k);
  QVERIFY2(which >= 0, base);
  const size_t before = window.document().values().classes.size();
  QTimer poll;
  QObject::connect(&poll, &QTimer::timeout, &poll, [&poll, which] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    poll.stop();
    for (QAction* action : menu->actions())
      if (action->data().isValid() && action->data().toInt() == which)
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
  });
  poll.start(20);
  pressKey(&window, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE(window.document().values().classes.size(), before + 1);
  QVERIFY(window.texts().classDock().isVisible());
  QTRY_VERIFY(editorOf(window).hasFocus());
}

inline QListWidget* problemsOf(QWidget& panel) {
  return panel.findChild<QListWidget*>("textProblems");
}

inline constexpr const char* kCompliant = "Modelica.Mechanics.Rotational.Interfaces.PartialCompliant";

inline constexpr const char* kHard =
    "model Hard\n  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliant;\n"
    "  parameter Real k = 2;\nequation\n  f = k*s_rel^3;\nend Hard;";

inline void putCursor(QsciScintilla& editor, const char* before) {
  const auto at = editor.text().toUtf8().indexOf(before);
  QVERIFY2(at >= 0, before);
  editor.setFocus();
  editor.SendScintilla(QsciScintillaBase::SCI_GOTOPOS, static_cast<unsigned long>(at));
}

}  // namespace armature::app
