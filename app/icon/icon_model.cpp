#include "app/icon/icon_model.h"

#include <QRegularExpression>
#include <algorithm>
#include <cctype>

#include "app/language/messages.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

int IconModel::positionIn(const diagram::Document& values, const QString& className) {
  for (size_t i = 0; i < values.classes.size(); ++i)
    if (diagram::classHead(values.classes[i]).name == className.toStdString()) return static_cast<int>(i);
  return -1;
}

IconModel::IconModel(OpenDocument& document, Catalog& catalog, QString className)
    : document_(document), catalog_(catalog), className_(std::move(className)) {
  read();
  connect(&document_, &OpenDocument::classesChanged, this, &IconModel::read);
  connect(&document_, &OpenDocument::wasReset, this, &IconModel::gone);
  connect(&catalog_, &Catalog::arrived, this, [this](const QString& name) {
    if (name == className_) Q_EMIT changed();
  });
}

void IconModel::read() {
  const int position = positionIn(document_.values(), className_);
  if (position < 0) return Q_EMIT gone();
  const std::string& text = document_.values().classes[static_cast<size_t>(position)];
  if (text == text_) return;
  text_ = text;
  auto icon = diagram::iconOf(text);
  problem_ = icon ? QString() : withStop(spokenSentence(icon.reason().message));
  // What cannot be read keeps its last picture.
  if (icon) drawing_ = icon.take();
  preview_.reset();
  const auto count = static_cast<int>(drawing_.items.size());
  const auto before = selected_.size();
  selected_.removeIf([count](int item) { return item >= count; });
  Q_EMIT changed();
  if (selected_.size() != before) Q_EMIT selectionChanged();
}

std::vector<BorderConnector> IconModel::connectors() const {
  std::vector<BorderConnector> list;
  const ClassPtr info = catalog_.known(className_);
  if (!info) return list;
  const diagram::IconDrawing& shown = drawing();
  const double sx = (shown.high.x - shown.low.x) / 200, sy = (shown.high.y - shown.low.y) / 200;
  for (const ConnectorInfo& c : info->connectors) {
    BorderConnector made{c, false};
    const auto place = std::find_if(shown.places.begin(), shown.places.end(),
                                    [&](const diagram::IconPlace& p) { return p.name == c.name; });
    made.isInherited = place == shown.places.end();
    if (made.isInherited || !place->hasPlace) {
      made.info.x = shown.low.x + (c.x + 100) * sx;
      made.info.y = shown.low.y + (c.y + 100) * sy;
    } else {
      made.info.x = place->placement.x;
      made.info.y = place->placement.y;
      made.info.width = place->placement.width;
      made.info.height = place->placement.height;
      made.info.rotation = place->placement.rotation;
    }
    list.push_back(std::move(made));
  }
  return list;
}

std::vector<IconPrimitive> IconModel::inherited() const {
  const ClassPtr info = catalog_.known(className_);
  if (!info) return {};
  return {info->icon.begin(), info->icon.begin() + static_cast<std::ptrdiff_t>(info->inheritedIcon)};
}

QStringList IconModel::parameters() const {
  QStringList names;
  if (const ClassPtr info = catalog_.known(className_))
    for (const ParameterInfo& p : info->parameters)
      if (!p.isStart) names << QString::fromStdString(p.name);
  return names;
}

std::vector<int> IconModel::selectedInOrder() const {
  std::vector<int> list(selected_.begin(), selected_.end());
  std::sort(list.begin(), list.end());
  return list;
}

std::vector<diagram::IconItem> IconModel::selectedItems() const {
  std::vector<diagram::IconItem> items;
  for (const int k : selectedInOrder()) items.push_back(drawing().items.at(static_cast<size_t>(k)));
  return items;
}

void IconModel::select(const QSet<int>& items) {
  if (selected_ == items && connector_.isEmpty()) return;
  selected_ = items;
  connector_.clear();
  Q_EMIT selectionChanged();
}

void IconModel::selectConnector(const QString& name) {
  if (connector_ == name && selected_.isEmpty()) return;
  connector_ = name;
  selected_.clear();
  Q_EMIT selectionChanged();
}

void IconModel::setPreview(std::optional<diagram::IconDrawing> drawing) {
  if (!drawing && !preview_) return;
  preview_ = std::move(drawing);
  Q_EMIT changed();
}

void IconModel::perform(const QString& text, const diagram::IconDrawing& next, std::optional<QSet<int>> selection,
                        int mergeId) {
  preview_.reset();
  const int position = positionIn(document_.values(), className_);
  if (isLocked() || position < 0) return Q_EMIT changed();
  const std::string before = document_.values().classes[static_cast<size_t>(position)];
  auto made = diagram::withIcon(before, next);
  if (!made || *made == before) return Q_EMIT changed();
  isPerforming_ = true;
  document_.perform(text, {ClassChange{position, before, made.take()}}, mergeId);
  isPerforming_ = false;
  if (selection) select(*selection);
}

void IconModel::change(const QString& text, const std::function<void(diagram::IconItem&)>& edit, int mergeId) {
  diagram::IconDrawing next = stored();
  for (const int k : selected_)
    if (auto& item = next.items.at(static_cast<size_t>(k)); item.kind != diagram::IconItem::Kind::other) edit(item);
  perform(text, next, {}, mergeId);
}

// Named for its class, with a number where the class's text, or a base, has the name already.
std::string IconModel::freeName(const ClassInfo& connector) const {
  std::string base = connector.defaultComponentName;
  if (base.empty()) base = connector.name.substr(connector.name.rfind('.') + 1);
  base[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(base[0])));
  const ClassPtr info = catalog_.known(className_);
  const auto isTaken = [&](const std::string& name) {
    const QRegularExpression word("\\b" + QRegularExpression::escape(QString::fromStdString(name)) + "\\b");
    if (QString::fromStdString(text_).contains(word)) return true;
    const auto has = [&](const auto& list) {
      return std::ranges::any_of(list, [&](const auto& one) { return one.name == name; });
    };
    return info && (has(info->connectors) || has(info->parameters) || has(info->variables) || has(info->parts));
  };
  std::string name = base;
  for (int n = 2; isTaken(name); ++n) name = base + std::to_string(n);
  return name;
}

QString IconModel::addConnector(const ClassInfo& connector, const diagram::Placement& place) {
  const int position = positionIn(document_.values(), className_);
  if (isLocked() || position < 0) return problem_;
  diagram::ComponentItem item;
  item.className = connector.name;
  item.name = freeName(connector);
  item.placement = place;
  const std::string before = document_.values().classes[static_cast<size_t>(position)];
  auto made = diagram::withConnector(before, item);
  if (!made) return spokenSentence(made.reason().message);
  document_.perform(tr("Add the connector %1").arg(QString::fromStdString(item.name)),
                    {ClassChange{position, before, made.take()}});
  selectConnector(QString::fromStdString(item.name));
  return {};
}

void IconModel::add(const QString& text, const std::vector<diagram::IconItem>& items) {
  diagram::IconDrawing next = stored();
  QSet<int> added;
  for (const diagram::IconItem& item : items) {
    added << static_cast<int>(next.items.size());
    next.items.push_back(item);
  }
  perform(text, next, added);
}

}  // namespace armature::app
