#include "app/tools/note_card.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QStringListModel>
#include <QToolButton>
#include <algorithm>

#include "app/canvas/note_layout.h"
#include "app/canvas/note_painter.h"
#include "app/document/notes.h"
#include "app/look/color_swatch.h"
#include "app/tools/note_picture.h"

namespace armature::app {

namespace {

constexpr int kFirstSession = 100'000;  // apart from the numbers of other edits that become one step
constexpr int kWidth = 470, kHeight = 176;

// What is being typed between the braces before the cursor; null where there are none.
QString openName(const QPlainTextEdit& field) {
  static const QRegularExpression form(QStringLiteral("\\{([A-Za-z_][\\w.\\[\\]]*|)$"));
  const QTextCursor cursor = field.textCursor();
  const auto match = form.match(cursor.block().text().left(cursor.positionInBlock()));
  return match.hasMatch() ? match.captured(1).isNull() ? QString("") : match.captured(1) : QString();
}

}  // namespace

bool NoteEdit::canInsertFromMimeData(const QMimeData* source) const {
  return source->hasImage() || QPlainTextEdit::canInsertFromMimeData(source);
}

void NoteEdit::insertFromMimeData(const QMimeData* source) {
  if (!source->hasText() && source->hasImage())
    Q_EMIT pictureGiven(asNotePicture(qvariant_cast<QImage>(source->imageData())));
  else
    QPlainTextEdit::insertFromMimeData(source);
}

NoteCard::NoteCard(CanvasView& view)
    : QFrame(&view), view_(view), document_(view.scene().document()), session_(kFirstSession) {
  setObjectName("noteCard");
  setProperty("role", "card");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(6);
  rows_ = new QHBoxLayout;
  auto *signs = new QHBoxLayout, *others = new QHBoxLayout;
  for (QBoxLayout* row : {rows_, static_cast<QBoxLayout*>(signs), static_cast<QBoxLayout*>(others)}) row->setSpacing(2);
  rows_->addLayout(signs);
  rows_->addLayout(others, 1);
  layout->addLayout(rows_);
  field_ = new NoteEdit(this);
  field_->setObjectName("noteField");
  field_->setAccessibleName(tr("Text of the note"));
  field_->setPlaceholderText(tr("Text, **bold**, - list, $J*der(w) = tau$, {inertia1.w}"));
  field_->setTabChangesFocus(true);
  layout->addWidget(field_, 1);
  problem_ = new QLabel(this);
  problem_->setWordWrap(true);
  problem_->hide();
  layout->addWidget(problem_);
  makeButtons(*signs, *others);
  names_ = new QStringListModel(this);
  completer_ = new QCompleter(names_, this);
  completer_->setWidget(field_);
  completer_->setFilterMode(Qt::MatchContains);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &NoteCard::takeCompletion);
  connect(field_, &QPlainTextEdit::textChanged, this, &NoteCard::takeText);
  connect(field_, &NoteEdit::pictureGiven, this, &NoteCard::addPicture);
  connect(&document_, &OpenDocument::edited, this, &NoteCard::follow);
  connect(&view_, &CanvasView::viewMoved, this, [this] {
    if (isOpen()) place();
  });
  field_->installEventFilter(this);
  // A click beside the field, on a button or the card itself, is none elsewhere.
  setFocusPolicy(Qt::ClickFocus);
  setFocusProxy(field_);
  resize(kWidth, kHeight);
  hide();
}

QToolButton* NoteCard::addButton(QHBoxLayout& row, const QString& text, const QString& tip,
                                 std::function<void()> press) {
  auto* button = new QToolButton(this);
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setFocusPolicy(Qt::NoFocus);
  button->setMinimumWidth(std::max(28, button->fontMetrics().horizontalAdvance(text) + 18));
  connect(button, &QToolButton::clicked, this, [press = std::move(press)] { press(); });
  row.addWidget(button);
  return button;
}

