#include "engine/diagram/short_class.h"

namespace armature::diagram {

namespace {

constexpr const char* kBlanks = " \t\r\n";

std::string kindBefore(const std::string& text, uint32_t name) {
  const std::string head = text.substr(0, name);
  const size_t end = head.find_last_not_of(kBlanks), begin = head.find_last_of(" \t\r\n;", end);
  return head.substr(begin + 1, end - begin);
}

}  // namespace

std::string argumentsIn(const std::string& text, const syntax::Modification& modification) {
  const SourceSpan span = modification.span;
  return span.end < span.begin + 2 ? std::string() : text.substr(span.begin + 1, span.end - span.begin - 2);
}

std::string inParentheses(const std::string& arguments) {
  return arguments.find_first_not_of(kBlanks) == std::string::npos ? "" : "(" + arguments + ")";
}

std::optional<ShortClass> shortClassOf(const std::string& text, const syntax::ClassDefinition& definition) {
  const bool isShort = definition.form == syntax::ClassDefinition::Form::alias && definition.aliased;
  if (!isShort || !definition.aliasDimensions.empty()) return std::nullopt;
  const SourceSpan name = definition.aliased->span;
  ShortClass made;
  made.kind = kindBefore(text, definition.nameSpan.begin);
  made.className = text.substr(name.begin, name.end - name.begin);
  made.classBegin = name.begin;
  made.classEnd = made.argumentsBegin = made.argumentsEnd = name.end;
  if (const syntax::Modification* modification = definition.aliasModification) {
    made.arguments = argumentsIn(text, *modification);
    made.argumentsBegin = modification->span.begin;
    made.argumentsEnd = modification->span.end;
  }
  return made;
}

}  // namespace armature::diagram
