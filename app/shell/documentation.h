// The dock of pages: documentation of classes and of the diagram on show, read beside the drawing.
#pragma once
#include <QObject>

#include "app/look/icons.h"
#include "app/run/catalog.h"

namespace armature::app {

class DockLayout;
class OpenPages;
class PartPages;

class Documentation : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  Documentation(Catalog& catalog, EngineThread& engine, const Icons& icons, OpenPages& pages, DockLayout& docks);

  // Shows the page of a class.
  void showClass(const QString& className);
  // Of the class of what is selected; with nothing selected of the diagram itself, or of the class that is looked into.
  void showSelection();

 Q_SIGNALS:
  // A shipped diagram is to be opened with one of its parts selected (empty: none).
  void exampleWanted(const QString& file, const QString& part);

 private:
  // Made when the first page is wanted.
  PartPages& partPages();

  Catalog& catalog_;
  EngineThread& engine_;
  const Icons& icons_;
  OpenPages& pages_;
  DockLayout& docks_;
  PartPages* partPages_ = nullptr;
};

}  // namespace armature::app
