#include "app/shell/signs_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

#include "app/language/messages.h"
#include "app/look/elided_box.h"
#include "app/look/elided_field.h"
#include "app/look/format.h"
#include "app/look/theme.h"

namespace armature::app {

// [px] what stands beside a field, and how narrow one may become on a small screen.
static constexpr int kBesideField = 170, kFieldInSmall = 460;

namespace {

// What stands for the neighbours at the connectors of an answer, and the names that a person knows them by.
QList<std::pair<QString, QString>> lettersOf(const SignRow& row) {
  QList<std::pair<QString, QString>> all{{"{a}", row.from}, {"{b}", row.to}};
  if (row.at != "part") all << std::pair<QString, QString>("{flange}", row.at);
  all.removeIf([](const auto& one) { return one.second.isEmpty(); });
  return all;
}

QString withConnectors(QString sentence, const SignRow& row) {
  for (const auto& [letter, name] : lettersOf(row)) sentence.replace(letter, '{' + name + '}');
  return sentence;
}

QString withLetters(QString sentence, const SignRow& row) {
  const auto letters = lettersOf(row);
  // At one connector the answer speaks of its neighbour alone.
  for (auto one = letters.rbegin(); one != letters.rend(); ++one) sentence.replace('{' + one->second + '}', one->first);
  return sentence;
}

}  // namespace

SignsDialog::SignsDialog(const ClassPtr& info, const std::vector<std::string>& ownClasses, const QList<SignRow>& known,
                         EngineThread& engine, QWidget* parent)
    : QDialog(parent), info_(info), control_(std::make_shared<solve::Control>()) {
  setObjectName("signsDialog");
  setWindowTitle(tr("What the signs of %1 mean").arg(QString::fromStdString(info->name)));
  for (const QString& name : signCandidates(*info)) {
    Entry entry{name, {}, {}};
    const auto before = std::ranges::find(known, name, &SignRow::variable);
    if (before != known.end()) {
      entry.quantity = before->quantity;
      entry.row = *before;
    } else {
      const auto variable = std::ranges::find(info->variables, name.toStdString(), &VariableInfo::name);
      entry.quantity = variable == info->variables.end() ? QString() : proposedQuantity(*variable);
      if (!quantitiesOf(*info).contains(entry.quantity)) entry.quantity.clear();
      const auto all = answersFor(*info, name, entry.quantity);
      if (!all.isEmpty()) entry.row = all.front().row;
    }
    entries_.push_back(entry);
  }
  makeForm();
  startBench(ownClasses, engine);
  if (!entries_.empty()) showEntry(0);
}

SignsDialog::~SignsDialog() {
  control_->cancel.cancel();
}

void SignsDialog::makeForm() {
  auto* layout = new QVBoxLayout(this);
  place_ = new QLabel(this);
  place_->setProperty("role", "quiet");
  title_ = new QLabel(this);
  title_->setWordWrap(true);
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  layout->addWidget(place_);
  layout->addWidget(title_);
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  quantity_ = new QComboBox(this);
  quantity_->setObjectName("signQuantity");
  for (const QString& name : quantitiesOf(*info_)) quantity_->addItem(quantityName(name), name);
  quantity_->addItem(tr("nothing with a direction: leave it out"), QString());
  quantity_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  answer_ = new ElidedBox(this);
  answer_->setObjectName("signAnswer");
  answer_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  answer_->setMinimumContentsLength(56);
  answer_->setMinimumWidth(std::min(widestAnswer(), kFieldInSmall));
  answer_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  form->addRow(tr("It is"), quantity_);
  form->addRow(tr("It is counted"), answer_);
  const auto field = [&](const QString& label, const char* name) {
    auto* made = new ElidedField(Qt::ElideRight, this);
    made->setObjectName(name);
    made->setMinimumHeight(made->sizeHint().height());  // the dialog grows rather than that letters are cut
    form->addRow(label, made);
    return made;
  };
  positive_ = field(tr("Positive means"), "signPositive");
  negative_ = field(tr("Negative means"), "signNegative");
  zero_ = field(tr("Zero means"), "signZero");
  braces_ = new QLabel(tr("For a name in braces, the diagram names what is connected there."), this);
  braces_->setObjectName("signBraces");
  braces_->setProperty("role", "quiet");
  braces_->setWordWrap(true);
  layout->addLayout(form);
  layout->addWidget(braces_);
  verdict_ = new QLabel(this);
  verdict_->setObjectName("signVerdict");
  verdict_->setWordWrap(true);
  verdict_->setMinimumHeight(5 * verdict_->fontMetrics().lineSpacing());
  verdict_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  layout->addWidget(verdict_, 1);
  fit_ = new QPushButton(tr("Use the answer that fits"), this);
  fit_->setObjectName("signFit");
  fit_->setAutoDefault(false);
  layout->addWidget(fit_, 0, Qt::AlignLeft);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  back_ = buttons->addButton(tr("Back"), QDialogButtonBox::ActionRole);
  next_ = buttons->addButton(tr("Next"), QDialogButtonBox::ActionRole);
  back_->setObjectName("signBack");
  next_->setObjectName("signNext");
  next_->setDefault(true);
  layout->addWidget(buttons);
  resize(std::max(sizeHint().width(), widestAnswer() + kBesideField), sizeHint().height());
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(back_, &QPushButton::clicked, this, [this] { go(-1); });
  connect(next_, &QPushButton::clicked, this, [this] { go(1); });
  connect(fit_, &QPushButton::clicked, this, &SignsDialog::takeFitting);
  connect(quantity_, &QComboBox::currentIndexChanged, this, &SignsDialog::quantityChosen);
  connect(answer_, &QComboBox::currentIndexChanged, this, &SignsDialog::answerChosen);
  for (QLineEdit* line : {positive_, negative_, zero_})
    connect(line, &QLineEdit::textEdited, this, [this] {
      leave();
      check();
    });
  if (!entries_.empty()) return;
  title_->setText(tr("There is nothing to ask: no variable of this class can have a direction that is not known."));
  for (QWidget* widget : std::initializer_list<QWidget*>{quantity_, answer_, positive_, negative_, zero_, next_, back_})
    widget->setEnabled(false);
  fit_->hide();
}

// [px] of a field in which every answer can be read, as far as the screen has room for it beside the labels.
int SignsDialog::widestAnswer() const {
  constexpr int kEdges = 40, kLeast = 200;
  int widest = 0;
  const auto take = [&](const QString& text) {
    widest = std::max(widest, answer_->fontMetrics().horizontalAdvance(text) + kEdges);
  };
  for (const Entry& entry : entries_)
    for (const SignAnswer& answer : answersFor(*info_, entry.variable, entry.quantity)) {
      take(answer.words);
      for (const QString& sentence : {answer.row.positive, answer.row.negative, answer.row.zero})
        take(withConnectors(sentence, answer.row));
    }
  const QScreen* const screen = this->screen();
  return std::max(kLeast, std::min(widest, screen->availableSize().width() - kBesideField));
}

// The part runs for some seconds of its own time; the questions do not wait for it.
void SignsDialog::startBench(const std::vector<std::string>& ownClasses, EngineThread& engine) {
  const auto bench = std::make_shared<diagram::Document>(signBenchOf(*info_, ownClasses, &ends_));
  engine.post(EngineThread::urgent, this, [this, bench, control = control_](Engine& door) -> EngineThread::Answer {
    std::vector<Message> messages;
    const auto model = door.translate(*bench, {}, messages, &control->cancel);
    std::shared_ptr<results::Store> store;
    bool isRun = false;
    if (model) {
      store = model->makeStore();
      isRun = model->run(model->defaultSettings(), {}, *control, *store, messages).outcome == solve::Outcome::finished;
    }
    QString problem;
    for (const Message& message : messages)
      if (problem.isEmpty() && message.severity == Severity::error) problem = spoken(message.text);
    return [this, store, isRun, problem] {
      isReady_ = true;
      if (isRun)
        run_ = SignRun(store, ends_);
      else
        problem_ = problem.isEmpty() ? tr("it stops early") : problem;
      check();
    };
  });
}

QString SignsDialog::descriptionOf(const QString& variable) const {
  const auto found = std::ranges::find(info_->variables, variable.toStdString(), &VariableInfo::name);
  return found == info_->variables.end() ? QString() : QString::fromStdString(found->description);
}

void SignsDialog::showEntry(int index) {
  index_ = index;
  const Entry& entry = current();
  isQuiet_ = true;
  place_->setText(tr("Variable %1 of %2").arg(index + 1).arg(entries_.size()));
  const QString words = descriptionOf(entry.variable);
  title_->setText(words.isEmpty() ? entry.variable : QString("%1: %2").arg(entry.variable, words));
  quantity_->setCurrentIndex(std::max(0, quantity_->findData(entry.quantity)));
  isQuiet_ = false;
  const SignRow kept = entry.row;
  quantityChosen();
  // What was said before, where the answers have it.
  for (int k = 0; k < answers_.size(); ++k) {
    const SignRow& row = answers_[k].row;
    if (row.axis != kept.axis || row.at != kept.at || row.isOnNeighbours != kept.isOnNeighbours ||
        row.from != kept.from)
      continue;
    answer_->setCurrentIndex(k);
    current().row = kept;
    showSentences();
    break;
  }
  back_->setEnabled(index > 0);
  next_->setText(index + 1 == static_cast<int>(entries_.size()) ? tr("Save in the class") : tr("Next"));
  check();
}

void SignsDialog::quantityChosen() {
  if (isQuiet_ || entries_.empty()) return;
  current().quantity = quantity_->currentData().toString();
  answers_ = answersFor(*info_, current().variable, current().quantity);
  isQuiet_ = true;
  answer_->clear();
  for (const SignAnswer& answer : answers_) answer_->addItem(answer.words);
  isQuiet_ = false;
  for (QWidget* widget : std::initializer_list<QWidget*>{answer_, positive_, negative_, zero_})
    widget->setEnabled(!answers_.isEmpty());
  answerChosen();
}

void SignsDialog::answerChosen() {
  if (isQuiet_ || entries_.empty()) return;
  const int chosen = answer_->currentIndex();
  current().row = chosen >= 0 && chosen < answers_.size() ? answers_[chosen].row : SignRow();
  showSentences();
  check();
}

void SignsDialog::showSentences() {
  const SignRow& row = current().row;
  positive_->setText(withConnectors(row.positive, row));
  negative_->setText(withConnectors(row.negative, row));
  zero_->setText(withConnectors(row.zero, row));
  for (QLineEdit* line : {positive_, negative_, zero_}) line->setCursorPosition(0);
  braces_->setVisible((positive_->text() + negative_->text() + zero_->text()).contains('{'));
}

void SignsDialog::check() {
  if (entries_.empty()) return;
  verdict_->setStyleSheet({});
  fitting_ = -1;
  fit_->hide();
  const Entry& entry = current();
  const bool isLeftOut = entry.quantity.isEmpty() || answers_.isEmpty();
  const bool hasWords = !entry.row.positive.isEmpty() && !entry.row.negative.isEmpty() && !entry.row.zero.isEmpty();
  if (isLeftOut || !isReady_ || !problem_.isEmpty()) {
    verdict_->setText(isLeftOut   ? tr("Its sign will have no meaning on the diagram.")
                      : !isReady_ ? tr("The part is being tried on a bench…")
                                  : tr("The part cannot be tried: %1. Your answer is kept unchecked.").arg(problem_));
    next_->setEnabled(isLeftOut || (isReady_ && hasWords));
    return;
  }
  const SignVerdict verdict = checkAnswer(run_, entry.row);
  const QString unit = unitOfQuantity(entry.quantity), at = formatValue(verdict.time, "s", 3),
                said = formatValue(verdict.said, unit, 4), found = formatValue(verdict.found, unit, 4);
  if (verdict.kind == SignVerdict::Kind::agrees) {
    verdict_->setText(tr("Tried on a bench, the part agrees: at %1 %2 is %3, as your answer says, throughout the run.")
                          .arg(at, entry.variable, found));
  } else if (verdict.kind == SignVerdict::Kind::cannotTell) {
    verdict_->setText(tr("Tried on a bench, %1 does not move: your answer is kept unchecked.").arg(entry.variable));
  } else {
    for (int k = 0; k < answers_.size() && fitting_ < 0; ++k)
      if (checkAnswer(run_, answers_[k].row).kind == SignVerdict::Kind::agrees) fitting_ = k;
    verdict_->setText(
        tr("Tried on a bench, the part contradicts: at %1 your answer makes %2 %3, and its equations make it %4.")
            .arg(at, entry.variable, said, found) +
        ' ' +
        (fitting_ >= 0 ? tr("What fits: %1.").arg(answers_[fitting_].words)
                       : tr("No answer fits: leave the variable out, or look at its equation.")));
    fit_->setVisible(fitting_ >= 0);
  }
  const Theme& theme = Theme::of(this);
  const QColor ink = verdict.kind == SignVerdict::Kind::agrees        ? theme.done
                     : verdict.kind == SignVerdict::Kind::contradicts ? theme.error
                                                                      : theme.quiet;
  verdict_->setStyleSheet(QStringLiteral("QLabel { color: %1; }").arg(ink.name()));
  next_->setEnabled(verdict.kind != SignVerdict::Kind::contradicts && hasWords);
}

void SignsDialog::takeFitting() {
  if (fitting_ >= 0) answer_->setCurrentIndex(fitting_);
}

void SignsDialog::leave() {
  SignRow& row = current().row;
  row.positive = withLetters(positive_->text().trimmed(), row);
  row.negative = withLetters(negative_->text().trimmed(), row);
  row.zero = withLetters(zero_->text().trimmed(), row);
}

void SignsDialog::go(int by) {
  if (entries_.empty()) return reject();
  if (!current().quantity.isEmpty()) leave();
  if (index_ + by >= static_cast<int>(entries_.size())) return accept();
  showEntry(std::max(0, index_ + by));
}

QList<SignRow> SignsDialog::rows() const {
  QList<SignRow> said;
  for (const Entry& entry : entries_)
    if (!entry.quantity.isEmpty() && !entry.row.variable.isEmpty()) said << entry.row;
  return said;
}

}  // namespace armature::app
