// What is selected, in full: a part with its parameters (grouped as its class says), or the diagram with its experiment
// and parameters when nothing is. Every change is one step of undo.
#pragma once
#include <QScrollArea>
#include <QSet>

#include "app/document/open_document.h"
#include "app/look/icons.h"
#include "app/run/catalog.h"

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace armature::app {

class Fold;
class ParameterRow;
class VariableTree;

class InspectorPanel : public QScrollArea {
  Q_OBJECT
 public:
  InspectorPanel(OpenDocument& document, Catalog& catalog, const Icons& icons, QWidget* parent = nullptr);

  // The part shown; −1 = the diagram, −2 = several things are selected.
  void show(int part, int selectionCount);
  // Cursor into the first parameter.
  void focusFirst();
  VariableTree* variables() { return variables_; }

 Q_SIGNALS:
  // A parameter with a plain number was changed: a running simulation may take it over.
  void numberEntered(const QString& fullName, double value);
  // Documentation of a class is wanted.
  void pageWanted(const QString& className);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void buildPart();
  void buildDiagram();
  void buildGroups(const ClassInfo& info, QVBoxLayout* layout);
  void buildFurther(const ClassInfo& info);
  void refreshValues();
  void renameTo(QLineEdit* field);
  Fold* fold(const QString& title, bool isOpen);
  QLineEdit* textRow(Fold* group, const QString& label, const QString& value, const QString& unit,
                     const QString& objectName);

  OpenDocument& document_;
  Catalog& catalog_;
  const Icons& icons_;
  int part_ = -1;
  int count_ = 0;
  QWidget* body_ = nullptr;
  QLineEdit* nameField_ = nullptr;
  std::vector<ParameterRow*> rows_;
  VariableTree* variables_;
  QSet<QString> closed_;  // headings that the person folded
  bool isStale_ = false;
};

}  // namespace armature::app
