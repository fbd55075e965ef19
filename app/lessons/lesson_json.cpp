#include "app/lessons/lesson_json.h"

#include <algorithm>
#include <cmath>

#include "app/teaching/glasses_table.h"
#include "engine/diagram/json.h"
#include "engine/diagram/json_reader.h"
#include "engine/facade/measure.h"

namespace armature::app {

using diagram::Json;
using diagram::ObjectReader;

namespace {

constexpr size_t kMaxBytes = 2u << 20;
constexpr size_t kMaxNesting = 40;
constexpr int kVersion = 1;
constexpr size_t kMaxSteps = 200, kMaxItems = 24, kMaxFacts = 200, kMaxWords = 500;
constexpr size_t kMaxTextLength = 20000;  // [byte]
constexpr int kMinPoints = 3, kMaxPoints = 24;

QStringList overlayNames() {
  return {"axis", "convention", "arrows", "values", "motion"};
}

// Brackets outside of texts.
bool isTooDeep(std::string_view text) {
  size_t depth = 0;
  bool isInText = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isInText) {
      if (c == '\\') ++i;
      isInText = c != '"';
    } else if (c == '"') {
      isInText = true;
    } else if (c == '{' || c == '[') {
      if (++depth > kMaxNesting) return true;
    } else if ((c == '}' || c == ']') && depth > 0) {
      --depth;
    }
  }
  return false;
}

QString qt(const std::string& text) {
  return QString::fromStdString(text);
}

// One pass over the file; the first complaint stays.
class Reader {
 public:
  explicit Reader(std::optional<Diagnostic>& failure) : failure_(failure) {}

  Lesson lesson(const Json& json) {
    ObjectReader reader(json, {}, failure_);
    Lesson made;
    if (reader.text("format", true) != "armature-lesson" && !failure_)
      reader.complain("L001", phrase("format: this is no lesson (\"armature-lesson\" is expected)"));
    const double version = reader.number("version", 0);
    if (version > kVersion)
      reader.complain("L002", phrase("version: the lesson was made by a newer version of the program"));
    else if (version != kVersion)
      reader.complain("L001", phrase("version: expected 1"));
    const std::string kind = reader.text("kind", true);
    made.isMistake = kind == "mistake";
    if (kind != "mistake" && kind != "lesson")
      reader.complain("L003", phrase("kind: expected \"lesson\" or \"mistake\""));
    made.order = static_cast<int>(std::clamp(reader.number("order", 0), -1e6, 1e6));
    made.title = text(reader, "title", true);
    made.summary = text(reader, "summary", false);
    made.words = diagramWords(reader);
    made.locks = words(reader, "locks", {"structure", "parameters", "overlays"});
    const Json* steps = reader.array("steps");
    if (!steps || steps->empty()) reader.complain("L004", phrase("steps: a lesson needs at least one step"));
    if (steps && steps->size() > kMaxSteps) reader.complain("L005", phrase("steps: more than %1", kMaxSteps));
    for (size_t i = 0; steps && i < steps->size() && !failure_; ++i)
      made.steps.push_back(step((*steps)[i], "steps[" + std::to_string(i) + "]"));
    if (!failure_ && made.steps.front().diagram.isEmpty())
      reader.complain("D005", phrase("steps[0]: the first step must name a diagram"));
    made.extra = reader.rest();
    return made;
  }

 private:
  LocalText text(ObjectReader& owner, const char* name, bool isRequired) {
    LocalText made;
    const Json* json = owner.object(name);
    if (!json) {
      if (isRequired)
        owner.complain("D005", phrase("%1: the text {\"en\": …, \"de\": …} is missing", owner.pathOf(name)));
      return made;
    }
    ObjectReader reader(*json, owner.pathOf(name), failure_);
    made.en = qt(bounded(reader, "en"));
    made.de = qt(bounded(reader, "de"));
    if (isRequired && made.isEmpty()) reader.complain("D005", phrase("%1: the text is empty", owner.pathOf(name)));
    made.extra = reader.rest();
    return made;
  }

