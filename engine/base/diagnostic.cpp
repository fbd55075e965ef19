#include "engine/base/diagnostic.h"

namespace armature {

void Diagnostics::add(Diagnostic diagnostic) {
  if (isClosed_) return;
  if (diagnostic.severity == Severity::error) ++errors_;
  if (list_.size() < kBudget) {
    list_.push_back(std::move(diagnostic));
  } else if (list_.size() == kBudget) {
    Diagnostic& more = list_.emplace_back();
    more.code = "D070", more.severity = Severity::note;
    more.message = phrase("there are more than %1 messages; the others are not shown", kBudget);
  }
}

void Diagnostics::error(std::string code, Phrase message, SourceSpan span, std::vector<std::string> parts,
                        Phrase advice) {
  add({std::move(code), Severity::error, std::move(message), span, std::move(parts), {}, std::move(advice)});
}

void Diagnostics::warning(std::string code, Phrase message, SourceSpan span, std::vector<std::string> parts,
                          Phrase advice) {
  add({std::move(code), Severity::warning, std::move(message), span, std::move(parts), {}, std::move(advice)});
}

void Diagnostics::nameParts(const std::string& path) {
  for (size_t k = list_.size(); k-- > 0 && list_[k].parts.empty();) list_[k].parts.push_back(path);
}

void Diagnostics::append(const Diagnostics& other) {
  for (const Diagnostic& d : other.list_) add(d);
}

void Diagnostics::clear() {
  list_.clear();
  errors_ = 0;
}

namespace {

std::string place(SourceSpan span, const SourceTable& sources) {
  if (!span.isValid()) return {};
  const LineColumn at = sources.locate(span.file, span.begin);
  return std::string(sources.name(span.file)) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": ";
}

const char* word(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      return "error";
  }
  return "error";
}

}  // namespace

std::string toText(const Diagnostic& diagnostic, const SourceTable& sources) {
  std::string text = place(diagnostic.span, sources);
  text += std::string(word(diagnostic.severity)) + " " + diagnostic.code + ": " + diagnostic.message.text();
  for (const DiagnosticLabel& label : diagnostic.labels)
    text += "\n  " + place(label.span, sources) + label.text.text();
  if (!diagnostic.advice.empty()) text += "\n  " + diagnostic.advice.text();
  return text;
}

}  // namespace armature
