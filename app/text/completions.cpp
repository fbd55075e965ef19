#include "app/text/completions.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>

#include "app/text/class_members.h"
#include "app/text/cursor_context.h"
#include "app/text/modelica_lexer.h"

namespace armature::app {
namespace {

struct TextWords {
  Q_DECLARE_TR_FUNCTIONS(TextWords)
};

using Kind = Completion::Kind;

const QStringList& attributes() {
  static const QStringList words{"start", "fixed", "unit",    "displayUnit", "quantity",
                                 "min",   "max",   "nominal", "stateSelect"};
  return words;
}

QStringList unitsKnown(const Catalog& catalog) {
  static const QStringList usual{
      "rad",   "rad/s",   "rad/s2",    "deg", "m",   "m/s", "m/s2", "mm",  "kg", "kg.m2", "kg/m3", "N", "N.m", "N/m",
      "N.s/m", "N.m/rad", "N.m.s/rad", "Pa",  "bar", "s",   "ms",   "min", "Hz", "1/min", "J",     "W", "K",   "degC",
      "W/K",   "J/K",     "J/(kg.K)",  "V",   "A",   "Ohm", "F",    "H",   "S",  "C",     "Wb",    "T", "1"};
  QSet<QString> units(usual.begin(), usual.end());
  for (const ClassPtr& info : catalog.placeable()) {
    for (const auto& p : info->parameters) units << QString::fromStdString(p.unit);
    for (const auto& v : info->variables) units << QString::fromStdString(v.unit);
  }
  units.remove(QString());
  return units.values();
}

Kind kindOf(diagram::KnownName::Kind kind) {
  using Known = diagram::KnownName::Kind;
  switch (kind) {
    case Known::parameter:
    case Known::constant:
      return Kind::parameter;
    case Known::part:
      return Kind::part;
    case Known::classKind:
      return Kind::classKind;
    case Known::function:
      return Kind::function;
    case Known::package:
      return Kind::package;
    case Known::variable:
      break;
  }
  return Kind::variable;
}

Completion completionOf(const diagram::KnownName& name) {
  const QString type = QString::fromStdString(name.type).section('.', -1);
  return {
      QString::fromStdString(name.name), kindOf(name.kind),
      noteOf(type.isEmpty() ? TextWords::tr("of this diagram") : type, {}, QString::fromStdString(name.description))};
}

// Collects words for one place.
class Collector {
 public:
  Collector(const TextView& view, size_t at) : view_(view), at_(static_cast<uint32_t>(at)) {}

