#include "app/panels/row_parts.h"

#include <QLabel>
#include <QMenu>
#include <QPointer>

#include "app/language/tables.h"

namespace armature::app {

void openFieldMenu(QMenu* menu, const FillMenu& fill, QPoint at) {
  const QPointer<QMenu> open = menu;
  menu->setObjectName("fieldMenu");
  fill(*menu);
  menu->exec(at);
  delete open.data();
}

void giveFieldMenu(QWidget& widget, const FillMenu& fill) {
  widget.setContextMenuPolicy(Qt::CustomContextMenu);
  QObject::connect(&widget, &QWidget::customContextMenuRequested, &widget,
                   [&widget, fill](QPoint at) { openFieldMenu(new QMenu(&widget), fill, widget.mapToGlobal(at)); });
}

QLabel* makeAbout(const std::string& field, const std::string& description) {
  if (description.empty()) return nullptr;
  auto* about = new QLabel(libraryText(description));
  about->setObjectName("about_" + QString::fromStdString(field));
  about->setProperty("role", "about");
  about->setWordWrap(true);
  about->hide();
  return about;
}

}  // namespace armature::app
