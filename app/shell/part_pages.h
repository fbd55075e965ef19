// The pages of classes and of the diagram on show: links from page to page, back and forward, find, and examples that
// open as diagrams. They stay beside the diagram while one works.
#pragma once
#include <QTextBrowser>
#include <QWidget>

#include "app/look/icons.h"
#include "app/run/catalog.h"
#include "app/run/example_index.h"

class QLineEdit;
class QLabel;

namespace armature::app {

// Shows pages under "page:NAME", and the diagram's under "diagram:"; asks the catalog for what it does not know and
// shows it when it comes.
class PageBrowser : public QTextBrowser {
  Q_OBJECT
 public:
  // Classes of the diagram on show by their simple names, or null.
  using OwnClass = std::function<ClassPtr(const QString& name)>;
  PageBrowser(Catalog& catalog, EngineThread& engine, const Icons& icons, ExampleIndex& examples,
              QWidget* parent = nullptr);
  // Their Modelica text.
  using OwnText = std::function<QString(const QString& name)>;
  void setOwnClasses(OwnClass find, OwnText text) { own_ = std::move(find), ownText_ = std::move(text); }
  // The page of the diagram on show, as HTML.
  void setDiagramPage(std::function<QString()> html) { diagramHtml_ = std::move(html); }
  bool isDiagramPage() const { return source().scheme() == "diagram"; }
  QVariant loadResource(int type, const QUrl& url) override;
  QString className() const { return source().path(); }
  // Draws the page again, at the place where it was read.
  void refresh();

 Q_SIGNALS:
  void exampleWanted(const QString& file, const QString& part);

 protected:
  void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;

 private:
  QString html(const QString& className);
  void toggleText(const QString& className);

  Catalog& catalog_;
  EngineThread& engine_;
  const Icons& icons_;
  ExampleIndex& examples_;
  OwnClass own_ = [](const QString&) { return nullptr; };
  OwnText ownText_ = [](const QString&) { return QString(); };
  std::function<QString()> diagramHtml_ = [] { return QString(); };
  QHash<QString, QString> texts_;  // of classes whose text is shown
};

class PartPages : public QWidget {
  Q_OBJECT
 public:
  PartPages(Catalog& catalog, EngineThread& engine, const Icons& icons, QWidget* parent);
  // Shows the page of a class.
  void showClass(const QString& className);
  // Shows the page of the diagram on show.
  void showDiagram();
  PageBrowser& browser() { return *browser_; }

 Q_SIGNALS:
  void exampleWanted(const QString& file, const QString& part);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void find(bool isBackward);
  void refreshIcons();

  const Icons& icons_;
  ExampleIndex examples_;
  PageBrowser* browser_;
  QLineEdit* field_;
  QLabel* found_;
  QHash<QAction*, QString> actionIcons_;
};

}  // namespace armature::app