  void add(const Completion& one) { found_.push_back(one); }
  void add(const QStringList& words, Kind kind, const QString& note = {}) {
    for (const QString& word : words) add({word, kind, note});
  }
  void addLibraryClass(const QString& name) {
    if (const ClassPtr info = ask(name))
      for (const Completion& member : membersOf(*info)) add(member);
  }
  void addChildren(const QString& package) {
    const QStringList* children = view_.catalog.children(package);
    if (!children) {
      awaited_ = package;
      return;
    }
    for (const QString& child : *children) {
      const ClassPtr info = view_.catalog.known(child);
      const QString kind = info ? QString::fromStdString(info->kind) : QString();
      add({child.section('.', -1),
           kind == "package"    ? Kind::package
           : kind == "function" ? Kind::function
                                : Kind::classKind,
           info ? noteOf(kind, {}, QString::fromStdString(info->description)) : QString()});
    }
  }
  // What a thing of this class has.
  void addClass(const diagram::NameMeaning& meaning) {
    const QString name = QString::fromStdString(meaning.className);
    if (!meaning.isOwn) return addLibraryClass(name);
    for (const auto& member : view_.names.membersOf(meaning.className)) add(completionOf(member));
    for (const std::string& base : view_.names.foreignBasesOf(meaning.className))
      addLibraryClass(QString::fromStdString(base));
  }
  void addVisible() {
    for (const auto& name : view_.names.visibleAt(0, at_)) add(completionOf(name));
    for (const std::string& base : view_.names.foreignBasesAt(0, at_)) addLibraryClass(QString::fromStdString(base));
    addChildren({});
    add(ModelicaLexer::keywords(), Kind::keyword);
    add(ModelicaLexer::types(), Kind::classKind);
    add(ModelicaLexer::builtIns(), Kind::function, TextWords::tr("function of Modelica"));
  }
  void addMembers(const std::vector<std::string>& path) {
    if (path.size() == 1 && path[0] == "StateSelect")
      return add({"never", "avoid", "default", "prefer", "always"}, Kind::parameter);
    if (path.size() == 1 && path[0] == "AssertionLevel") return add({"warning", "error"}, Kind::parameter);
    diagram::NameMeaning meaning = view_.names.meaningAt(0, at_, path);
    if (!meaning.isFound && !inherited(path, meaning)) {
      QStringList names;
      for (const std::string& name : path) names << QString::fromStdString(name);
      return addChildren(names.join('.'));
    }
    if (!follow(meaning)) return;
    if (meaning.isClass && !meaning.isOwn) addChildren(QString::fromStdString(meaning.className));
    if (!meaning.isClass || meaning.isOwn) addClass(meaning);
  }
  // What can be modified in a class, by way of members.
  void addModifiers(const std::vector<std::string>& ofClass, const std::vector<std::string>& members) {
    diagram::NameMeaning meaning = modified(ofClass, members);
    const bool isBasic = ModelicaLexer::types().contains(QString::fromStdString(meaning.className));
    if (isBasic || !follow(meaning)) return add(attributes(), Kind::parameter, TextWords::tr("attribute"));
    const size_t before = found_.size();
    addClass(meaning);
    const ClassPtr info = view_.catalog.known(QString::fromStdString(meaning.className));
    if (found_.size() == before && info && info->kind == "type")
      add(attributes(), Kind::parameter, TextWords::tr("attribute"));
  }
  // The class whose members a declaration modifies, with the names on the way.
  diagram::NameMeaning modified(const std::vector<std::string>& ofClass,
                                const std::vector<std::string>& members) const {
    diagram::NameMeaning meaning = view_.names.meaningAt(0, at_, ofClass);
    if (!meaning.isFound) {
      for (const std::string& name : ofClass) meaning.className += (meaning.className.empty() ? "" : ".") + name;
      meaning.rest.clear();
    }
    meaning.isFound = true;
    meaning.isClass = false;
    meaning.rest.insert(meaning.rest.end(), members.begin(), members.end());
    return meaning;
  }
  Completions take(const QString& begun) {
    std::ranges::stable_sort(found_, [](const Completion& a, const Completion& b) {
      const int order = a.word.compare(b.word, Qt::CaseInsensitive);
      return order != 0 ? order < 0 : a.word < b.word;
    });
    Completions made;
    for (Completion& one : found_) {
      const bool isKnown = !made.list.empty() && made.list.back().word == one.word;
      if (!isKnown && one.word.startsWith(begun, Qt::CaseInsensitive)) made.list.push_back(std::move(one));
    }
    if (made.list.size() == 1 && made.list[0].word == begun) made.list.clear();
    made.entered = static_cast<int>(begun.toUtf8().size());
    made.awaited = awaited_;
    return made;
  }
  const QString& awaited() const { return awaited_; }

  // A name that a class of a library brings to the one around the place.
  bool inherited(const std::vector<std::string>& path, diagram::NameMeaning& meaning) {
    for (const std::string& base : view_.names.foreignBasesAt(0, at_)) {
      const ClassPtr info = ask(QString::fromStdString(base));
      if (!info) continue;
      for (const Completion& member : membersOf(*info)) {
        if (member.word.toStdString() != path[0]) continue;
        meaning.isFound = true;
        meaning.isClass = meaning.isOwn = false;
        meaning.description = member.note.toStdString();
        meaning.className = base;
        meaning.rest = path;
        return true;
      }
    }
    return false;
  }
  // Goes on from a class to its members as far as their classes are known; false where the way ends at a number.
  bool follow(diagram::NameMeaning& meaning) {
    while (!meaning.rest.empty()) {
      QString type;
      if (meaning.isOwn) {
        for (const std::string& base : view_.names.foreignBasesOf(meaning.className))
          if (const ClassPtr info = ask(QString::fromStdString(base)); info && type.isEmpty())
            type = typeOfMember(*info, QString::fromStdString(meaning.rest[0]));
      } else if (const ClassPtr info = ask(QString::fromStdString(meaning.className))) {
        type = typeOfMember(*info, QString::fromStdString(meaning.rest[0]));
      }
      if (type.isEmpty()) return false;
      meaning.className = type.toStdString();
      meaning.isOwn = false;
      meaning.isClass = false;
      meaning.rest.erase(meaning.rest.begin());
    }
    return true;
  }

