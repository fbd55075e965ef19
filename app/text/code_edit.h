// The editor for Modelica text: colours of the theme, line numbers, folds, completion while one types or by Ctrl+Space,
// underlines with their words in a tool tip and beside the line. It keeps no history of its own: what undo means is the
// owner's, who shows the text that results.
#pragma once
#include <QPointer>
#include <QWidget>
#include <functional>
#include <memory>

#include "app/text/completions.h"
#include "app/text/text_problem.h"

class QHelpEvent;
class QKeyEvent;
class QsciScintilla;

namespace armature::app {

class ModelicaLexer;

class CodeEdit : public QWidget {
  Q_OBJECT
 public:
  explicit CodeEdit(QWidget* parent = nullptr);
  ~CodeEdit() override;

  QString text() const;
  // Shows another text with the cursor at its beginning. Does not emit.
  void setText(const QString& text);
  // Changes what differs, so that the cursor and what is folded stay where they are. Does not emit.
  void replaceText(const QString& text);
  void setReadOnly(bool isReadOnly);
  // Whose classes and packages completion knows, and the texts of the classes beside this one; null: none.
  void setSurroundings(Catalog* catalog, std::vector<std::string> others);
  void setProblems(const TextProblems& problems);
  Catalog* catalog() const { return catalog_; }
  // Puts the cursor to a byte of a line, from 0, and shows it.
  void goTo(int line, int byte);
  // Selects bytes of the text, shows them, and takes the focus.
  void select(int begin, int end);
  // Folds what is closed in the first look: annotations of several lines.
  void foldAnnotations();
  // Whether undo (`isBack`) or redo would do anything; it is asked before the menu offers them.
  void setCanTravel(std::function<bool(bool isBack)> canTravel) { canTravel_ = std::move(canTravel); }
  // Letters for the last row of a room.
  void setLargeType(bool isLarge);
  // Offers what can stand at the cursor.
  void complete();
  // The cursor, in bytes of the text; its line.
  int position() const;
  int line() const;
  // Where a byte is seen, in this widget.
  QRect placeOf(int byte) const;

  // For tests: the editor itself, what is offered now, and how many places are underlined.
  QsciScintilla& editor() { return *editor_; }
  QStringList offered() const;
  size_t underlined() const { return problems_.size(); }

 Q_SIGNALS:
  // The person has changed the text.
  void edited();
  // F1 on a name: the class with the page, empty for names of this class.
  void pageWanted(const QString& className);
  // F2.
  void renameWanted();
  void undoWanted();
  void redoWanted();
  // What the chosen word of the list is, or a sentence about a name.
  void hinted(const QString& words);
  // The cursor has left the editor.
  void left();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void setUp();
  void dress();
  void offer(bool isAsked);
  bool isWorthOffering() const;
  bool isOnScreen(int byte) const;
  void showPage();
  bool takeKey(const QKeyEvent& key);
  void showTip(const QHelpEvent& help);
  void showMenu(QPoint global);
  TextView view() const;
  void fitWidth();
  void changed();
  void underline(const TextProblem& problem);
  template <class... Arguments>
  long send(unsigned message, Arguments... arguments) const;

  QsciScintilla* editor_;
  ModelicaLexer* lexer_;
  QPointer<Catalog> catalog_;
  std::vector<std::string> others_;
  mutable std::vector<std::string> texts_;            // with this one first; empty: to be read anew
  mutable std::unique_ptr<diagram::OwnNames> names_;  // of texts_
  TextProblems problems_;
  Completions offered_;
  std::function<bool(bool isBack)> canTravel_;
  QString awaited_;  // a class or package that is being read
  bool isPageAwaited_ = false;
  bool isSetting_ = false;
};

}  // namespace armature::app
