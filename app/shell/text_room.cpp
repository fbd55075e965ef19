#include "app/shell/text_room.h"

#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <utility>

#include "app/shell/dock_layout.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_equations.h"
#include "app/text/class_panel.h"
#include "app/text/code_edit.h"
#include "app/text/diagram_text_panel.h"
#include "engine/diagram/package_text.h"

namespace armature::app {

TextRoom::TextRoom(EngineThread& engine, OpenPages& pages, DockLayout& docks)
    : pages_(pages),
      docks_(docks),
      classes_(new ClassPanel(engine)),
      text_(new DiagramTextPanel),
      classDock_(docks.addWithInspector(tr("Own parts"), QStringLiteral("classDock"), classes_)),
      textDock_(docks.add(tr("Modelica text"), QStringLiteral("textDock"), text_)) {
  connect(&pages, &OpenPages::currentChanged, this, [this] {
    follow();
    standAside();
  });
  connect(&pages, &OpenPages::levelChanged, this, &TextRoom::followLevel);
  connect(&pages, &OpenPages::classTextWanted, this, &TextRoom::open);
  connect(&pages, &OpenPages::classPlaceWanted, this, [this](int position, int line, int byte) {
    open(position);
    classes_->editor().goTo(line, byte);
  });
  connect(classes_, &ClassPanel::pageWanted, this,
          [this](const QString& name) { Q_EMIT pageWanted(nameOnPage(name)); });
  connect(classes_, &ClassPanel::partWanted, this,
          [this](const QString& name) { Q_EMIT partWanted(nameOnPage(name)); });
  connect(text_, &DiagramTextPanel::pageWanted, this, &TextRoom::pageWanted);
  for (const CodeEdit* editor : {&classes_->editor(), &text_->editor()})
    connect(editor, &CodeEdit::edited, this, &TextRoom::typed);
  for (QDockWidget* dock : {&classDock_, &textDock_}) {
    connect(dock->toggleViewAction(), &QAction::toggled, this, [this](bool isShown) {
      if (!isShown) commit();
    });
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool isShown) {
      if (!isShown) return;
      dock->hide();  // by the menu it opens with room, too
      if (dock == &classDock_) {
        showClasses();
        followLevel();
      } else {
        docks_.showBeside(*dock);
      }
      dock->widget()->setFocus();
    });
  }
}

void TextRoom::openNew() {
  open(static_cast<int>(pages_.current().document().values().classes.size()));
}

void TextRoom::showClasses() {
  follow();
  openedFor_ = &pages_.current();
  isAside_ = false;
  docks_.showBeside(classDock_);
}

// Over a diagram that has no parts of its own the dock says nothing: it goes, unless it was opened just there, and
// comes back with the next diagram that has some.
void TextRoom::standAside() {
  DiagramPage& page = pages_.current();
  const bool hasClasses = !page.document().values().classes.empty();
  if (hasClasses && std::exchange(isAside_, false)) return docks_.showBeside(classDock_);
  if (hasClasses || classDock_.isHidden() || classDock_.isFloating() || openedFor_ == &page) return;
  isAside_ = true;
  classDock_.hide();
}

void TextRoom::open(int position) {
  showClasses();
  const auto count = static_cast<int>(pages_.current().document().values().classes.size());
  if (position < count) return classes_->showClass(position);
  // When the dock has its place: the menu opens below its button.
  QTimer::singleShot(0, classes_, &ClassPanel::chooseTemplate);
}

void TextRoom::openClass(const QString& path) {
  if (path.isEmpty()) return showClasses();
  const int position = ownClassOf(pages_.current().document().values(), path.section('.', 0, 0));
  if (position < 0) return;
  open(position);
  classes_->showWithin(path);
}

void TextRoom::setLargeType(bool isLarge) {
  for (QWidget* panel : {static_cast<QWidget*>(classes_), static_cast<QWidget*>(text_)})
    panel->setStyleSheet(isLarge ? QStringLiteral("* { font-size: 18px; }") : QString());
  classes_->editor().setLargeType(isLarge);
  text_->editor().setLargeType(isLarge);
}

void TextRoom::commit() {
  classes_->commit();
  text_->commit();
}

bool TextRoom::mayLeave(DiagramPage& page, QWidget& window) {
  commit();
  if (!text_->hasDraft(page.document())) return true;
  pages_.show(page);
  docks_.showBeside(textDock_);
  QMessageBox box(QMessageBox::Question, tr("Armature"),
                  tr("The Modelica text of %1 has changes that the diagram could not take over.")
                      .arg(page.document().displayName()),
                  QMessageBox::NoButton, &window);
  box.setObjectName("draftQuestion");
  box.setInformativeText(tr("They are not saved with the diagram. What is wrong is shown with the text."));
  QPushButton* back = box.addButton(tr("Go back to the text"), QMessageBox::RejectRole);
  QAbstractButton* without = box.addButton(tr("Go on without them"), QMessageBox::DestructiveRole);
  box.setDefaultButton(back);
  box.exec();
  if (box.clickedButton() != without) {
    text_->setFocus();
    return false;
  }
  text_->discard();
  return true;
}

// A class of a library whose text is on show has its full name in the diagram.
QString TextRoom::nameOnPage(const QString& name) const {
  const diagram::Document& values = pages_.current().home().document().values();
  const QString package = QString::fromStdString(diagram::packageOf(values));
  const bool isOfLibrary = isElsewhere_ && !package.isEmpty() && ownClassOf(values, name) >= 0;
  return isOfLibrary && !name.startsWith(package + '.') ? package + '.' + name : name;
}

void TextRoom::follow() {
  DiagramPage& page = pages_.current();
  isElsewhere_ = false;
  classes_->setDiagram(&page.document(), &page.catalog());
  text_->setDiagram(&page.document(), &page.catalog(),
                    [&scene = page.scene()](const std::string& end) -> std::optional<diagram::Point> {
                      const ConnectorRef ref = scene.findEnd(end);
                      if (!scene.has(ref)) return std::nullopt;
                      return fromQt(scene.connector(ref).at);
                    });
  disconnect(told_);
  const auto tell = [this, &page] { text_->setMessages(page.checker().messages()); };
  told_ = connect(&page.checker(), &Checker::checked, text_, tell);
  if (page.checker().isAnswered()) tell();
}

// The class whose drawing, or whose equations, are looked at, beside it as text; one of a library, too, that is edited
// where it is looked at. Its page may go once nobody is inside: up again, the diagram's own are there.
void TextRoom::followLevel() {
  DiagramPage& page = pages_.current();
  const EquationPage* const equations = page.equations().page();
  QString name;
  if (classDock_.isVisible() && (equations || page.isInside()))
    name = equations ? equations->part().className : page.insides().back()->className();
  const int position = name.isEmpty() ? -1 : ownClassOf(page.home().document().values(), name);
  DiagramPage& owner = position < 0 ? page : page.home();
  isElsewhere_ = &owner != &page;
  classes_->setDiagram(&owner.document(), &owner.catalog());
  if (position < 0) return;
  const QPointer<QWidget> before = QApplication::focusWidget();
  classes_->showClass(position);
  if (before) before->setFocus();
}

}  // namespace armature::app
