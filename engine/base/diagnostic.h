// What the program tells a user about a model: values with a stable code, one sentence, the parts concerned and the
// place in the text. Collected by the stages, shown by the command line and the editor.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/access_request.h"
#include "engine/base/phrase.h"
#include "engine/base/source.h"

namespace armature {

enum class Severity { note, warning, error };

// A further place that explains the message.
struct DiagnosticLabel {
  SourceSpan span;
  Phrase text;
};

struct Diagnostic {
  std::string code;  // letter of the stage (P syntax, D diagram, N names, T types, C connections, S structure,
                     // I initialization, R run, F files) and three digits
  Severity severity = Severity::error;
  Phrase message;                  // lower case, no period, in the user's names
  SourceSpan span;                 // invalid where no text is concerned
  std::vector<std::string> parts;  // component paths or connectors ("spring1", "spring1.flange_b"), culprit first
  std::vector<DiagnosticLabel> labels;
  Phrase advice;                                       // next step, may be empty
  std::optional<AccessRequest> access = std::nullopt;  // what would have to be allowed, of a refusal
};

// Collects diagnostics in the order in which they are found; past a budget further ones are counted only.
class Diagnostics {
 public:
  void add(Diagnostic diagnostic);
  void error(std::string code, Phrase message, SourceSpan span = {}, std::vector<std::string> parts = {},
             Phrase advice = {});
  void warning(std::string code, Phrase message, SourceSpan span = {}, std::vector<std::string> parts = {},
               Phrase advice = {});
  // Names the part that the latest messages without parts are about, back to the first that has one.
  void nameParts(const std::string& path);
  bool hasErrors() const { return errors_ > 0; }
  size_t errorCount() const { return errors_; }
  const std::vector<Diagnostic>& all() const { return list_; }
  void append(const Diagnostics& other);
  // Drops all messages from now on: what a stage says after it has given up follows from that.
  void close() { isClosed_ = true; }
  void clear();

 private:
  static constexpr size_t kBudget = 500;  // more messages help nobody and would exhaust memory on broken input
  std::vector<Diagnostic> list_;
  size_t errors_ = 0;
  bool isClosed_ = false;
};

// One message as lines of text: "file:line:column: error N001: message", then its labels and the advice.
std::string toText(const Diagnostic& diagnostic, const SourceTable& sources);

}  // namespace armature