void NoteCard::makeButtons(QHBoxLayout& row, QHBoxLayout& others) {
  const auto styled = [](QToolButton* button, bool isBold) {
    QFont font = button->font();
    font.setBold(isBold);
    font.setItalic(!isBold);
    button->setFont(font);
  };
  styled(addButton(row, tr("B"), tr("Bold"), [this] { encloseBy("**"); }), true);
  styled(addButton(row, tr("I"), tr("Italic"), [this] { encloseBy("*"); }), false);
  addButton(row, tr("H"), tr("Heading"), [this] { beginLine("# "); });
  addButton(row, QStringLiteral("•"), tr("List"), [this] { beginLine("- "); });
  addButton(row, QStringLiteral("√x"), tr("Formula"), [this] { encloseBy("$"); })->setObjectName("noteFormula");
  addButton(row, QStringLiteral("{x}"), tr("Value of a variable"), [this] { insertVariable(); });
  row.addStretch(1);  // of a row of their own; beside the others those have it
  addButton(others, tr("Picture…"), tr("Picture from a file"), [this] {
    askForPicture();
  })->setObjectName("notePicture");
  makeGrounds(others);
  others.addStretch(1);
  addButton(others, tr("Done"), tr("Close (Esc)"), [this] { close(); })->setObjectName("noteDone");
}

// In a narrow view the buttons stand in two rows, and not upon one another.
void NoteCard::fit() {
  rows_->setDirection(QBoxLayout::LeftToRight);
  const QMargins margins = layout()->contentsMargins();
  const int width = std::min(kWidth, view_.width() - 16), inRow = width - margins.left() - margins.right();
  const bool isNarrow = rows_->minimumSize().width() > inRow;
  if (isNarrow) rows_->setDirection(QBoxLayout::TopToBottom);
  constexpr int kRow = 32;
  resize(width, kHeight + (isNarrow ? kRow : 0));
}

void NoteCard::makeGrounds(QHBoxLayout& row) {
  auto* button = addButton(row, tr("Background") + QStringLiteral(" ▾"), tr("Background of the note"), [] {});
  button->setObjectName("noteGround");
  auto* menu = new QMenu(button);
  connect(menu, &QMenu::aboutToShow, this, [this, menu] {
    menu->clear();
    const auto shown = note();
    fillNoteGrounds(*menu, shown ? QString::fromStdString(shown->ground) : QString(), Theme::of(this),
                    [this](const QString& ground) { setGround(ground); });
  });
  button->setMenu(menu);
  button->setPopupMode(QToolButton::InstantPopup);
}

void fillNoteGrounds(QMenu& menu, const QString& current, const Theme& theme,
                     const std::function<void(const QString&)>& choose) {
  const QStringList names{NoteCard::tr("None"),  NoteCard::tr("Yellow"), NoteCard::tr("Blue"),
                          NoteCard::tr("Green"), NoteCard::tr("Red"),    NoteCard::tr("Grey")};
  for (qsizetype i = 0; i < names.size(); ++i) {
    const QString ground = noteGrounds()[i];
    QAction* action = menu.addAction(names[i], &menu, [choose, ground] { choose(ground); });
    action->setCheckable(true);
    action->setChecked(ground == current);
    if (ground.isEmpty()) continue;
    action->setIcon(colorSwatch(noteGroundColor(ground, theme), 16, menu.devicePixelRatioF(), theme));
  }
}

std::optional<diagram::Note> NoteCard::note() const {
  const auto list = diagram::noteList(document_.values());
  return note_ >= 0 && static_cast<size_t>(note_) < list.size() ? list[static_cast<size_t>(note_)] : std::nullopt;
}

void NoteCard::openNew(QPointF at, double width) {
  close();
  diagram::Note made;
  made.place = {at.x(), at.y(), width, 0};
  const int index = static_cast<int>(noteEntries(document_.values()).size());
  isAtWork_ = true;
  armature::app::addNote(document_, made, ++session_);
  isAtWork_ = false;
  if (static_cast<int>(noteEntries(document_.values()).size()) == index) return;  // locked
  isNew_ = true;
  lastStep_ = document_.undoStack()->index();
  openWith(index);
}

void NoteCard::open(int note) {
  if (note == note_) return field_->setFocus();
  close();
  if (document_.locks().structure || document_.locks().notes) return;
  ++session_;
  isNew_ = false;
  openWith(note);
}