 private:
  ClassPtr ask(const QString& name) {
    if (name.isEmpty() || ModelicaLexer::types().contains(name)) return nullptr;
    ClassPtr info = view_.catalog.find(name);
    if (!info && !view_.catalog.isMissing(name)) awaited_ = name;
    return info;
  }

  const TextView& view_;
  uint32_t at_;
  std::vector<Completion> found_;
  QString awaited_;
};

// What a library says of a member.
QString memberNote(const Catalog& catalog, const QString& className, const std::string& member) {
  const ClassPtr info = catalog.known(className);
  if (!info) return {};
  for (const Completion& one : membersOf(*info))
    if (one.word.toStdString() == member) return one.note;
  return {};
}

}  // namespace

Completions completionsAt(const TextView& view, size_t at) {
  const CursorContext context = contextAt(std::string_view(view.texts[0]).substr(0, at));
  Collector collector(view, at);
  switch (context.kind) {
    case CursorContext::Kind::none:
      return {};
    case CursorContext::Kind::unit:
      collector.add(unitsKnown(view.catalog), Kind::unit);
      break;
    case CursorContext::Kind::member:
      collector.addMembers(context.path);
      break;
    case CursorContext::Kind::plain:
      if (!context.modified.empty())
        collector.addModifiers(context.modified, context.modifiedMembers);
      else
        collector.addVisible();
  }
  Completions made = collector.take(QString::fromStdString(context.begun));
  made.isMember = context.kind != CursorContext::Kind::plain;
  return made;
}

namespace {

// A word of the language, or a class of a library by its full name.
NameInfo foreignInfo(const TextView& view, const NameAt& name, const QString& awaited) {
  NameInfo info;
  const QString word = QString::fromStdString(name.path.back());
  if (name.path.size() == 1) {
    const bool isOfLanguage = ModelicaLexer::keywords().contains(word) || ModelicaLexer::builtIns().contains(word) ||
                              ModelicaLexer::types().contains(word) || attributes().contains(word);
    if (isOfLanguage) info.words = TextWords::tr("“%1” is a word of the Modelica language.").arg(word);
    info.awaited = awaited;
    if (isOfLanguage || !awaited.isEmpty()) return info;
  }
  for (const std::string& one : name.path) info.page += (info.page.isEmpty() ? "" : ".") + QString::fromStdString(one);
  if (const ClassPtr known = view.catalog.find(info.page))
    info.words = noteOf(QString::fromStdString(known->kind), {}, QString::fromStdString(known->description));
  else if (view.catalog.isMissing(info.page))
    info.page.clear();
  else
    info.awaited = info.page;
  return info;
}

}  // namespace

// A number belongs to the class that has it; a part has a class of its own.
NameInfo infoAt(const TextView& view, size_t at) {
  const NameAt name = nameAt(view.texts[0], at);
  if (name.path.empty()) return {};
  Collector collector(view, name.begin);
  const CursorContext context = contextAt(std::string_view(view.texts[0]).substr(0, name.begin));
  diagram::NameMeaning meaning = view.names.meaningAt(0, static_cast<uint32_t>(name.begin), name.path);
  if (!context.modified.empty() && name.path.size() == 1) {
    std::vector<std::string> members = context.modifiedMembers;
    members.push_back(name.path[0]);
    meaning = collector.modified(context.modified, members);
  } else if (!meaning.isFound && !collector.inherited(name.path, meaning)) {
    return foreignInfo(view, name, collector.awaited());
  }
  NameInfo info;
  info.words = QString::fromStdString(meaning.description);
  while (meaning.rest.size() > 1) {
    diagram::NameMeaning next = meaning;
    next.rest.resize(1);
    if (!collector.follow(next)) break;
    next.rest.assign(meaning.rest.begin() + 1, meaning.rest.end());
    meaning = next;
  }
  if (!meaning.rest.empty())
    info.words = memberNote(view.catalog, QString::fromStdString(meaning.className), name.path.back());
  (void)collector.follow(meaning);
  info.page = QString::fromStdString(meaning.className);
  if (ModelicaLexer::types().contains(info.page)) {  // a number of the class that is looked at
    info.words = noteOf(info.page, {}, info.words);
    info.page.clear();
  }
  info.awaited = collector.awaited();
  return info;
}

}  // namespace armature::app
