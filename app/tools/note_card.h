// Where a note is written: a card beside it with its text and marks for it, while the note itself shows on the sheet
// how it will look. What is typed is in the diagram at once, all of it as one step of undo; Esc, Ctrl+Enter or a click
// elsewhere close the card, and nothing that was typed is lost.
#pragma once
#include <QFrame>
#include <QPlainTextEdit>
#include <functional>
#include <optional>

#include "app/canvas/canvas_view.h"

class QBoxLayout;
class QCompleter;
class QHBoxLayout;
class QLabel;
class QMenu;
class QStringListModel;
class QToolButton;

namespace armature::app {

// The field of the card: pictures can be pasted into it.
class NoteEdit : public QPlainTextEdit {
  Q_OBJECT
 public:
  using QPlainTextEdit::QPlainTextEdit;

 Q_SIGNALS:
  void pictureGiven(const QByteArray& bytes);

 protected:
  bool canInsertFromMimeData(const QMimeData* source) const override;
  void insertFromMimeData(const QMimeData* source) override;
};

// Fills a menu with the grounds of notes; `choose` gets the name of the one that is clicked.
void fillNoteGrounds(QMenu& menu, const QString& current, const Theme& theme,
                     const std::function<void(const QString&)>& choose);

class NoteCard : public QFrame {
  Q_OBJECT
 public:
  explicit NoteCard(CanvasView& view);
  // At a place, so wide [unit].
  void openNew(QPointF at, double width);
  void open(int note);
  void close();
  bool isOpen() const { return note_ >= 0; }
  // The names that {…} completes; asked when they are needed.
  void setVariables(std::function<QStringList()> names) { variables_ = std::move(names); }
  NoteEdit& field() { return *field_; }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void makeButtons(QHBoxLayout& row, QHBoxLayout& others);
  void fit();
  QToolButton* addButton(QHBoxLayout& row, const QString& text, const QString& tip, std::function<void()> press);
  void makeGrounds(QHBoxLayout& row);
  void openWith(int note);
  void takeText();
  void follow();
  void place();
  void keepNoteInSight();
  bool isAllSeen() const;
  void goBack(int note);
  void encloseBy(const QString& mark);
  void beginLine(const QString& sign);
  void insertVariable();
  void complete();
  void takeCompletion(const QString& name);
  void askForPicture();
  void addPicture(const QByteArray& bytes);
  void setGround(const QString& ground);
  std::optional<diagram::Note> note() const;

  CanvasView& view_;
  OpenDocument& document_;
  QBoxLayout* rows_;  // the two rows of buttons
  NoteEdit* field_;
  QLabel* problem_;
  QCompleter* completer_;
  QStringListModel* names_;
  std::function<QStringList()> variables_;
  int note_ = -1;
  int session_ = 0;   // edits of one opening are one step of undo
  int lastStep_ = 0;  // of the undo stack, when a new note was put there
  bool isNew_ = false, isAsking_ = false, isAtWork_ = false;
  // How far the view has gone along with the note, and where that has brought it, if nobody has moved it since.
  struct Away {
    bool wasWhole;  // all parts were in sight before
    QPointF by;
    QPointF middle;  // of the diagram, in the middle of the view, where it stays in a view of another size
    double scale;
  };
  std::optional<Away> away_;
};

}  // namespace armature::app
