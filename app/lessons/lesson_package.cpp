#include "app/lessons/lesson_package.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include "app/lessons/lesson_json.h"
#include "app/lessons/lesson_zip.h"

namespace armature::app {

namespace {

constexpr const char* kLessonFile = "lesson.json";
constexpr const char* kDiagramEnding = ".armature.json";

std::string_view view(const QByteArray& bytes) {
  return {bytes.constData(), static_cast<size_t>(bytes.size())};
}

Diagnostic inFile(const std::string& file, Diagnostic reason) {
  reason.message = phrase("%1: %2", file, reason.message);
  return reason;
}

std::string stepPath(size_t step) {
  return "lesson.json: steps[" + std::to_string(step) + "]";
}

Result<std::map<QString, QByteArray>> readFolder(const QString& path, const PackageLimits& limits) {
  std::map<QString, QByteArray> files;
  qint64 room = limits.total;
  const QFileInfoList list = QDir(path).entryInfoList(QDir::Files, QDir::Name);
  if (static_cast<size_t>(list.size()) > limits.count)
    return failure("L011", phrase("the folder has more than %1 files", limits.count));
  for (const QFileInfo& info : list) {
    const std::string name = info.fileName().toStdString();
    if (const Phrase problem = nameProblem(info.fileName()); !problem.empty()) return failure("L012", problem);
    if (info.size() > limits.file || info.size() > room)
      return failure("L011", phrase("%1: is too large for a lesson", name));
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
      return failure("L010", phrase("%1: %2", name, file.errorString().toStdString()));
    // A file may grow while it is read, or be none (a pipe).
    QByteArray content = file.read(std::min(limits.file, room) + 1);
    if (content.size() > limits.file || content.size() > room)
      return failure("L011", phrase("%1: is too large for a lesson", name));
    room -= content.size();
    files[info.fileName()] = std::move(content);
  }
  return files;
}

bool hasPart(const diagram::Document& document, const QString& name) {
  const std::string first = name.section('.', 0, 0).section('[', 0, 0).toStdString();
  for (const auto& part : document.components)
    if (part.name == first) return true;
  return false;
}

std::optional<Diagnostic> partProblem(const LessonPackage& package, size_t index) {
  const Step& step = package.lesson.steps[index];
  const diagram::Document& document = *package.diagramOf(index);
  const auto missing = [&](const std::string& member, const QString& part) {
    return failure("L018", phrase("%1%2: the diagram %3 has no part %4", stepPath(index), member,
                                  package.lesson.diagramOf(index).toStdString(), part.toStdString()));
  };
  for (const QString& part : step.light)
    if (!hasPart(document, part)) return missing(".light", part);
  if (!step.task) return std::nullopt;
  for (size_t i = 0; i < step.task->items.size(); ++i) {
    const QString& part = step.task->items[i].part;
    const std::string member = step.task->kind == TaskKind::choose ? ".task.options[" : ".task.items[";
    if (!part.isEmpty() && !hasPart(document, part)) return missing(member + std::to_string(i) + "].part", part);
  }
  return std::nullopt;
}

Result<void> writeFile(const QString& path, const QByteArray& content) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit()) return {};
  return failure("L010", phrase("%1: %2", path.toStdString(), file.errorString().toStdString()));
}

// All files of a lesson, its text among them.
std::map<QString, QByteArray> filesOf(const LessonPackage& package) {
  std::map<QString, QByteArray> files = package.files;
  files[kLessonFile] = QByteArray::fromStdString(toJson(package.lesson));
  for (const auto& [name, document] : package.diagrams)
    if (!files.count(name)) files[name] = QByteArray::fromStdString(diagram::toJson(document));
  return files;
}

}  // namespace

const diagram::Document* LessonPackage::diagramOf(size_t step) const {
  const auto found = diagrams.find(lesson.diagramOf(step));
  return found == diagrams.end() ? nullptr : &found->second;
}

Result<void> checkLesson(const LessonPackage& package) {
  for (size_t i = 0; i < package.lesson.steps.size(); ++i) {
    if (!package.diagramOf(i))
      return failure("L016",
                     phrase("%1.diagram: there is no file %2", stepPath(i), package.lesson.diagramOf(i).toStdString()));
    if (auto problem = partProblem(package, i)) return *problem;
  }
  return {};
}

Result<LessonPackage> lessonOf(const QString& name, std::map<QString, QByteArray> files) {
  const auto text = files.find(kLessonFile);
  if (text == files.end()) return failure("L015", phrase("there is no file lesson.json"));
  auto lesson = lessonFromJson(view(text->second));
  if (!lesson) return inFile(kLessonFile, lesson.reason());
  LessonPackage made{name, lesson.take(), {}, {}};
  for (size_t i = 0; i < made.lesson.steps.size(); ++i) {
    const QString file = made.lesson.steps[i].diagram;
    if (file.isEmpty() || made.diagrams.count(file)) continue;
    const auto found = files.find(file);
    if (found == files.end() || !file.endsWith(kDiagramEnding))
      return failure("L016", phrase("%1.diagram: there is no diagram %2", stepPath(i), file.toStdString()));
    auto document = diagram::fromJson(view(found->second), file.toStdString());
    if (!document) return Diagnostic(failure("L017", phrase("%1: %2", file.toStdString(), document.reason().message)));
    made.diagrams[file] = document.take();
  }
  files.erase(text);
  made.files = std::move(files);
  if (auto checked = checkLesson(made); !checked) return checked.reason();
  return made;
}

Result<LessonPackage> unpackLesson(const QString& name, const QByteArray& bytes, const PackageLimits& limits) {
  auto files = unzip(bytes, limits);
  if (!files) return files.reason();
  return lessonOf(name, files.take());
}

Result<LessonPackage> openLesson(const QString& path) {
  const PackageLimits limits;
  QFileInfo info(path);
  if (info.fileName() == kLessonFile) info = QFileInfo(info.absolutePath());
  if (info.isDir()) {
    auto files = readFolder(info.absoluteFilePath(), limits);
    if (!files) return files.reason();
    return lessonOf(QDir(info.absoluteFilePath()).dirName(), files.take());
  }
  QFile file(info.absoluteFilePath());
  if (!info.isFile() || !file.open(QIODevice::ReadOnly))
    return failure("L010", phrase("%1: cannot be read", info.fileName().toStdString()));
  const QByteArray bytes = file.read(limits.total + 1);
  if (bytes.size() > limits.total)
    return failure("L011", phrase("%1: is too large for a lesson", info.fileName().toStdString()));
  QString name = info.fileName();
  if (name.endsWith(kLessonEnding)) name.chop(static_cast<int>(qstrlen(kLessonEnding)));
  return unpackLesson(name, bytes, limits);
}

QByteArray packLesson(const LessonPackage& package) {
  return zip(filesOf(package));
}

Result<void> saveLesson(const LessonPackage& package, const QString& path) {
  if (path.endsWith(kLessonEnding)) {
    const QByteArray bytes = packLesson(package);
    if (bytes.isEmpty()) return failure("L010", phrase("the lesson could not be packed"));
    return writeFile(path, bytes);
  }
  if (!QDir().mkpath(path)) return failure("L010", phrase("%1: the folder could not be made", path.toStdString()));
  for (const auto& [name, content] : filesOf(package)) {
    if (const Phrase problem = nameProblem(name); !problem.empty()) return failure("L012", problem);
    if (auto written = writeFile(QDir(path).filePath(name), content); !written) return written;
  }
  return {};
}

}  // namespace armature::app
