// What tests of replaceable parts share: hands that choose in the inspector.
#pragma once
#include "app/panels/replaceable_row.h"
#include "tests/app/window_bench.h"

namespace armature::app {

inline ChoiceField* choiceField(MainWindow& window, const QString& element) {
  return window.inspector().findChild<ChoiceField*>("replaceable_" + element);
}

inline QListWidget* cardList(MainWindow& window) {
  auto* card = window.findChild<QWidget*>("choiceCard");
  return card && card->isVisible() ? card->findChild<QListWidget*>("choiceList") : nullptr;
}

inline QStringList rowsOf(const QListWidget* list) {
  QStringList rows;
  for (int k = 0; list && k < list->count(); ++k) rows << list->item(k)->text();
  return rows;
}

// A click on the field, the search typed, Enter once the row is there.
inline void chooseByKeys(MainWindow& window, const QString& element, const QString& search, const QString& row) {
  QTRY_VERIFY2(choiceField(window, element), qPrintable(element));
  QTest::mouseClick(choiceField(window, element), Qt::LeftButton);
  QTRY_VERIFY(cardList(window));
  auto* field = window.findChild<QLineEdit*>("choiceSearch");
  QVERIFY(field->hasFocus());
  QTest::keyClicks(field, search);
  QTRY_VERIFY2(rowsOf(cardList(window)).value(0) == row, qPrintable(rowsOf(cardList(window)).join(", ")));
  QTest::keyClick(field, Qt::Key_Return);
  QTRY_VERIFY(!cardList(window));
}

inline void dropKnown(MainWindow& window, const char* className, QPointF at) {
  const size_t part = window.document().values().components.size();
  dropPart(window, className, at);
  QTRY_VERIFY(window.canvas().scene().parts().at(part).info);
}

}  // namespace armature::app
