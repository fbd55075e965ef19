#include "app/lessons/lesson_record.h"

#include <QFile>
#include <QSaveFile>
#include <QSettings>
#include <QUrl>
#include <algorithm>
#include <cmath>
#include <set>

#include "app/lessons/lesson_json.h"
#include "engine/diagram/json.h"
#include "engine/diagram/json_reader.h"

namespace armature::app {

using diagram::Json;
using diagram::ObjectReader;

namespace {

constexpr qint64 kMaxFile = 1 << 20;  // [byte]
constexpr int kMaxStep = 1000;
constexpr size_t kMaxList = 1000;

template <class List>
Json listJson(const List& list) {
  Json json = Json::array();
  for (const auto& item : list) json.push_back(item);
  return json;
}

Json answerJson(const Answer& answer) {
  Json json = Json::object();
  if (!answer.signs.empty()) {
    json["signs"] = Json::array();
    for (const auto& sign : answer.signs) json["signs"].push_back(sign ? Json(*sign) : Json());
  }
  if (!answer.chosen.empty()) json["chosen"] = listJson(answer.chosen);
  if (!answer.order.empty()) json["order"] = listJson(answer.order);
  if (answer.number) json["number"] = *answer.number;
  if (!answer.curve.empty()) json["curve"] = listJson(answer.curve);
  if (answer.isRepaired) json["repaired"] = true;
  return json;
}

// Numbers of a list; what is none is a complaint, null is `none`.
std::vector<double> numbers(ObjectReader& reader, const char* name, double none = 0) {
  std::vector<double> made;
  const Json* list = reader.array(name);
  for (size_t i = 0; list && i < std::min(list->size(), kMaxList); ++i) {
    const Json& item = (*list)[i];
    if (item.is_null())
      made.push_back(none);
    else if (item.is_number() && diagram::isSensible(item.get<double>()))
      made.push_back(item.get<double>());
    else
      reader.complain("D004", phrase("%1: expected numbers", reader.pathOf(name)));
  }
  return made;
}

std::vector<int> indices(ObjectReader& reader, const char* name) {
  std::vector<int> made;
  for (const double number : numbers(reader, name)) made.push_back(static_cast<int>(std::clamp(number, -1.0, 1e6)));
  return made;
}

StepRecord readStep(const Json& json, const std::string& path, std::optional<Diagnostic>& failure, int& step) {
  ObjectReader reader(json, path, failure);
  StepRecord made;
  const double number = reader.number("step", 0);
  if (!(number >= 1 && number <= kMaxStep))
    reader.complain("D004", phrase("%1.step: expected the number of a step", path));
  step = failure ? 0 : static_cast<int>(number) - 1;
  made.isRight = reader.truth("right", false);
  made.tries = static_cast<int>(std::clamp(reader.number("tries", 1), 0.0, 1e6));
  made.wrongItems = indices(reader, "wrongItems");
  const Json* answer = reader.object("answer");
  if (!answer) return made;
  ObjectReader said(*answer, path + ".answer", failure);
  const double unsaid = std::nan("");
  for (const double sign : numbers(said, "signs", unsaid))
    made.answer.signs.push_back(std::isnan(sign) ? std::nullopt : std::optional(sign > 0 ? 1 : sign < 0 ? -1 : 0));
  made.answer.chosen = indices(said, "chosen");
  made.answer.order = indices(said, "order");
  if (const double value = said.number("number", unsaid); !std::isnan(value)) made.answer.number = value;
  made.answer.curve = numbers(said, "curve");
  made.answer.isRepaired = said.truth("repaired", false);
  return made;
}

QString quoted(QString text) {
  // A spreadsheet must take a name for a name, never for a formula.
  if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text[0])) text.prepend('\'');
  return '"' + text.replace('"', QStringLiteral("\"\"")) + '"';
}

}  // namespace

int LessonRecord::rightCount() const {
  return static_cast<int>(
      std::count_if(steps.begin(), steps.end(), [](const auto& entry) { return entry.second.isRight; }));
}

