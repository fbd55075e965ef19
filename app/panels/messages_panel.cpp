#include "app/panels/messages_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>

#include "app/language/messages.h"
#include "app/look/color_change.h"
#include "app/look/empty_words.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {

// What nobody reads to its end must not make the window wait: the beginning and the end of a very long text.
QString shortened(const QString& text) {
  constexpr qsizetype kMost = 1200, kBeginning = 800, kEnd = 300;
  return text.size() <= kMost ? text : text.left(kBeginning) + QStringLiteral(" … ") + text.right(kEnd);
}

// An instant is not torn apart at the end of a line.
QString withWholeInstants(QString text) {
  return text.replace(QStringLiteral(" t = "), QStringLiteral(" t\u00A0=\u00A0"))
      .replace(QStringLiteral("(t = "), QStringLiteral("(t\u00A0=\u00A0"));
}

constexpr int kMessageEdge = 12;                          // [px]
const QString kMessageMark = QStringLiteral("●\u00A0 ");  // before a message

// A button stands beside its message, or below it where it would leave too little room.
void arrange(QWidget& row, int width) {
  auto* box = qobject_cast<QBoxLayout*>(row.layout());
  const auto* button = row.findChild<QPushButton*>("repair");
  if (!box || !button) return;
  const bool isBeside = 2 * button->sizeHint().width() < width;
  box->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  const int first = kMessageEdge + row.fontMetrics().horizontalAdvance(kMessageMark);
  box->itemAt(1)->layout()->setContentsMargins(isBeside ? 0 : first, 0, kMessageEdge,
                                               isBeside ? 0 : 6);  // under the first word
}

// The pattern and the arguments of a phrase, the parts' names in these left out.
QString withoutParts(const Phrase& phrase, const std::vector<std::string>& parts) {
  if (!phrase.pattern().empty()) {
    QString key = QString::fromStdString(phrase.pattern());
    for (const Phrase& argument : phrase.arguments()) key += '|' + withoutParts(argument, parts);
    return key;
  }
  QString text = QString::fromStdString(phrase.text());
  for (const std::string& part : parts) {
    const QString path = QString::fromStdString(part);
    const QString name = path.section('.', 0, 0);
    // Longer names first, and whole words only: "m1" is not in "m10".
    for (const QString& word : {path, name})
      if (!word.isEmpty())
        text.replace(QRegularExpression(
                         QStringLiteral("(?<![A-Za-z0-9_])%1(?![A-Za-z0-9_])").arg(QRegularExpression::escape(word))),
                     QStringLiteral("#"));
  }
  return text;
}

}  // namespace

QString asSentence(const QString& finished, const std::vector<std::string>& parts) {
  QString out = shortened(finished);
  // A sentence that begins with a part's name keeps its small letter: the name is spelled so.
  QString first = out.section(' ', 0, 0);
  if (first.endsWith(',')) first.chop(1);
  const bool isName = beginsWithName(out) || std::find(parts.begin(), parts.end(), first.toStdString()) != parts.end();
  if (!out.isEmpty() && !isName) out[0] = out[0].toUpper();
  return withStop(out);
}

QString asSentence(const Phrase& phrase, const std::vector<std::string>& parts) {
  return phrase.pattern().empty() ? asSentence(spoken(phrase), parts) : withStop(shortened(spokenSentence(phrase)));
}

QString messageKey(const Message& message) {
  return QString::number(static_cast<int>(message.severity)) + '|' + QString::fromStdString(message.code) + '|' +
         withoutParts(message.text, message.parts);
}

// What the command line allows by a switch is allowed by an answer here.
QString adviceOf(const Message& message) {
  if (!message.access) return message.advice.empty() ? QString() : asSentence(message.advice, message.parts);
  return message.access->kind == AccessKind::trust
             ? MessagesPanel::tr(
                   "Trust its C functions, which may then do whatever you may, in the bar above the "
                   "diagram. Each run asks again.")
             : MessagesPanel::tr("Allow it in the bar above the diagram. Each run asks again.");
}

MessagesPanel::MessagesPanel(QWidget* parent) : QListWidget(parent) {
  setObjectName("messages");
  setWordWrap(true);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  sayWhenEmpty(*this, tr("No messages: no faults have been found."));
  const auto want = [this](QListWidgetItem* item) { Q_EMIT partsWanted(item->data(Qt::UserRole).toStringList()); };
  connect(this, &QListWidget::itemClicked, this, want);
  connect(this, &QListWidget::itemDoubleClicked, this, &MessagesPanel::goTo);
  new ColorChange(*this, [this] { rebuild(); });
}

void MessagesPanel::setMessages(const Messages& messages) {
  messages_ = messages;
  std::stable_sort(messages_.begin(), messages_.end(),
                   [](const Message& a, const Message& b) { return a.severity > b.severity; });
  errors_ = static_cast<int>(std::count_if(messages_.begin(), messages_.end(),
                                           [](const Message& m) { return m.severity == Severity::error; }));
  groups_.clear();
  QHash<QString, size_t> places;
  for (size_t i = 0; i < messages_.size(); ++i) {
    const QString key = messageKey(messages_[i]);
    if (!places.contains(key)) {
      places.insert(key, groups_.size());
      groups_.push_back({key, {}});
    }
    groups_[places.value(key)].members.push_back(i);
  }
  rebuild();
}

void MessagesPanel::rebuild() {
  clear();
  constexpr int kMostRows = 300;  // more would make the window wait and help nobody
  for (const Group& group : groups_) {
    if (count() >= kMostRows) return;
    if (group.members.size() > 1 && !spread_.contains(group.key)) {
      addRow(messages_[group.members.front()], &group);
      continue;
    }
    for (size_t i : group.members)
      if (count() < kMostRows) addRow(messages_[i], nullptr);
  }
}

