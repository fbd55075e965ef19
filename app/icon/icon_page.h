// The page of an icon: tools above, the icon itself, and the inspector that stands beside it.
#pragma once
#include <QWidget>
#include <memory>

#include "app/icon/icon_commands.h"
#include "app/icon/icon_view.h"
#include "app/look/icons.h"

class QDropEvent;
class QLabel;
class QMimeData;
class QToolButton;

namespace armature::app {

class FlowRow;
class IconInsert;
class IconInspector;

class IconPage : public QWidget {
  Q_OBJECT
 public:
  // All must outlive the page.
  IconPage(OpenDocument& document, Catalog& catalog, const Icons& icons, const QString& className);
  ~IconPage() override;

  IconModel& model() { return model_; }
  IconView& view() { return *view_; }
  // Whoever shows it may take it as a child; it goes with the page.
  IconInspector& inspector() { return *inspector_; }
  void run(IconCommand command);
  void refreshIcons();
  // Takes the shapes of an SVG file, or an image, and says what could not be taken; a file that cannot be read is said
  // as well.
  void importFile(const QString& path);

 Q_SIGNALS:
  void wayUpWanted();
  // The class is no longer there.
  void gone();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void makeTools(FlowRow* bar);
  void connectView();
  QToolButton* button(const QString& icon, const QString& text, const QString& keys);
  void askForFile();
  void showMenu(QPoint global);
  void say(const QString& text);
  ClassPtr connectorOf(const QMimeData* data);
  void addConnector(const ClassInfo& info, QPointF pixel);
  bool takeConnector(QDropEvent* drop, bool isDropped);

  const Icons& icons_;
  IconModel model_;
  IconView* view_;
  IconInsert* insert_;
  std::unique_ptr<IconInspector> inspector_;
  std::vector<std::pair<QToolButton*, QString>> buttons_;
  std::vector<std::pair<QToolButton*, IconTool>> tools_;
  std::vector<QToolButton*> ofSelection_;
  QToolButton* file_ = nullptr;
  QLabel* place_ = nullptr;
  QLabel* note_ = nullptr;
};

}  // namespace armature::app