std::string toJson(const LessonRecord& record) {
  Json json = Json::object();
  json["format"] = "armature-answers";
  json["version"] = 1;
  json["lesson"] = record.lesson.toStdString();
  if (!record.title.isEmpty()) json["title"] = record.title.toStdString();
  if (!record.student.isEmpty()) json["student"] = record.student.toStdString();
  json["tasks"] = record.stepCount;
  json["read"] = listJson(record.read);
  json["steps"] = Json::array();
  for (const auto& [step, entry] : record.steps)
    json["steps"].push_back({{"step", step + 1},
                             {"right", entry.isRight},
                             {"tries", entry.tries},
                             {"wrongItems", listJson(entry.wrongItems)},
                             {"answer", answerJson(entry.answer)}});
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<LessonRecord> recordFromJson(std::string_view text) {
  const auto json = parseForeignJson(text);
  if (!json) return json.reason();
  std::optional<Diagnostic> problem;
  ObjectReader reader(*json, {}, problem);
  LessonRecord made;
  if (reader.text("format") != "armature-answers" && !problem)
    reader.complain("L001", phrase("the file has no answers to a lesson"));
  if (reader.number("version", 1) != 1)
    reader.complain("L002", phrase("version: made by a newer version of the program"));
  made.lesson = QString::fromStdString(reader.text("lesson", true)).left(200);
  made.title = QString::fromStdString(reader.text("title")).left(200);
  made.student = QString::fromStdString(reader.text("student")).left(200);
  made.stepCount = static_cast<int>(std::clamp(reader.number("tasks", 0), 0.0, double(kMaxStep)));
  made.read = indices(reader, "read");
  const Json* steps = reader.array("steps");
  if (steps && steps->size() > kMaxList) reader.complain("L005", phrase("steps: too many"));
  for (size_t i = 0; steps && i < steps->size() && !problem; ++i) {
    int step = 0;
    StepRecord entry = readStep((*steps)[i], "steps[" + std::to_string(i) + "]", problem, step);
    made.steps[step] = std::move(entry);
  }
  if (problem) return *problem;
  return made;
}

Result<LessonRecord> openRecord(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return failure("L010", phrase("%1: %2", path.toStdString(), file.errorString().toStdString()));
  const QByteArray text = file.read(kMaxFile + 1);
  if (text.size() > kMaxFile) return failure("L011", phrase("%1: is too large for answers", path.toStdString()));
  return recordFromJson({text.constData(), static_cast<size_t>(text.size())});
}

Result<void> saveRecord(const LessonRecord& record, const QString& path) {
  QSaveFile file(path);
  const QByteArray text = QByteArray::fromStdString(toJson(record));
  if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit()) return {};
  return failure("L010", phrase("%1: %2", path.toStdString(), file.errorString().toStdString()));
}

QString asCsv(const std::vector<LessonRecord>& records) {
  std::set<int> steps;
  for (const LessonRecord& record : records)
    for (const auto& [step, entry] : record.steps) steps.insert(step);
  QString text = "student,lesson";
  for (const int step : steps) text += QString(",step %1").arg(step + 1);
  text += ",right,tries\n";
  for (const LessonRecord& record : records) {
    int tries = 0;
    text += quoted(record.student) + "," + quoted(record.lesson);
    for (const int step : steps) {
      const auto found = record.steps.find(step);
      text += found == record.steps.end() ? QString(",") : QString(",%1").arg(found->second.isRight ? 1 : 0);
      if (found != record.steps.end()) tries += found->second.tries;
    }
    text += QString(",%1,%2\n").arg(record.rightCount()).arg(tries);
  }
  return text;
}

static QString keyOf(const QString& lesson) {
  return "lessons/" + QString::fromLatin1(QUrl::toPercentEncoding(lesson));
}

LessonRecord LessonProgress::of(const QString& lesson) const {
  const std::string text = settings_.value(keyOf(lesson)).toString().toStdString();
  LessonRecord none;
  none.lesson = lesson;
  if (text.empty()) return none;
  auto record = recordFromJson(text);
  return record && record->lesson == lesson ? record.take() : none;
}

void LessonProgress::keep(const LessonRecord& record) {
  settings_.setValue(keyOf(record.lesson), QString::fromStdString(toJson(record)));
}

void LessonProgress::forget(const QString& lesson) {
  settings_.remove(keyOf(lesson));
}

}  // namespace armature::app
