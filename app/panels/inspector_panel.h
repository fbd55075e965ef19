// What is selected, in full: a part with its parameters (grouped as its class says), or the diagram with its experiment
// and parameters when nothing is. Every change is one step of undo.
#pragma once
#include <QHash>
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

  // Takes its form away without what is half typed in it.
  ~InspectorPanel() override;

  // What is selected: nothing (the diagram is shown), a part, or several whose common parameters are set together.
  void show(const QSet<int>& parts);
  // Nothing can be changed: the document is the inside of a part with this full name, by which variables are read.
  void setReadOnly(const QString& path);
  // Cursor into the first parameter.
  void focusFirst();
  // Cursor into the name of the part.
  void focusName();
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
  // Several parts at once (inspector_several.cpp).
  void buildSeveral();
  void refreshSeveral();
  void setOfAll(const std::string& name, const std::string& value);
  // The diagram's own properties (inspector_diagram.cpp).
  void buildDiagram();
  void buildAbout();
  void buildExperiment();
  void buildParameters();
  void buildTexts();
  void buildClasses();
  void editParameter(int position);
  void editClass(int position);
  void connectRow(ParameterRow* row, const std::string& name);
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
  int part_ = -1;           // −1 = the diagram, −2 = several parts
  std::vector<int> parts_;  // the several, in the diagram's order
  QWidget* body_ = nullptr;
  QLineEdit* nameField_ = nullptr;
  std::vector<ParameterRow*> rows_;
  VariableTree* variables_;
  QString path_;                         // of the part that is looked into; empty: the diagram itself
  QHash<QString, QString> wantedUnits_;  // by the model's unit, as the person chose
  QSet<QString> closed_;                 // headings that the person folded
  bool isStale_ = false;
};

}  // namespace armature::app
