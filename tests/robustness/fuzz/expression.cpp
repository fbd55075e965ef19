// Expressions, modifiers, units and numbers with a unit, as typed into a field of the editor. The first line is the
// expression, the second and third are units, the rest is a body of a class.
#include <charconv>
#include <cmath>

#include "engine/base/units.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/parser.h"
#include "engine/syntax/printer.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using armature::fuzz::demand;

namespace {

std::string_view lineOf(std::string_view& rest) {
  const size_t end = rest.find('\n');
  const std::string_view line = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  return line;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  std::string_view rest = fuzz::textOf(data, size);
  const std::string expression(lineOf(rest)), from(lineOf(rest)), to(lineOf(rest));
  NameTable names;
  SourceTable sources;
  syntax::Arena arena;
  Diagnostics diagnostics;
  syntax::ParseContext context{names, sources, arena, diagnostics};
  const syntax::Expression* parsed = syntax::parseExpression(context, sources.add("expression", expression));
  demand(parsed != nullptr || diagnostics.hasErrors(), "an expression is read or a message given");
  if (parsed && !diagnostics.hasErrors()) {
    const std::string printed = syntax::toText(*parsed, names);
    Diagnostics again;
    syntax::ParseContext other{names, sources, arena, again};
    demand(syntax::parseExpression(other, sources.add("printed", printed)) && !again.hasErrors(),
           "what is printed can be read");
  }
  Diagnostics ignored;
  syntax::ParseContext loose{names, sources, arena, ignored};
  (void)syntax::parseArguments(loose, sources.add("arguments", expression));
  (void)syntax::parseClassBody(loose, sources.add("body", std::string(rest)), names.intern("M"));
  const Result<Unit> unit = parseUnit(from);
  demand(unit || !unit.reason().message.empty(), "a unit is read or a message given");
  if (unit) (void)dimensionText(*unit);
  const Result<double> there = convert(1, from, to);
  if (!there) return 0;
  const Result<double> back = convert(*there, to, from);
  demand(static_cast<bool>(back), "a conversion can be undone");
  return 0;
}
