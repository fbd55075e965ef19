// One declaration of the own texts renamed; see own_names.h.
#include <algorithm>
#include <set>

#include "engine/diagram/class_text.h"
#include "engine/diagram/name_bindings.h"
#include "engine/diagram/own_names.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

using syntax::TokenKind;

Diagnostic refusedName(const Phrase& why) {
  return failure("D035", why);
}

struct Bound {
  explicit Bound(const std::vector<std::string>& contents) : texts(contents), scopes(texts), bindings(texts, scopes) {}
  // Where a declaration stands, so that declarations of two readings can be compared; nothing for none.
  std::pair<size_t, size_t> placeOf(int declaration) const {
    if (declaration < 0) return {texts.texts.size(), 0};
    const NameDeclaration& self = scopes.declarations()[static_cast<size_t>(declaration)];
    return {self.text, self.token};
  }

  OwnTexts texts;
  NameScopes scopes;
  NameBindings bindings;
};

struct TextEdit {
  uint32_t begin = 0, end = 0;
  std::string text;
};

// "%name" in a text of an icon stands for the value of a parameter.
std::string withPercentName(const std::string& content, const std::string& before, const std::string& after) {
  std::string made;
  size_t from = 0;
  const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  for (size_t at = content.find("%" + before); at != std::string::npos; at = content.find("%" + before, from)) {
    const size_t end = at + 1 + before.size();
    const bool isWhole = end >= content.size() || !isLetter(content[end]);
    made += content.substr(from, at - from) + "%" + (isWhole ? after : before);
    from = end;
  }
  return made + content.substr(from);
}

// Classes whose members include what is declared, and aliases of them; of a class: itself.
std::vector<std::string> holdersOf(const Bound& bound, int declaration) {
  std::vector<std::string> holders;
  const auto& declarations = bound.scopes.declarations();
  const Name name = declarations[static_cast<size_t>(declaration)].name;
  for (size_t i = 0; i < declarations.size(); ++i) {
    if (declarations[i].scope < 0) continue;
    const int scope = bound.scopes.typeOf(static_cast<int>(i));
    if (static_cast<int>(i) == declaration || (scope >= 0 && bound.scopes.member(scope, name) == declaration))
      holders.push_back(bound.scopes.scopes()[static_cast<size_t>(declarations[i].scope)].path);
  }
  return holders;
}

class Renamer {
 public:
  Renamer(const std::vector<std::string>& contents, int declaration, const Bound& bound, const std::string& name)
      : contents_(contents), declaration_(declaration), bound_(bound), name_(name), edits_(contents.size()) {
    made_.before = bound.texts.names.text(self().name);
    made_.isClass = self().scope >= 0;
    made_.holders = holdersOf(bound, declaration);
    if (const int owner = self().owner; owner >= 0 && !made_.isClass)
      if (const NameScope& scope = bound.scopes.scopes()[static_cast<size_t>(owner)]; scope.parent < 0)
        made_.memberOf = scope.text;
  }

  // Asked for at a byte of a text, where a name begins.
  Renaming take(size_t asked, uint32_t begin) {
    const auto& all = bound_.bindings.all();
    for (size_t text = 0; text < all.size(); ++text)
      for (size_t token = 0; token < all[text].size(); ++token)
        if (all[text][token] == declaration_) note(text, token, name_);
    made_.places = count_;
    for (const auto& shown : bound_.bindings.annotationTexts()) noteShown(shown);
    made_.behind = begin + name_.size();
    for (const TextEdit& edit : edits_[asked])
      if (edit.begin < begin) made_.behind += edit.text.size() - (edit.end - edit.begin);
    for (size_t i = 0; i < contents_.size(); ++i) made_.texts.push_back(edited(i));
    return std::move(made_);
  }

 private:
  const NameDeclaration& self() const { return bound_.scopes.declarations()[static_cast<size_t>(declaration_)]; }

  void note(size_t text, size_t token, const std::string& with) {
    const syntax::Token& at = bound_.texts.texts[text].tokens[token];
    edits_[text].push_back({at.begin, at.end, with});
    ++count_;
  }

  void noteShown(const NameBindings::AnnotationText& shown) {
    const size_t text = bound_.scopes.scopes()[static_cast<size_t>(shown.scope)].text;
    const auto& tokens = bound_.texts.texts[text].tokens;
    if (shown.token >= tokens.size() || bound_.scopes.member(shown.scope, self().name) != declaration_) return;
    const syntax::Token& at = tokens[shown.token];
    const std::string before = contents_[text].substr(at.begin, at.end - at.begin);
    const std::string after = withPercentName(before, made_.before, name_);
    if (after != before) note(text, shown.token, after);
  }

  std::string edited(size_t i) {
    std::string content = contents_[i];
    std::ranges::sort(edits_[i], std::greater(), &TextEdit::begin);
    for (const TextEdit& edit : edits_[i]) content.replace(edit.begin, edit.end - edit.begin, edit.text);
    return content;
  }

  const std::vector<std::string>& contents_;
  int declaration_;
  const Bound& bound_;
  const std::string& name_;
  std::vector<std::vector<TextEdit>> edits_;
  size_t count_ = 0;
  Renaming made_;
};

// Whether a class that has what is declared has something of the other name already.
bool isTaken(const Bound& bound, int declaration, Name name) {
  if (!name.isValid()) return false;
  const NameDeclaration& self = bound.scopes.declarations()[static_cast<size_t>(declaration)];
  if (self.owner < 0) return bound.scopes.top().count(name) > 0;
  for (size_t i = 0; i < bound.scopes.scopes().size(); ++i) {
    const int scope = static_cast<int>(i);
    if (bound.scopes.member(scope, self.name) == declaration && bound.scopes.member(scope, name) >= 0) return true;
  }
  return false;
}