  std::map<QString, QString> diagramWords(ObjectReader& owner) {
    std::map<QString, QString> made;
    const Json* json = owner.object("words");
    if (!json) return made;
    if (json->size() > kMaxWords) owner.complain("L005", phrase("words: more than %1", kMaxWords));
    for (const auto& [title, german] : json->items()) {
      if (failure_) break;
      if (!german.is_string() || title.size() > kMaxTextLength ||
          german.get_ref<const std::string&>().size() > kMaxTextLength)
        owner.complain("L005", phrase("words: a title and its German, as texts, are expected"));
      else
        made[qt(title)] = qt(german.get<std::string>());
    }
    return made;
  }

  std::string bounded(ObjectReader& reader, const char* name) {
    const std::string text = reader.text(name);
    if (text.size() > kMaxTextLength) reader.complain("L005", phrase("%1: the text is too long", reader.pathOf(name)));
    return text;
  }

  QStringList words(ObjectReader& reader, const char* name, const QStringList& known) {
    QStringList made;
    for (const std::string& word : reader.texts(name)) {
      if (!known.contains(qt(word)))
        reader.complain("L003",
                        phrase("%1: \"%2\" is none of %3", reader.pathOf(name), word, known.join(", ").toStdString()));
      made << qt(word);
    }
    return made;
  }

  std::optional<double> time(ObjectReader& reader, const char* name) {
    const double none = std::nan("");
    const double value = reader.number(name, none);
    return std::isnan(value) ? std::nullopt : std::optional(value);
  }

  // A condition or a number over the run, in the engine's own syntax.
  QString expression(ObjectReader& reader, const char* name, bool isCondition) {
    const std::string text = reader.text(name, true);
    if (failure_) return {};
    const auto measure = Measure::read(text);
    if (!measure)
      reader.complain("L006", phrase("%1: %2", reader.pathOf(name), measure.reason().message));
    else if (isCondition && !measure->isCondition())
      reader.complain("L006", phrase("%1: expected a condition, as at(mass1.v, 1) < 0", reader.pathOf(name)));
    else if (!isCondition && measure->isCondition())
      reader.complain("L006", phrase("%1: expected a number, not a condition", reader.pathOf(name)));
    return qt(text);
  }

  Step step(const Json& json, const std::string& path) {
    ObjectReader reader(json, path, failure_);
    Step made;
    made.text = text(reader, "text", true);
    made.diagram = qt(bounded(reader, "diagram"));
    made.overlays = words(reader, "overlays", overlayNames());
    for (const std::string& part : reader.texts("light")) made.light << qt(part);
    made.at = time(reader, "at");
    made.isRun = reader.truth("runs", false);
    if (const Json* given = reader.object("task")) made.task = task(*given, path + ".task");
    made.explain = text(reader, "explain", false);
    made.explainOverlays = words(reader, "explainOverlays", overlayNames());
    made.glasses = qt(reader.text("glasses"));
    if (!made.glasses.isEmpty() && !GlassesTable::shipped().find(made.glasses))
      reader.complain("L003", phrase("%1.glasses: \"%2\" are no glasses", path, made.glasses.toStdString()));
    if (const Json* facts = reader.array("facts")) {
      if (facts->size() > kMaxFacts) reader.complain("L005", phrase("%1.facts: too many", path));
      for (size_t i = 0; i < facts->size() && !failure_; ++i)
        made.facts.push_back(fact((*facts)[i], path + ".facts[" + std::to_string(i) + "]"));
    }
    made.extra = reader.rest();
    return made;
  }

  Task task(const Json& json, const std::string& path) {
    ObjectReader reader(json, path, failure_);
    Task made;
    const std::string name = reader.text("kind", true);
    const auto kind = taskKindOf(qt(name));
    if (!kind) {
      reader.complain("L003", phrase("%1.kind: \"%2\" is no kind of task", path, name));
      return made;
    }
    made.kind = *kind;
    made.question = text(reader, "question", made.kind != TaskKind::repair);
    switch (made.kind) {
      case TaskKind::sign:
      case TaskKind::arrow:
      case TaskKind::order:
        items(reader, "items", made);
        break;
      case TaskKind::choose:
        made.isMany = reader.truth("many", false);
        items(reader, "options", made);
        break;
      case TaskKind::number:
        number(reader, made);
        break;
      case TaskKind::sketch:
        sketch(reader, made);
        break;
      case TaskKind::repair:
        made.fails = qt(reader.text("fails", true));
        break;
    }
    made.extra = reader.rest();
    return made;
  }

