#include "app/text/code_edit.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QScreen>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>

#include "app/look/color_change.h"
#include "app/look/theme.h"
#include "app/text/modelica_lexer.h"
#include "app/text/scintilla.h"

namespace armature::app {

namespace {

using Base = QsciScintillaBase;
constexpr int kErrorLine = 8, kWarningLine = 9;  // indicators
constexpr int kErrorSign = 1, kWarningSign = 2;  // markers beside lines
constexpr unsigned kSignMargin = 1, kFoldMargin = 2;

constexpr int kSign = 14;  // [px] of the lists of words

// A small sign of what a word of the list is: shape and letter tell, not the colour alone.
QPixmap signOf(Completion::Kind kind, const Theme& theme, double ratio) {
  static const char* const letters[] = {"p", "v", "o", "C", "P", "f", "k", "u"};
  QPixmap picture(QSize(kSign, kSign) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isClass = kind == Completion::Kind::classKind || kind == Completion::Kind::package;
  painter.setPen(QPen(isClass ? theme.accent : theme.quiet, 1));
  const QRectF box(0.5, 0.5, kSign - 1, kSign - 1);
  if (isClass)
    painter.drawRoundedRect(box, 3, 3);
  else
    painter.drawEllipse(box);
  QFont font = painter.font();
  font.setPixelSize(9);
  painter.setFont(font);
  painter.setPen(theme.text);
  painter.drawText(box, Qt::AlignCenter, QString::fromUtf8(letters[static_cast<int>(kind)]));
  return picture;
}

}  // namespace

template <class... Arguments>
long CodeEdit::send(unsigned message, Arguments... arguments) const {
  return editor_->SendScintilla(message, arguments...);
}

CodeEdit::CodeEdit(QWidget* parent)
    : QWidget(parent), editor_(new QsciScintilla(this)), lexer_(new ModelicaLexer(editor_)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(editor_);
  setFocusProxy(editor_);
  setUp();
  // The window's F1, F2 and Ctrl+Space stay what they are there; here they are the editor's.
  editor_->installEventFilter(this);
  editor_->viewport()->installEventFilter(this);
  connect(editor_, &QsciScintilla::textChanged, this, &CodeEdit::changed);
  connect(editor_, &QsciScintillaBase::SCN_CHARADDED, this, [this](int) { offer(false); });
  // Behind the editor's own answer, which folds.
  connect(editor_, &QsciScintillaBase::SCN_MARGINCLICK, this, [this] { fitWidth(); });
  connect(editor_, &QsciScintillaBase::SCN_AUTOCSELECTIONCHANGE, this, [this](const char* chosen, int, int) {
    const QString word = QString::fromUtf8(chosen);
    const auto found = std::ranges::find(offered_.list, word, &Completion::word);
    if (found != offered_.list.end())
      Q_EMIT hinted(found->note.isEmpty() ? word : QStringLiteral("%1: %2").arg(word, found->note));
  });
  // What was said of a completion goes with the list.
  connect(editor_, &QsciScintillaBase::SCN_AUTOCCANCELLED, this, [this] { Q_EMIT hinted({}); });
  connect(editor_, &QsciScintillaBase::SCN_AUTOCCOMPLETED, this, [this] { Q_EMIT hinted({}); });
  dress();
  new ColorChange(*this, [this] { dress(); });
}

CodeEdit::~CodeEdit() = default;

void CodeEdit::setUp() {
  editor_->setObjectName("codeEdit");
  editor_->setAccessibleName(tr("Modelica text"));
  editor_->setUtf8(true);
  editor_->setEolMode(QsciScintilla::EolUnix);
  editor_->setLexer(lexer_);
  editor_->setFrameShape(QFrame::NoFrame);
  editor_->setIndentationsUseTabs(false);
  editor_->setIndentationWidth(2);
  editor_->setTabWidth(2);
  editor_->setAutoIndent(true);
  editor_->setBackspaceUnindents(true);
  editor_->setBraceMatching(QsciScintilla::SloppyBraceMatch);
  editor_->setMarginType(0, QsciScintilla::NumberMargin);
  editor_->setMarginType(kSignMargin, QsciScintilla::SymbolMargin);
  editor_->setMarginWidth(kSignMargin, 12);
  editor_->setMarginMarkerMask(kSignMargin, (1 << kErrorSign) | (1 << kWarningSign));
  editor_->setFolding(QsciScintilla::PlainFoldStyle, kFoldMargin);
  send(Base::SCI_SETFOLDFLAGS, 0UL);  // no line below what is folded: the sign in the margin tells
  editor_->setCaretLineVisible(true);
  editor_->setCaretWidth(2);
  editor_->setScrollWidth(1);
  editor_->setScrollWidthTracking(true);
  for (const int mark : {kErrorLine, kWarningLine}) editor_->indicatorDefine(QsciScintilla::SquiggleIndicator, mark);
  editor_->markerDefine(QsciScintilla::Circle, kErrorSign);
  editor_->markerDefine(QsciScintilla::RightTriangle, kWarningSign);
  send(Base::SCI_AUTOCSETIGNORECASE, 1UL);
  send(Base::SCI_AUTOCSETMAXHEIGHT, 10UL);
  send(Base::SCI_AUTOCSETSEPARATOR, static_cast<unsigned long>('\n'));
  send(Base::SCI_SETUNDOCOLLECTION, 0UL);
  send(Base::SCI_EMPTYUNDOBUFFER);
}

void CodeEdit::dress() {
  const Theme& theme = Theme::of(this);
  lexer_->setTheme(theme);
  editor_->setPaper(theme.canvas);
  editor_->setColor(theme.text);
  editor_->setCaretForegroundColor(theme.text);
  editor_->setCaretLineBackgroundColor(theme.panel);
  editor_->setMarginsBackgroundColor(theme.panel);
  editor_->setMarginsForegroundColor(theme.quiet);
  editor_->setMarginsFont(lexer_->font(ModelicaLexer::kPlain));
  editor_->setMarginWidth(0, QStringLiteral("0000"));
  editor_->setFoldMarginColors(theme.panel, theme.panel);
  for (int mark = Base::SC_MARKNUM_FOLDEREND; mark <= static_cast<int>(Base::SC_MARKNUM_FOLDEROPEN); ++mark) {
    const auto ink = static_cast<long>(theme.quiet.red() | (theme.quiet.green() << 8) | (theme.quiet.blue() << 16));
    send(Base::SCI_MARKERSETFORE, static_cast<unsigned long>(mark), ink);
    send(Base::SCI_MARKERSETBACK, static_cast<unsigned long>(mark), ink);
  }
  editor_->setSelectionBackgroundColor(theme.accent);
  editor_->setSelectionForegroundColor(theme.onAccent);
  editor_->setMatchedBraceBackgroundColor(theme.line);
  editor_->setMatchedBraceForegroundColor(theme.text);
  editor_->setUnmatchedBraceForegroundColor(theme.error);
  editor_->setIndicatorForegroundColor(theme.error, kErrorLine);
  editor_->setIndicatorForegroundColor(theme.warning, kWarningLine);
  for (const auto& [sign, ink] : {std::pair{kErrorSign, theme.error}, {kWarningSign, theme.warning}}) {
    editor_->setMarkerForegroundColor(ink, sign);
    editor_->setMarkerBackgroundColor(ink, sign);
  }
  editor_->clearRegisteredImages();
  for (int kind = 0; kind <= static_cast<int>(Completion::Kind::unit); ++kind)
    editor_->registerImage(kind + 1, signOf(static_cast<Completion::Kind>(kind), theme, devicePixelRatioF()));
  editor_->recolor();
}

QString CodeEdit::text() const {
  return editor_->text();
}

// As wide as the longest line on show: by itself the editor makes what can be scrolled only ever wider.
void CodeEdit::fitWidth() {
  long columns = 0;
  for (int line = 0; line < editor_->lines(); ++line) {
    const auto index = static_cast<unsigned long>(line);
    if (send(Base::SCI_GETLINEVISIBLE, index) == 0) continue;
    const auto end = static_cast<unsigned long>(send(Base::SCI_GETLINEENDPOSITION, index));
    columns = std::max(columns, send(Base::SCI_GETCOLUMN, end));
  }
  const long letter = send(Base::SCI_TEXTWIDTH, static_cast<unsigned long>(ModelicaLexer::kPlain), "0");
  editor_->setScrollWidth(static_cast<int>(std::max(1L, columns * letter + 1)));
}

void CodeEdit::changed() {
  fitWidth();
  texts_.clear();
  awaited_.clear();
  if (!isSetting_) Q_EMIT edited();
}

void CodeEdit::setText(const QString& text) {
  isSetting_ = true;
  editor_->setText(text);
  isSetting_ = false;
  setProblems({});
}

void CodeEdit::replaceText(const QString& text) {
  const QByteArray before = editor_->text().toUtf8(), after = text.toUtf8();
  if (before == after) return;
  const auto isWithin = [](const QByteArray& bytes, qsizetype at) {  // of a letter
    return at < bytes.size() && (static_cast<unsigned char>(bytes[at]) & 0xC0) == 0x80;
  };
  const qsizetype least = std::min(before.size(), after.size());
  qsizetype same = 0, tail = 0;
  while (same < least && before[same] == after[same]) ++same;
  while (same > 0 && (isWithin(before, same) || isWithin(after, same))) --same;
  while (tail < least - same && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
  while (tail > 0 && (isWithin(before, before.size() - tail) || isWithin(after, after.size() - tail))) --tail;
  isSetting_ = true;
  const bool isReadOnly = editor_->isReadOnly();
  editor_->setReadOnly(false);
  send(Base::SCI_SETTARGETRANGE, static_cast<unsigned long>(same), static_cast<long>(before.size() - tail));
  const QByteArray middle = after.mid(same, after.size() - tail - same);
  send(Base::SCI_REPLACETARGET, static_cast<unsigned long>(middle.size()), middle.constData());
  editor_->setReadOnly(isReadOnly);
  isSetting_ = false;
  if (editor_->hasFocus()) send(Base::SCI_GOTOPOS, static_cast<unsigned long>(same + middle.size()));
}

void CodeEdit::setReadOnly(bool isReadOnly) {
  editor_->setReadOnly(isReadOnly);
}

void CodeEdit::setSurroundings(Catalog* catalog, std::vector<std::string> others) {
  if (others != others_) texts_.clear();
  others_ = std::move(others);
  if (catalog_ == catalog) return;
  if (catalog_) catalog_->disconnect(this);
  catalog_ = catalog;
  if (!catalog_) return;
  // What was asked for at the cursor has been read meanwhile.
  const auto again = [this](const QString& name) {
    if (awaited_.isEmpty() || name != awaited_ || !editor_->hasFocus()) return;
    if (isPageAwaited_)
      showPage();
    else
      offer(true);
  };
  connect(catalog_, &Catalog::arrived, this, again);
  connect(catalog_, &Catalog::childrenArrived, this, again);
}

TextView CodeEdit::view() const {
  if (texts_.empty()) {
    texts_ = others_;
    texts_.insert(texts_.begin(), editor_->text().toStdString());
    names_ = std::make_unique<diagram::OwnNames>(texts_);
  }
  return {texts_, *names_, *catalog_};
}

void CodeEdit::setProblems(const TextProblems& problems) {
  problems_ = problems;
  const int last = editor_->lines() - 1;
  for (const int mark : {kErrorLine, kWarningLine})
    editor_->clearIndicatorRange(0, 0, last, editor_->lineLength(last), mark);
  for (const int sign : {kErrorSign, kWarningSign}) editor_->markerDeleteAll(sign);
  for (const TextProblem& problem : problems_) underline(problem);
}

// The place, or the word that begins there, or the line.
void CodeEdit::underline(const TextProblem& problem) {
  if (problem.line < 0 || problem.line >= editor_->lines()) return;
  editor_->markerAdd(problem.line, problem.isError ? kErrorSign : kWarningSign);
  const QByteArray line = editor_->text(problem.line).toUtf8();
  const auto size = static_cast<int>(line.trimmed().isEmpty() ? 0 : line.size() - (line.endsWith('\n') ? 1 : 0));
  int begin = std::min(problem.begin, size), end = std::min(begin + problem.length, size);
  const auto isLetter = [&](int i) { return std::isalnum(static_cast<unsigned char>(line[i])) != 0 || line[i] == '_'; };
  if (problem.length == 0)
    while (end < size && isLetter(end)) ++end;
  if (end == begin) end = std::min(begin + 1, size);
  if (end == begin) begin = 0;
  send(Base::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(problem.isError ? kErrorLine : kWarningLine));
  const long start = send(Base::SCI_POSITIONFROMLINE, static_cast<unsigned long>(problem.line));
  send(Base::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(start + begin), static_cast<long>(end - begin));
}

void CodeEdit::goTo(int line, int byte) {
  const auto start = static_cast<int>(send(Base::SCI_POSITIONFROMLINE, static_cast<unsigned long>(std::max(line, 0))));
  select(start + byte, start + byte);
}

void CodeEdit::select(int begin, int end) {
  const long line = send(Base::SCI_LINEFROMPOSITION, static_cast<unsigned long>(begin));
  editor_->ensureLineVisible(static_cast<int>(line));
  send(Base::SCI_SETSEL, static_cast<unsigned long>(begin), static_cast<long>(end));
  editor_->setFocus();
}

void CodeEdit::foldAnnotations() {
  editor_->recolor();
  for (int line = 0; line < editor_->lines(); ++line)
    if (editor_->text(line).trimmed().startsWith(QLatin1String("annotation")))
      send(Base::SCI_FOLDLINE, static_cast<unsigned long>(line), static_cast<long>(Base::SC_FOLDACTION_CONTRACT));
  fitWidth();
}

void CodeEdit::setLargeType(bool isLarge) {
  constexpr int kSteps = 5;  // [pt]
  editor_->zoomTo(isLarge ? kSteps : 0);
  editor_->setMarginWidth(0, QStringLiteral("0000"));
  fitWidth();
}

int CodeEdit::position() const {
  return static_cast<int>(send(Base::SCI_GETCURRENTPOS));
}

int CodeEdit::line() const {
  return static_cast<int>(send(Base::SCI_LINEFROMPOSITION, static_cast<unsigned long>(position())));
}

QRect CodeEdit::placeOf(int byte) const {
  const auto at = static_cast<long>(byte);
  const QPoint corner(static_cast<int>(send(Base::SCI_POINTXFROMPOSITION, 0UL, at)),
                      static_cast<int>(send(Base::SCI_POINTYFROMPOSITION, 0UL, at)));
  return {editor_->viewport()->mapTo(this, corner), QSize(1, editor_->textHeight(0))};
}

QStringList CodeEdit::offered() const {
  QStringList words;
  for (const Completion& one : offered_.list) words << one.word;
  return words;
}

void CodeEdit::complete() {
  offer(true);
}

// Whether the letters before the cursor may begin something: told without reading the text.
bool CodeEdit::isWorthOffering() const {
  const auto letter = [this](int back) {
    const int at = position() - back;
    return at < 0 ? '\n' : static_cast<char>(send(Base::SCI_GETCHARAT, static_cast<unsigned long>(at)));
  };
  const auto isOfName = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  const char last = letter(1), before = letter(2);
  return last == '.' || last == '"' || last == '/' || (isOfName(last) && (isOfName(before) || before == '.'));
}

// QScintilla asks the screen at the word for its size, and there is none where a window reaches over the edge.
bool CodeEdit::isOnScreen(int byte) const {
  const QPoint corner = placeOf(byte).topLeft();
  const QPoint within = mapToGlobal(corner),
               inEditor = editor_->mapToGlobal(editor_->viewport()->mapFrom(this, corner));
  return QGuiApplication::screenAt(within) && QGuiApplication::screenAt(inEditor);
}

// While one types, only behind a dot or the second letter of a name; asked for, everywhere.
void CodeEdit::offer(bool isAsked) {
  if (!catalog_ || editor_->isReadOnly()) return;
  if (!isAsked && !isWorthOffering()) {
    send(Base::SCI_AUTOCCANCEL);
    return;
  }
  offered_ = completionsAt(view(), static_cast<size_t>(position()));
  awaited_ = offered_.awaited;
  if (!isAsked && !offered_.isMember && offered_.entered < 2) offered_.list.clear();
  if (offered_.list.empty() || !isOnScreen(position() - offered_.entered)) {
    send(Base::SCI_AUTOCCANCEL);
    return;
  }
  QByteArray words;
  for (const Completion& one : offered_.list) {
    if (!words.isEmpty()) words += '\n';
    words += one.word.toUtf8() + '?' + QByteArray::number(static_cast<int>(one.kind) + 1);
  }
  send(Base::SCI_AUTOCSHOW, static_cast<uintptr_t>(offered_.entered), words.constData());
  // The list has been placed by signs as wide as they have points: its words belong under the word that is typed.
  if (const int beyond = qRound(kSign * (devicePixelRatioF() - 1)); beyond > 0)
    for (QWidget* list : QApplication::topLevelWidgets())
      if (qobject_cast<QListWidget*>(list) && list->isVisible()) list->move(list->x() + beyond, list->y());
}

void CodeEdit::showPage() {
  if (!catalog_) return;
  const NameInfo info = infoAt(view(), static_cast<size_t>(position()));
  isPageAwaited_ = info.page.isEmpty() && !info.awaited.isEmpty();
  if (isPageAwaited_) {
    awaited_ = info.awaited;
    return;
  }
  if (info.page.isEmpty() && !info.words.isEmpty()) Q_EMIT hinted(info.words);
  Q_EMIT pageWanted(info.page);
}

// What is the editor's own among the keys; the window's shortcuts of the same keys rest meanwhile.
bool CodeEdit::takeKey(const QKeyEvent& key) {
  const bool isBare = key.modifiers() == Qt::NoModifier;
  const auto isPressed = key.type() == QEvent::KeyPress;
  if (key.key() == Qt::Key_Space && key.modifiers() == Qt::ControlModifier) {
    if (isPressed) complete();
  } else if (key.key() == Qt::Key_F1 && isBare) {
    if (isPressed) showPage();
  } else if (key.key() == Qt::Key_F2 && isBare) {
    if (isPressed) Q_EMIT renameWanted();
  } else if (key.matches(QKeySequence::Undo)) {
    if (isPressed) Q_EMIT undoWanted();
  } else if (key.matches(QKeySequence::Redo) ||
             (key.key() == Qt::Key_Z && key.modifiers() == (Qt::ControlModifier | Qt::ShiftModifier))) {
    if (isPressed) Q_EMIT redoWanted();
  } else {
    return false;
  }
  return true;
}

void CodeEdit::showTip(const QHelpEvent& help) {
  const long at = send(Base::SCI_POSITIONFROMPOINTCLOSE, static_cast<unsigned long>(help.pos().x()),
                       static_cast<long>(help.pos().y()));
  const int line = editor_->lineAt(help.pos());
  QStringList words;
  for (const TextProblem& problem : problems_)
    if (problem.line == line) words << problem.words;
  if (words.isEmpty() && at >= 0 && catalog_) words << infoAt(view(), static_cast<size_t>(at)).words;
  QToolTip::showText(help.globalPos(), words.join('\n'), editor_);
}

// The editor's own menu, whose first two entries mean a history that it does not have.
void CodeEdit::showMenu(QPoint global) {
  QMenu* menu = editor_->createStandardContextMenu();
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const QList<QAction*> actions = menu->actions();
  for (const qsizetype k : {0, 1}) {
    if (editor_->isReadOnly() || k >= actions.size()) break;
    const bool isBack = k == 0;
    actions[k]->disconnect(editor_);
    actions[k]->setObjectName(isBack ? "editorUndo" : "editorRedo");
    actions[k]->setEnabled(canTravel_ && canTravel_(isBack));
    connect(actions[k], &QAction::triggered, this, isBack ? &CodeEdit::undoWanted : &CodeEdit::redoWanted);
  }
  menu->popup(global);
}

bool CodeEdit::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
    auto* key = static_cast<QKeyEvent*>(event);
    if (takeKey(*key)) {
      event->accept();
      return true;
    }
    // Esc closes the list, and no more: one that closed by itself a moment ago would else leave the next letters to
    // the diagram. Shift+Esc is the window's, which goes back there.
    if (key->key() == Qt::Key_Escape && !send(Base::SCI_AUTOCACTIVE) && event->type() == QEvent::KeyPress) {
      const bool isWayOut = key->modifiers() & Qt::ShiftModifier;
      event->setAccepted(!isWayOut);
      if (!isWayOut) Q_EMIT hinted(tr("Shift+Esc goes to the diagram."));
      return true;
    }
  }
  if (event->type() == QEvent::FocusOut && object == editor_) Q_EMIT left();
  if (event->type() == QEvent::ContextMenu) {
    showMenu(static_cast<QContextMenuEvent*>(event)->globalPos());
    return true;
  }
  if (event->type() == QEvent::ToolTip && object == editor_->viewport()) {
    showTip(*static_cast<QHelpEvent*>(event));
    return true;
  }
  return QWidget::eventFilter(object, event);
}

}  // namespace armature::app