void NoteCard::openWith(int note) {
  note_ = note;
  const auto shown = this->note();
  if (!shown) {
    note_ = -1;
    return;
  }
  isAtWork_ = true;
  field_->setPlainText(QString::fromStdString(shown->text));
  field_->moveCursor(QTextCursor::End);
  isAtWork_ = false;
  problem_->hide();
  away_.reset();
  view_.scene().select({}, {}, {note});
  names_->setStringList(variables_ ? variables_() : QStringList());
  fit();
  place();
  show();
  raise();
  keepNoteInSight();
  field_->setFocus();
}

// A note that was never written goes away as if it had not been there.
void NoteCard::close() {
  if (note_ < 0) return;
  const auto shown = note();
  const int closed = std::exchange(note_, -1);
  completer_->popup()->hide();
  const bool hadFocus = field_->hasFocus();
  hide();
  if (hadFocus) view_.setFocus();
  goBack(closed);
  if (!shown || !shown->text.empty()) return;
  QUndoStack& stack = *document_.undoStack();
  if (isNew_ && stack.index() == stack.count() && stack.index() == lastStep_)
    stack.undo();
  else
    document_.remove({}, {}, {closed});
}

void NoteCard::takeText() {
  auto after = note();
  if (isAtWork_ || !after) return;
  after->text = field_->toPlainText().toStdString();
  isAtWork_ = true;
  setNote(document_, note_, *after, session_);
  isAtWork_ = false;
  place();
  keepNoteInSight();
  complete();
}

// Somebody else has changed the diagram: undo, another window's paste.
void NoteCard::follow() {
  if (isAtWork_ || note_ < 0) return;
  const auto shown = note();
  if (!shown) {
    note_ = -1;
    return hide();
  }
  const QString text = QString::fromStdString(shown->text);
  if (text == field_->toPlainText()) return;
  isAtWork_ = true;
  field_->setPlainText(text);
  field_->moveCursor(QTextCursor::End);
  isAtWork_ = false;
}

// Below the note, or above it where there is more room.
void NoteCard::place() {
  if (static_cast<size_t>(note_) >= view_.scene().notes().all().size()) return;
  const QRectF box = view_.toPixels(view_.scene().notes()[static_cast<size_t>(note_)].rect);
  constexpr double kGap = 8;
  double top = box.bottom() + kGap;
  if (top + height() > view_.height() - kGap && box.top() - kGap - height() > kGap) top = box.top() - kGap - height();
  const double right = std::max(kGap, view_.width() - width() - kGap),
               low = std::max(kGap, view_.height() - height() - kGap);
  move(QPointF(std::clamp(box.left(), kGap, right), std::clamp(top, kGap, low)).toPoint());
}

// What is written is seen: where it is beyond the edge, or below the card, the view moves until it is above the card.
void NoteCard::keepNoteInSight() {
  if (static_cast<size_t>(note_) >= view_.scene().notes().all().size()) return;
  const QRectF box = view_.toPixels(view_.scene().notes()[static_cast<size_t>(note_)].rect);
  constexpr double kGap = 8;
  const bool isSeen = box.top() >= 0 && box.bottom() <= view_.height() && !QRectF(geometry()).intersects(box);
  const double lowest = view_.height() - height() - 2 * kGap;  // with the card below it
  QPointF shift;
  if (!isSeen) shift.setY(box.bottom() > lowest ? lowest - box.bottom() : std::max(0.0, kGap - box.top()));
  const double over = std::max(0.0, box.right() + kGap - view_.width());
  shift.setX(box.left() < 0 ? kGap - box.left() : -std::min(over, std::max(0.0, box.left() - kGap)));
  if (shift.isNull()) return;
  if (!away_) away_ = Away{isAllSeen(), {}, {}, 0};
  view_.panBy(shift);
  away_->by += shift;
  away_->middle = view_.toDiagram(QRectF(view_.rect()).center());
  away_->scale = view_.scale();
}

bool NoteCard::isAllSeen() const {
  return std::ranges::all_of(view_.scene().parts(), [this](const PartPicture& part) {
    return QRectF(view_.rect()).contains(view_.toPixels(part.rect));
  });
}