  void number(ObjectReader& reader, Task& made) {
    made.variable = qt(bounded(reader, "variable"));
    if (made.variable.isEmpty()) made.expression = expression(reader, "value", false);
    made.at = time(reader, "at");
    made.unit = qt(reader.text("unit"));
    made.tolerance = tolerance(reader, 0.02);
  }

  void sketch(ObjectReader& reader, Task& made) {
    made.variable = qt(reader.text("variable", true));
    const double points = reader.number("points", 8);
    if (points < kMinPoints || points > kMaxPoints || points != std::floor(points))
      reader.complain("L005", phrase("%1: expected a whole number from 3 to 24", reader.pathOf("points")));
    else
      made.points = static_cast<int>(points);
    made.tolerance = tolerance(reader, 0.15);
  }

  double tolerance(ObjectReader& reader, double otherwise) {
    const double value = reader.number("tolerance", otherwise);
    if (!(value > 0)) reader.complain("D004", phrase("%1: expected a positive number", reader.pathOf("tolerance")));
    return value;
  }

  void items(ObjectReader& owner, const char* member, Task& made) {
    const Json* list = owner.array(member);
    const size_t least = made.kind == TaskKind::choose || made.kind == TaskKind::order ? 2 : 1;
    if (!list || list->size() < least)
      return owner.complain("L004", phrase("%1: at least %2 needed", owner.pathOf(member), least));
    if (list->size() > kMaxItems) owner.complain("L005", phrase("%1: more than 24", owner.pathOf(member)));
    for (size_t i = 0; i < list->size() && !failure_; ++i)
      made.items.push_back(item((*list)[i], owner.pathOf(member) + "[" + std::to_string(i) + "]", made.kind));
  }

  TaskItem item(const Json& json, const std::string& path, TaskKind kind) {
    ObjectReader reader(json, path, failure_);
    TaskItem made;
    switch (kind) {
      case TaskKind::sign:
        made.variable = qt(reader.text("variable", true));
        made.text = text(reader, "label", false);
        made.at = time(reader, "at");
        break;
      case TaskKind::arrow:
        made.part = qt(reader.text("part", true));
        made.connector = qt(reader.text("connector", true));
        made.variable = qt(reader.text("variable", true));
        made.text = text(reader, "label", false);
        made.at = time(reader, "at");
        break;
      case TaskKind::choose:
        made.text = text(reader, "text", true);
        made.part = qt(reader.text("part"));
        made.expression = expression(reader, "holds", true);
        break;
      default:
        made.text = text(reader, "text", true);
        made.expression = expression(reader, "value", false);
    }
    made.extra = reader.rest();
    return made;
  }

  Fact fact(const Json& json, const std::string& path) {
    ObjectReader reader(json, path, failure_);
    Fact made;
    if (json.is_object() && json.contains("holds")) {
      made.holds = expression(reader, "holds", true);
    } else {
      made.variable = qt(reader.text("variable", true));
      made.at = time(reader, "at");
      made.value = reader.number("value", std::nan(""));
      if (std::isnan(made.value)) reader.complain("D005", phrase("%1.value: a number is missing", path));
      made.tolerance = tolerance(reader, 1e-6);
    }
    made.extra = reader.rest();
    return made;
  }

  std::optional<Diagnostic>& failure_;
};

}  // namespace

Result<Json> parseForeignJson(std::string_view text) {
  if (text.size() > kMaxBytes) return failure("L005", phrase("the file is larger than any lesson's text"));
  if (isTooDeep(text)) return failure("L005", phrase("the file is nested too deeply"));
  try {
    return Json::parse(text);
  } catch (const Json::parse_error& error) {
    const size_t end = std::min(error.byte, text.size());
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
    return failure("D001", phrase("the file is not JSON from line %1 on", line));
  } catch (const Json::exception&) {
    return failure("D001", phrase("the file has a number that cannot be represented"));
  }
}

Result<Lesson> lessonFromJson(std::string_view text) {
  auto json = parseForeignJson(text);
  if (!json) return json.reason();
  std::optional<Diagnostic> problem;
  Lesson made = Reader(problem).lesson(*json);
  if (problem) return *problem;
  return made;
}

}  // namespace armature::app
