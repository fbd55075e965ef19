#include "engine/facade/message.h"

#include <algorithm>

#include "engine/base/printable.h"

namespace armature {

namespace {

std::string placeText(SourceSpan span, const SourceTable& sources) {
  if (!span.isValid() || span.file.index() >= sources.size()) return {};
  const LineColumn at = sources.locate(span.file, span.begin);
  return std::string(sources.name(span.file)) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": ";
}

}  // namespace

Message toMessage(const Diagnostic& d, const SourceTable& sources) {
  Message m;
  m.code = d.code;
  m.severity = d.severity;
  m.text = d.message;
  m.parts = d.parts;
  m.advice = d.advice;
  m.access = d.access;
  if (m.access && m.access->part.empty() && !d.parts.empty()) m.access->part = d.parts.front();
  if (d.span.isValid() && d.span.file.index() < sources.size()) {
    const LineColumn at = sources.locate(d.span.file, d.span.begin);
    m.file = std::string(sources.name(d.span.file));
    m.line = at.line;
    m.column = at.column;
  }
  for (const DiagnosticLabel& label : d.labels)
    m.notes.push_back(phrase("%1%2", placeText(label.span, sources), label.text));
  return m;
}

std::string Message::toText() const {
  static constexpr const char* kWords[] = {"note", "warning", "error"};
  std::string line;
  if (!file.empty()) line = file + ":" + std::to_string(this->line) + ":" + std::to_string(column) + ": ";
  line += std::string(kWords[static_cast<size_t>(severity)]) + " " + code + ": " + text.text();
  const bool namesPart = std::any_of(parts.begin(), parts.end(), [this](const std::string& part) {
    return part.empty() || text.text().find(part) != std::string::npos;
  });
  if (!parts.empty() && !namesPart) line += " (" + parts.front() + ")";
  for (const Phrase& note : notes) line += "\n  " + note.text();
  if (!advice.empty()) line += "\n  " + advice.text();
  return printable(line);
}

}  // namespace armature