void MessagesPanel::addRow(const Message& message, const Group* whole) {
  const Theme& theme = Theme::of(this);
  const QColor ink = message.severity == Severity::error     ? theme.error
                     : message.severity == Severity::warning ? theme.warning
                                                             : theme.quiet;
  QStringList parts;
  for (const std::string& part : message.parts) parts << QString::fromStdString(part);
  // Lines that are broken begin under the first word.
  const QString indent = QString::number(fontMetrics().horizontalAdvance(kMessageMark));
  QString html =
      QStringLiteral("<div style='margin-left:%1px; text-indent:-%1px'><span style='color:%2'>●</span>&nbsp; %3</div>")
          .arg(indent, ink.name(), withWholeInstants(asSentence(message.text, message.parts)).toHtmlEscaped());
  QString more;
  if (whole) {
    QStringList names;
    for (size_t i : whole->members) {
      for (const std::string& part : messages_[i].parts) parts << QString::fromStdString(part);
      if (!messages_[i].parts.empty()) names << QString::fromStdString(messages_[i].parts.front());
    }
    parts.removeDuplicates();
    names.removeDuplicates();
    const qsizetype left = names.size() - 8;
    const QString first = names.mid(0, 8).join(", ").toHtmlEscaped();
    more = left > 0 ? tr("%1 times: %2 and %3 more (double-click to see each)")
                    : tr("%1 times: %2 (double-click to see each)");
    more = more.arg(whole->members.size()).arg(first);
    if (left > 0) more = more.arg(left);
  }
  if (const QString advice = adviceOf(message); !advice.isEmpty())
    more += (more.isEmpty() ? "" : "<br>") + advice.toHtmlEscaped();
  for (const Phrase& note : message.notes) {
    // The folder of a library file helps nobody here.
    static const QRegularExpression folder(QStringLiteral("^/\\S*/(?=[^/\\s]+:\\d+:)"));
    const QString plain = asSentence(note).remove(folder);
    more += (more.isEmpty() ? "" : "<br>") + plain.toHtmlEscaped();
  }
  QString place = QString::fromStdString(message.code);
  // The text that a diagram is translated from is nobody's file.
  const bool isOfDiagram = message.file.ends_with(".armature.json");
  if (!message.file.empty() && message.line > 0 && !isOfDiagram)
    place += QStringLiteral(" · %1:%2").arg(QString::fromStdString(message.file).section('/', -1)).arg(message.line);
  html += QStringLiteral("<div style='color:%1; margin-left:%2px'>%3%4%5</div>")
              .arg(theme.quiet.name(), indent, more,
                   more.isEmpty()       ? QString()
                   : more.endsWith('.') ? QStringLiteral("&ensp;")
                                        : QStringLiteral(" · "),
                   place);
  auto* item = new QListWidgetItem(this);
  item->setData(Qt::UserRole, parts);
  item->setData(Qt::UserRole + 1, whole ? whole->key : QString());
  item->setData(Qt::UserRole + 2, static_cast<int>(&message - messages_.data()));
  item->setData(Qt::AccessibleTextRole, asSentence(message.text, message.parts));
  auto* label = new QLabel(html);
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  label->setContentsMargins(kMessageEdge, 6, kMessageEdge, 6);
  label->setAttribute(Qt::WA_TransparentForMouseEvents);
  QWidget* shown = withRepair(label, message, whole);
  arrange(*shown, viewport()->width());
  item->setSizeHint(QSize(100, shown->heightForWidth(viewport()->width())));
  setItemWidget(item, shown);
}

// The row with a button for what mends it, where there is one answer.
QWidget* MessagesPanel::withRepair(QLabel* label, const Message& message, const Group* whole) {
  const QString name = repairNameOf_ ? repairNameOf_(message) : QString();
  if (name.isEmpty()) return label;
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(label, 1);
  auto* button = new QPushButton(whole ? tr("%1 (all)").arg(name) : name);
  button->setObjectName("repair");
  button->setToolTip(tr("Repairs this; can be undone"));
  auto* place = new QHBoxLayout;
  place->addWidget(button, 0, Qt::AlignTop | Qt::AlignLeft);
  layout->addLayout(place);
  Messages meant;
  if (whole)
    for (const size_t k : whole->members) meant.push_back(messages_[k]);
  else
    meant.push_back(message);
  connect(
      button, &QPushButton::clicked, this, [this, meant] { Q_EMIT repairWanted(meant); }, Qt::QueuedConnection);
  return row;
}

void MessagesPanel::spread(QListWidgetItem* item) {
  const QString key = item ? item->data(Qt::UserRole + 1).toString() : QString();
  if (key.isEmpty()) return;
  const int at = row(item);
  spread_.insert(key);
  // The list is still busy with the click on a row that is to be replaced.
  QTimer::singleShot(0, this, [this, at] {
    rebuild();
    setCurrentRow(at);
  });
}

// Several messages are first shown one by one.
void MessagesPanel::goTo(QListWidgetItem* item) {
  if (!item) return;
  if (!item->data(Qt::UserRole + 1).toString().isEmpty()) return spread(item);
  const auto index = static_cast<size_t>(item->data(Qt::UserRole + 2).toInt());
  if (index < messages_.size()) Q_EMIT placeWanted(Message(messages_[index]));
}

void MessagesPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Right) return spread(currentItem());
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return goTo(currentItem());
  QListWidget::keyPressEvent(event);
}

void MessagesPanel::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  for (int i = 0; i < count(); ++i)
    if (QWidget* row = itemWidget(item(i))) {
      arrange(*row, viewport()->width());
      item(i)->setSizeHint(QSize(100, row->heightForWidth(viewport()->width())));
    }
}

}  // namespace armature::app