// What was seen whole before the view went along with the note is so again, and the note with it: at the same zoom,
// unless that has no room for both.
void NoteCard::goBack(int note) {
  const auto away = std::exchange(away_, std::nullopt);
  if (!away || !away->wasWhole) return;
  const QPointF middle = view_.toDiagram(QRectF(view_.rect()).center());
  if (QLineF(middle, away->middle).length() > 1e-6 || view_.scale() != away->scale) return;
  view_.panBy(-away->by);
  const auto& notes = view_.scene().notes().all();
  const auto at = static_cast<size_t>(note);
  const bool isSeen = at >= notes.size() || QRectF(view_.rect()).contains(view_.toPixels(notes[at].rect));
  if (!isSeen || !isAllSeen()) view_.fit();
}

void NoteCard::encloseBy(const QString& mark) {
  QTextCursor cursor = field_->textCursor();
  const QString inner = cursor.selectedText();
  cursor.insertText(mark + inner + mark);
  if (inner.isEmpty()) cursor.movePosition(QTextCursor::Left, QTextCursor::MoveAnchor, static_cast<int>(mark.size()));
  field_->setTextCursor(cursor);
  field_->setFocus();
}

void NoteCard::beginLine(const QString& sign) {
  QTextCursor cursor = field_->textCursor();
  cursor.movePosition(QTextCursor::StartOfBlock);
  const bool has = cursor.block().text().startsWith(sign);
  if (has) {
    cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, static_cast<int>(sign.size()));
    cursor.removeSelectedText();
  } else {
    cursor.insertText(sign);
  }
  field_->setFocus();
}

void NoteCard::insertVariable() {
  field_->insertPlainText("{");
  field_->setFocus();
}

void NoteCard::complete() {
  const QString typed = openName(*field_);
  if (typed.isNull() || names_->rowCount() == 0) return completer_->popup()->hide();
  completer_->setCompletionPrefix(typed);
  if (completer_->completionCount() == 0) return completer_->popup()->hide();
  QRect box = field_->cursorRect();
  box.setWidth(260);
  completer_->complete(box);
  completer_->popup()->setCurrentIndex(completer_->completionModel()->index(0, 0));
}

void NoteCard::takeCompletion(const QString& name) {
  QTextCursor cursor = field_->textCursor();
  const QString typed = openName(*field_);
  cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(typed.size()));
  cursor.insertText(name + "}");
  field_->setTextCursor(cursor);
}

void NoteCard::askForPicture() {
  isAsking_ = true;
  const QString path = QFileDialog::getOpenFileName(window(), tr("Picture for the note"), QDir::homePath(),
                                                    tr("Pictures (*.png *.jpg *.jpeg *.bmp *.gif)"));
  isAsking_ = false;
  field_->setFocus();
  if (path.isEmpty()) return;
  QString problem;
  const QByteArray bytes = readNotePicture(path, problem);
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
  addPicture(bytes);
}

void NoteCard::addPicture(const QByteArray& bytes) {
  if (bytes.isEmpty() || note_ < 0) return;
  // With what else is typed here it is one step.
  addNotePicture(document_, note_, bytes, session_);
}

void NoteCard::setGround(const QString& ground) {
  auto after = note();
  if (!after) return;
  after->ground = ground.toStdString();
  setNote(document_, note_, *after, session_);
  field_->setFocus();
}

bool NoteCard::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::FocusOut && isOpen()) {
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    const bool isAway =
        reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason && reason != Qt::MenuBarFocusReason;
    if (isAway && !isAsking_) close();
  }
  if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
    return QFrame::eventFilter(object, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  if (completer_->popup()->isVisible()) {
    // The list has these keys first.
    if (event->type() == QEvent::KeyPress && (isEnter || key->key() == Qt::Key_Tab)) {
      event->ignore();
      return true;
    }
    return QFrame::eventFilter(object, event);
  }
  const bool isEnd = key->key() == Qt::Key_Escape || (isEnter && (key->modifiers() & Qt::ControlModifier));
  if (!isEnd) return QFrame::eventFilter(object, event);
  event->accept();
  if (event->type() == QEvent::KeyPress) close();
  return true;
}

}  // namespace armature::app
