// What is selected, in full: a part with its parameters (grouped as its class says), or the diagram with its experiment
// and parameters when nothing is. Every change is one step of undo.
#pragma once
#include <QHash>
#include <QScrollArea>
#include <QSet>
#include <functional>
#include <optional>

#include "app/canvas/condition.h"
#include "app/document/open_document.h"
#include "app/look/icons.h"
#include "app/panels/inspected.h"
#include "app/panels/unfinished_texts.h"
#include "app/run/catalog.h"

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace armature::app {

class Fold;
class ParameterRow;
class ReplaceableRow;
struct ReplaceableElement;
class VariableTree;

class InspectorPanel : public QScrollArea {
  Q_OBJECT
 public:
  InspectorPanel(OpenDocument& document, Catalog& catalog, const Icons& icons, QWidget* parent = nullptr);

  // Takes its form away without what is half typed in it.
  ~InspectorPanel() override;

  // What is selected: nothing (the diagram is shown), a part, or several whose common parameters are set together.
  void show(const QSet<int>& parts);
  // The document is the inside of a part with this full name, by which variables are read; `isReadOnly`: nothing of it
  // can be changed.
  void setInside(const QString& path, bool isReadOnly);
  // No value can be changed for the time being; variables can still be plotted.
  void setLocked(bool isLocked);
  // Cursor into the first parameter.
  void focusFirst();
  // Cursor into the field of a value by its name ("J", "phi.start", a parameter of the diagram), or of the
  // declarations.
  void focusValue(const std::string& name);
  void focusDeclarations() { focusField({QStringLiteral("diagramDeclarations")}); }
  // Cursor into the name of the part.
  void focusName();
  VariableTree* variables() { return variables_; }
  bool eventFilter(QObject* object, QEvent* event) override;

 Q_SIGNALS:
  // A class of the diagram's own is to be edited as text, by its number; their count: a new one.
  void classTextWanted(int position);
  // A parameter is wanted on the panel of controls, as a kind of it ("slider").
  void controlWanted(const QString& parameter, const QString& kind);
  // Values for many runs were typed where one belongs: "range(1, 5, 9)" [in the model's unit], by the full name.
  void factorTyped(const QString& fullName, const QString& values);
  // Documentation of a class is wanted.
  void pageWanted(const QString& className);
  // Something that was done goes further than it looks.
  void noted(const QString& words);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitForm();
  // Another part, or what is shown has to be made anew.
  void show(const Inspected& inspected);
  void rebuild();
  bool isEditable() const { return !isReadOnly_ && !isLocked_; }
  // The one part that is shown, or null.
  const OnePart* onePart() const { return std::get_if<OnePart>(&shown_); }
  const diagram::ComponentItem& item(int part) const {
    return document_.values().components.at(static_cast<size_t>(part));
  }
  void buildPart(int part);
  // Several parts at once (inspector_several.cpp).
  void buildSeveral(const std::vector<int>& parts);
  void refreshSeveral(const std::vector<int>& parts);
  // The diagram's own properties (inspector_diagram.cpp).
  void buildDiagram();
  void buildAbout();
  void buildExperiment();
  void buildOpenEnd(Fold* experiment);
  void buildRecord(Fold* experiment);
  void setOpenEnded(bool isOpen);
  void buildParameters();
  void buildTexts();
  void buildClasses();
  void editParameter(int position);
  void connectRow(ParameterRow* row, const std::string& name);
  void connectSharing(ParameterRow* row, const ParameterInfo& info);
  void buildGroups(const ClassInfo& info, QVBoxLayout* layout);
  void buildFurther(const ClassInfo& info, int part);
  // Replaceable parts (inspector_replaceables.cpp).
  struct ShownChoice {
    ReplaceableRow* row = nullptr;
    QString className;  // that its values are of
    std::vector<ParameterRow*> values;
    bool isDefault = true;  // nothing has been chosen
  };
  struct WantedChoice {
    ReplaceableInfo info;
    QString className, arguments;
    bool isDeclared = false;  // of the diagram itself, in its declarations
  };
  void buildReplaceables(const ClassInfo& info);
  void buildDeclaredChoices();
  void takeDeclared(const WantedChoice& wanted, const ClassInfo* info);
  void noteDropped(const WantedChoice& wanted, const std::vector<std::string>& names);
  void buildChosen(ShownChoice& shown, Fold* group);
  // Opens the card of choices; what is chosen is given to `take`, what cannot be read is told below the field.
  using TakeChosen = std::function<void(const QString& className, const QString& arguments)>;
  void connectCard(ReplaceableRow* row, const TakeChosen& take);
  void connectWithin(ParameterRow* row, const ReplaceableElement& element);
  void takeChoice(const WantedChoice& wanted);
  void classArrived(const QString& name);
  void refreshChoices(const std::vector<int>& parts);
  void enableChoices(const ParameterText& text);
  QString remarkOn(const QString& className);
  bool isOfReplaceable(const diagram::Modifier& modifier) const;
  // The field of a replaceable part in the stead of that of its modifier; empty for other fields.
  QString fieldOfRedeclaration(const QString& field) const;
  // Steps of equal `mergeId` are one step of undo.
  void setModifier(const std::string& name, const std::string& value, int mergeId = -1);
  void focusField(const QStringList& objectNames);
  void refreshValues();
  void refreshPart(int part);
  // What parameters and replaceable parts mean, below them.
  std::vector<QLabel*> abouts() const;
  void renameTo(QLineEdit* field);
  Fold* fold(const QString& title, bool isOpen);
  // `unit`: of a number, may be empty; none: it is a text.
  QLineEdit* textRow(Fold* group, const QString& label, const QString& value, const std::optional<QString>& unit,
                     const QString& objectName);

  OpenDocument& document_;
  Catalog& catalog_;
  const Icons& icons_;
  Inspected shown_;
  QWidget* body_ = nullptr;
  QLineEdit* nameField_ = nullptr;
  std::vector<ParameterRow*> rows_;
  std::vector<ShownChoice> choices_;
  std::optional<WantedChoice> wanted_;  // as soon as its class has been read
  UnfinishedTexts unfinished_;          // by the names of the parts
  VariableTree* variables_;
  QString element_;                      // of an array of parts whose variables are shown ("[2]")
  QString path_;                         // of the part that is looked into; empty: the diagram itself
  QHash<QString, QString> wantedUnits_;  // by the model's unit, as the person chose
  QSet<QString> closed_;                 // headings that the person folded
  bool isStale_ = false;
  bool isFitting_ = false;
  bool isLocked_ = false, isReadOnly_ = false;
  bool isScrubbing_ = false;  // a parameter of the diagram: the form stays as it is under the hand
};

}  // namespace armature::app