// Whether every name of the new texts means what it meant before.
bool meansTheSame(const Bound& before, const Bound& after) {
  const auto &old = before.bindings.all(), &made = after.bindings.all();
  for (size_t text = 0; text < old.size(); ++text) {
    if (old[text].size() != made[text].size()) return false;
    for (size_t token = 0; token < old[text].size(); ++token)
      if (before.placeOf(old[text][token]) != after.placeOf(made[text][token])) return false;
  }
  return true;
}

// What a class declares itself; −1: nothing of that name.
int declaredMember(const Bound& bound, const std::string& member, const auto& isIt) {
  const Name name = bound.texts.names.find(member);
  if (!name.isValid()) return -1;
  for (const NameScope& scope : bound.scopes.scopes()) {
    if (!isIt(scope)) continue;
    if (const auto found = scope.members.find(name); found != scope.members.end()) return found->second;
  }
  return -1;
}

int declaredMember(const Bound& bound, size_t text, const std::string& member) {
  return declaredMember(bound, member, [&](const NameScope& s) { return s.text == text && s.parent < 0; });
}

int declaredMember(const Bound& bound, const std::string& classPath, const std::string& member) {
  return declaredMember(bound, member, [&](const NameScope& s) { return s.path == classPath; });
}

Result<Renaming> renamedDeclaration(const std::vector<std::string>& classTexts, const Bound& bound, int declaration,
                                    const std::string& name) {
  if (declaration < 0) return refusedName(phrase("there is no name at this place"));
  const NameDeclaration& self = bound.scopes.declarations()[static_cast<size_t>(declaration)];
  return renamed(classTexts, self.text, bound.texts.texts[self.text].tokens[self.token].begin, name);
}

std::vector<std::string> holdersOfDeclared(const Bound& bound, int declaration) {
  return declaration < 0 ? std::vector<std::string>() : holdersOf(bound, declaration);
}

}  // namespace

Result<Renaming> renamed(const std::vector<std::string>& classTexts, size_t text, uint32_t at,
                         const std::string& name) {
  if (!syntax::isIdentifier(name))
    return refusedName(phrase("'%1' is no name: it begins with a letter and has letters, digits and _ only", name));
  const Bound before(classTexts);
  for (const OwnTexts::Text& one : before.texts.texts)
    if (!one.isReadable)
      return refusedName(phrase("names can be changed when the classes can be read without mistakes"));
  const size_t token = before.texts.tokenAt(text, at);
  const bool isName = token < before.texts.texts[text].tokens.size() &&
                      before.texts.texts[text].tokens[token].kind == TokenKind::identifier;
  if (!isName) return refusedName(phrase("there is no name at this place"));
  const int declaration = before.bindings.at(text, token);
  if (declaration < 0)
    return refusedName(phrase("this name is declared in a library, not in the diagram's own classes"));
  const uint32_t begin = before.texts.texts[text].tokens[token].begin;
  Renaming made = Renamer(classTexts, declaration, before, name).take(text, begin);
  if (isTaken(before, declaration, before.texts.names.find(name)) || !meansTheSame(before, Bound(made.texts)))
    return refusedName(phrase("'%1' stands for something else already", name));
  return made;
}

Result<Renaming> renamedMember(const std::vector<std::string>& classTexts, size_t text, const std::string& member,
                               const std::string& name) {
  const Bound bound(classTexts);
  return renamedDeclaration(classTexts, bound, declaredMember(bound, text, member), name);
}

Result<Renaming> renamedMember(const std::vector<std::string>& classTexts, const std::string& classPath,
                               const std::string& member, const std::string& name) {
  const Bound bound(classTexts);
  return renamedDeclaration(classTexts, bound, declaredMember(bound, classPath, member), name);
}

std::vector<std::string> classesWithMember(const std::vector<std::string>& classTexts, size_t text,
                                           const std::string& member) {
  const Bound bound(classTexts);
  return holdersOfDeclared(bound, declaredMember(bound, text, member));
}

std::vector<std::string> classesWithMember(const std::vector<std::string>& classTexts, const std::string& classPath,
                                           const std::string& member) {
  const Bound bound(classTexts);
  return holdersOfDeclared(bound, declaredMember(bound, classPath, member));
}

std::vector<std::string> classesMentioning(const std::vector<std::string>& classTexts, size_t text,
                                           const std::string& member) {
  const Bound bound(classTexts);
  const int declaration = declaredMember(bound, text, member);
  std::vector<std::string> classes;
  if (declaration < 0) return classes;
  for (size_t other = 0; other < classTexts.size(); ++other) {
    const std::vector<int>& bindings = bound.bindings.all()[other];
    const bool isMentioned = std::ranges::find(bindings, declaration) != bindings.end();
    if (isMentioned && other != text) classes.push_back(classHead(classTexts[other]).name);
  }
  return classes;
}

std::vector<Diagnostic> classTextProblems(const std::string& classText) {
  const OwnTexts read({classText});
  std::vector<Diagnostic> problems = read.diagnostics.all();
  if (read.diagnostics.hasErrors() || read.texts[0].tree->classes.size() == 1) return problems;
  Diagnostic none;
  none.code = "D012";
  none.message = phrase("a class begins like 'model Name' and ends with 'end Name;', and there is one in a text");
  none.span = {read.texts[0].file, 0, static_cast<uint32_t>(classText.size())};
  problems.push_back(none);
  return problems;
}

}  // namespace armature::diagram
