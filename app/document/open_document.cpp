#include "app/document/open_document.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <string_view>
#include <vector>

#include "app/document/edit_command.h"
#include "app/document/file_watch.h"
#include "app/document/reserved_name.h"
#include "engine/diagram/text_names.h"
#include "engine/diagram/text_pieces.h"

namespace armature::app {

using diagram::ComponentItem;
using diagram::ConnectionItem;

std::pair<std::string, std::string> splitEnd(const std::string& end) {
  const size_t dot = end.find('.');
  if (dot == std::string::npos) return {end, {}};
  return {end.substr(0, dot), end.substr(dot + 1)};
}

static bool isKeyword(const std::string& text) {
  static const std::vector<std::string_view> keywords = diagram::keywords();
  return std::ranges::binary_search(keywords, text);
}

bool isIdentifier(const std::string& text) {
  static const QRegularExpression form(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
  return form.match(QString::fromStdString(text)).hasMatch() && !isKeyword(text);
}

OpenDocument::OpenDocument(QObject* parent) : QObject(parent), stack_(this) {
  values_.name = "Untitled";
}

QString OpenDocument::displayName() const {
  if (!values_.title.empty()) return QString::fromStdString(values_.title);
  if (!path_.isEmpty()) return QFileInfo(path_).fileName().remove(QStringLiteral(".armature.json"));
  const QString name = QString::fromStdString(values_.name);
  static const QRegularExpression untitled(QStringLiteral("^Untitled([0-9]*)$"));
  const QRegularExpressionMatch match = untitled.match(name);
  return match.hasMatch() ? (tr("Untitled") + ' ' + match.captured(1)).trimmed() : name;
}

void OpenDocument::reset(diagram::Document values, const QString& path, const QByteArray& digest) {
  values_ = std::move(values);
  path_ = path;
  digest_ = digest;
  stack_.clear();
  stack_.setClean();
  ++meaning_;
  Q_EMIT wasReset();
  Q_EMIT pathChanged();
  Q_EMIT edited(true);
}

Result<void> OpenDocument::open(const QString& path) {
  // Before it is read: what is written in between is then seen as a change.
  const QByteArray digest = digestOf(path);
  auto loaded = diagram::load(path.toStdString());
  if (!loaded) return loaded.reason();
  reset(loaded.take(), path, digest);
  return {};
}

Result<void> OpenDocument::save(const QString& path) {
  if (auto saved = diagram::save(values_, path.toStdString()); !saved) return saved;
  path_ = path;
  // Of what was written, not of what is there: another program may already have been at it.
  digest_ = QCryptographicHash::hash(QByteArray::fromStdString(diagram::toJson(values_)), QCryptographicHash::Sha256);
  stack_.setClean();
  Q_EMIT pathChanged();
  return {};
}

static bool hasParameter(const diagram::Document& values, const std::string& name) {
  return std::ranges::find(values.parameters, name, &diagram::ParameterItem::name) != values.parameters.end();
}

// In the text beside the drawing.
static bool isDeclared(const diagram::Document& values, const std::string& name) {
  return values.declarations.find(name) != std::string::npos &&
         diagram::declaredNames(values.declarations).contains(name);
}

int OpenDocument::partIndex(const std::string& name) const {
  for (size_t i = 0; i < values_.components.size(); ++i)
    if (values_.components[i].name == name) return static_cast<int>(i);
  return -1;
}

std::string OpenDocument::freeName(const std::string& className, const std::string& wish) const {
  const auto isFree = [&](const std::string& name) {
    return partIndex(name) < 0 && !hasParameter(values_, name) && !isDeclared(values_, name);
  };
  const bool isWished = isIdentifier(wish);
  if (isWished && isFree(wish)) return wish;
  const size_t dot = className.rfind('.');
  std::string base = isWished ? wish : dot == std::string::npos ? className : className.substr(dot + 1);
  if (!base.empty() && !isWished) base[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(base[0])));
  if (!isIdentifier(base)) base = "part";
  if (std::isdigit(static_cast<unsigned char>(base.back()))) base += '_';
  for (int n = 1;; ++n) {
    std::string candidate = base + std::to_string(n);
    if (isFree(candidate)) return candidate;
  }
}

QString OpenDocument::nameProblem(int part, const QString& name) const {
  const std::string text = name.toStdString();
  if (isKeyword(text)) return tr("“%1” is a word of the Modelica language.").arg(name);
  if (!isIdentifier(text)) return tr("A name begins with a letter and has letters, digits and _ only.");
  const int other = partIndex(text);
  if (other >= 0 && other != part) return tr("Another part is called %1 already.").arg(name);
  if (hasParameter(values_, text)) return tr("A parameter is called %1 already.").arg(name);
  if (isDeclared(values_, text)) return tr("%1 is declared among the declarations and equations already.").arg(name);
  return reservedProblem(name, usedLibraries(values_));
}

// Plots and the looks of a part are no part of the diagram's structure.
bool OpenDocument::isLocked(const Changes& changes) const {
  return std::any_of(changes.begin(), changes.end(), [this](const Change& change) {
    if (std::holds_alternative<PlotChange>(change) || std::holds_alternative<ControlsChange>(change) ||
        std::holds_alternative<PartExtraChange>(change))
      return false;
    const bool isNote = std::holds_alternative<NoteChange>(change) || std::holds_alternative<NotePlaceChange>(change);
    if (isNote && locks_.notes) return true;
    const bool isValue = std::holds_alternative<ModifierChange>(change) ||
                         std::holds_alternative<ParameterChange>(change) ||
                         std::holds_alternative<ExperimentChange>(change);
    return isValue ? locks_.values : locks_.structure;
  });
}

void OpenDocument::perform(const QString& text, Changes changes, int mergeId) {
  if (changes.empty() || isLocked(changes)) return;
  stack_.push(new EditCommand(*this, text, std::move(changes), mergeId));
}

void OpenDocument::applyAll(const Changes& changes, bool forward) {
  bool hasMeaning = false;
  std::vector<RenamedMember> renamed;
  const auto isRenaming = [](const Change& change) { return std::holds_alternative<MemberRenaming>(change); };
  auto texts = std::ranges::any_of(changes, isRenaming) ? values_.classes : std::vector<std::string>();
  const auto one = [&](const Change& change) {
    apply(change, forward, values_);
    hasMeaning = hasMeaning || changesMeaning(change);
    announce(change, forward);
    if (const auto* c = std::get_if<MemberRenaming>(&change)) {
      // Its changes stand before it: backwards they are still to be undone.
      if (!forward) texts = values_.classes;
      renamed.push_back({c->position, texts, forward ? c->before : c->after, forward ? c->after : c->before});
      texts = values_.classes;
    }
  };
  if (forward)
    for (const Change& change : changes) one(change);
  else
    for (auto i = changes.rbegin(); i != changes.rend(); ++i) one(*i);
  if (hasMeaning) ++meaning_;
  for (const RenamedMember& one : renamed) Q_EMIT memberRenamed(one);
  Q_EMIT edited(hasMeaning);
}

void OpenDocument::announce(const Change& change, bool forward) {
  if (const auto* c = std::get_if<PartChange>(&change)) {
    if (forward != c->isRemoval)
      Q_EMIT partInserted(c->index);
    else
      Q_EMIT partRemoved(c->index);
  } else if (const auto* c = std::get_if<PlacementChange>(&change)) {
    Q_EMIT partMoved(c->index);
  } else if (const auto* c = std::get_if<PartNameChange>(&change)) {
    Q_EMIT partRenamed(c->index, QString::fromStdString(forward ? c->before : c->after));
  } else if (const auto* c = std::get_if<PartExtraChange>(&change)) {
    Q_EMIT partExtraChanged(c->index);
  } else if (const auto* c = std::get_if<ConditionChange>(&change)) {
    Q_EMIT conditionChanged(c->index);
  } else if (const auto* c = std::get_if<ModifierChange>(&change)) {
    Q_EMIT modifierChanged(c->part, QString::fromStdString(c->before ? c->before->name : c->after->name));
  } else if (const auto* c = std::get_if<ConnectionChange>(&change)) {
    if (forward != c->isRemoval)
      Q_EMIT connectionInserted(c->index);
    else
      Q_EMIT connectionRemoved(c->index);
  } else if (const auto* c = std::get_if<EndsChange>(&change)) {
    Q_EMIT endsChanged(c->index);
  } else if (const auto* c = std::get_if<RouteChange>(&change)) {
    Q_EMIT routeChanged(c->index);
  } else if (std::holds_alternative<ParameterChange>(change)) {
    Q_EMIT parametersChanged();
  } else if (std::holds_alternative<TextChange>(change)) {
    Q_EMIT textsChanged();
  } else if (std::holds_alternative<ClassChange>(change)) {
    Q_EMIT classesChanged();
  } else if (std::holds_alternative<ExperimentChange>(change)) {
    Q_EMIT experimentChanged();
  } else if (std::holds_alternative<ControlsChange>(change)) {
    Q_EMIT controlsChanged();
  } else if (std::holds_alternative<PlotChange>(change)) {
    Q_EMIT plotsChanged();
  }
}

std::string OpenDocument::modifier(int part, const std::string& name) const {
  for (const auto& m : values_.components.at(static_cast<size_t>(part)).modifiers)
    if (m.name == name) return m.value;
  return {};
}

}  // namespace armature::app
