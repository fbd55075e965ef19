#include "engine/facade/session.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <unordered_map>

#include "engine/diagram/netlist.h"
#include "engine/facade/class_diagram.h"
#include "engine/facade/connector_check.h"
#include "engine/facade/frame_words.h"
#include "engine/facade/message.h"
#include "engine/facade/translated_model.h"
#include "engine/facade/unit_check.h"
#include "engine/lower/function_evaluator.h"
#include "engine/lower/lower.h"
#include "engine/model/flatten.h"
#include "engine/results/csv.h"
#include "engine/results/mat.h"
#include "engine/results/side_file.h"
#include "engine/syntax/printer.h"

namespace armature {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

namespace {

double secondsSince(Clock::time_point began) {
  return std::chrono::duration<double>(Clock::now() - began).count();
}

bool hasEnding(const std::string& text, std::string_view ending) {
  return text.size() >= ending.size() && text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

}  // namespace

struct Session::State {
  std::shared_ptr<SessionTexts> texts = std::make_shared<SessionTexts>();
  std::unique_ptr<ClassReader> reader;
  std::unordered_map<std::string, std::optional<ClassInfo>> infos;
  std::unordered_map<std::string, std::vector<const model::ClassNode*>> files;  // read already, by path
  diagram::Netlist netlist;                                                     // of the latest diagram

  model::Library& library() { return texts->library; }
  ClassReader& classReader() {
    if (!reader) reader = std::make_unique<ClassReader>(library());
    return *reader;
  }
  void forgetClasses() {
    reader.reset();
    infos.clear();
  }
  void report(const Diagnostics& diagnostics, size_t from, std::vector<Message>& messages) {
    for (size_t k = from; k < diagnostics.all().size(); ++k) {
      Message message = toMessage(diagnostics.all()[k], library().sources());
      // What stands in the text of a diagram belongs to a part or a wire of it.
      for (const std::string& part : netlist.partsAt(diagnostics.all()[k].span)) {
        if (std::find(message.parts.begin(), message.parts.end(), part) == message.parts.end())
          message.parts.push_back(part);
      }
      // The same error can come from the reading of a file and from the stage that met it again.
      const bool isKnown = std::any_of(messages.begin(), messages.end(), [&message](const Message& other) {
        return other.code == message.code && other.text == message.text && other.file == message.file &&
               other.line == message.line && other.column == message.column && other.parts == message.parts;
      });
      if (!isKnown) messages.push_back(std::move(message));
    }
  }
  const std::vector<const model::ClassNode*>& readFile(const std::string& path) {
    const auto [place, isNew] = files.try_emplace(path);
    if (isNew) {
      place->second = library().loadFile(path);
      forgetClasses();
    }
    return place->second;
  }
  const ClassInfo* infoOf(const std::string& qualifiedName) {
    const auto known = infos.find(qualifiedName);
    if (known != infos.end()) return known->second ? &*known->second : nullptr;
    const auto& info = infos.emplace(qualifiedName, classReader().read(qualifiedName)).first->second;
    return info ? &*info : nullptr;
  }
  ClassInfoSource infoSource() {
    return [this](const std::string& name) { return infoOf(name); };
  }
  // Too few equations in a diagram mostly come from open inputs: they are told instead of what follows from them.
  void explainByInputs(const diagram::Document& document, Diagnostics& diagnostics);
  const model::ClassNode* find(const Source& source, Diagnostics& diagnostics);
  const model::ClassNode* makeClass(const diagram::Document& document, Diagnostics& diagnostics);
};

namespace {

// A class of a file by qualified or simple name; the last one when no name is given.
const model::ClassNode* classOfFile(const std::vector<const model::ClassNode*>& nodes, const std::string& name,
                                    model::Library& library) {
  if (nodes.empty()) return nullptr;
  if (name.empty()) return nodes.back();
  for (const model::ClassNode* node : nodes) {
    if (node->qualifiedName() == name || library.names().text(node->name()) == name) return node;
    if (name.compare(0, node->qualifiedName().size() + 1, node->qualifiedName() + ".") == 0) return library.find(name);
  }
  return library.find(name);
}

}  // namespace

const model::ClassNode* Session::State::makeClass(const diagram::Document& document, Diagnostics& diagnostics) {
  for (const std::string& entry : document.libraries) {
    std::error_code error;
    if (fs::is_directory(entry, error)) {
      library().addPath(entry);
    } else if (hasEnding(entry, ".mo") && fs::exists(entry, error)) {
      readFile(entry);
    } else if (!library().find(entry)) {
      diagnostics.warning("F403", "the library '" + entry + "' that the diagram names is not on the library path");
    }
  }
  checkUnits(document, infoSource(), diagnostics);
  checkConnectors(document, infoSource(), diagnostics);
  // What is wrong in a diagram is told with this translation; the library keeps only what is wrong in its files.
  const syntax::ParseContext shared = library().parseContext();
  syntax::ParseContext context{shared.names, shared.sources, shared.arena, diagnostics};
  netlist = diagram::toClass(document, context);
  if (!netlist.model) {
    if (!diagnostics.hasErrors()) diagnostics.error("D001", "the diagram could not be read as a model");
    return nullptr;
  }
  return library().addClass(netlist.model);
}

void Session::State::explainByInputs(const diagram::Document& document, Diagnostics& diagnostics) {
  const auto isStructural = [](const Diagnostic& d) { return d.code == "S002" || d.code == "S003"; };
  const auto& all = diagnostics.all();
  if (std::none_of(all.begin(), all.end(), isStructural)) return;
  Diagnostics told;
  if (reportOpenInputs(document, infoSource(), told) == 0) return;
  for (const Diagnostic& d : all) {
    if (!isStructural(d)) told.add(d);
  }
  diagnostics = std::move(told);
}

const model::ClassNode* Session::State::find(const Source& source, Diagnostics& diagnostics) {
  if (source.document) return makeClass(*source.document, diagnostics);
  if (!source.file.empty()) {
    const auto& nodes = readFile(source.file);
    const model::ClassNode* node = classOfFile(nodes, source.className, library());
    if (!node && !library().diagnostics().hasErrors()) {
      diagnostics.error("F402", source.className.empty() ? source.file + " contains no class"
                                                         : source.file + " contains no class " + source.className);
    }
    return node;
  }
  const model::ClassNode* node = library().find(source.className);
  if (!node) diagnostics.error("N001", "there is no class " + source.className + " on the library path");
  return node;
}

Session::Session(std::vector<std::string> libraryPath) : state_(std::make_shared<State>()) {
  for (const std::string& folder : libraryPath) state_->library().addPath(folder);
}

Session::~Session() = default;

namespace {

solve::Settings settingsOf(const model::FlatModel& flat, const diagram::Document* document) {
  solve::Settings s;
  if (document) {
    const diagram::Experiment& e = document->experiment;
    s.startTime = e.startTime;
    s.stopTime = e.stopTime;
    s.interval = e.interval;
    if (e.tolerance > 0) s.tolerance = e.tolerance;
  } else {
    s.startTime = std::isfinite(flat.startTime) ? flat.startTime : 0;
    s.stopTime = flat.hasStopTime ? flat.stopTime : s.startTime + 1;
    s.interval = flat.hasInterval ? flat.interval : 0;
    if (flat.hasTolerance && flat.tolerance > 0) s.tolerance = flat.tolerance;
  }
  if (!(s.interval > 0)) s.interval = (s.stopTime > s.startTime ? s.stopTime - s.startTime : 1) / 500;
  return s;
}

// The file that a resource name means; empty when there is none.
std::string resourceFile(const std::string& name, model::Library& library) {
  constexpr std::string_view kModelica = "modelica://", kFile = "file://";
  std::string path;
  if (name.compare(0, kFile.size(), kFile) == 0) {
    path = name.substr(kFile.size());
  } else if (name.compare(0, kModelica.size(), kModelica) == 0) {
    const size_t slash = name.find('/', kModelica.size());
    if (slash == std::string::npos) return {};
    const model::ClassNode* node = library.find(name.substr(kModelica.size(), slash - kModelica.size()));
    if (!node) return {};
    path = library.resourceFolder(*node) + name.substr(slash);
  }
  std::error_code error;
  return !path.empty() && fs::is_regular_file(path, error) ? path : std::string();
}

std::map<std::string, std::string> resourceFilesOf(const program::Program& code, model::Library& library) {
  std::map<std::string, std::string> files;
  for (const program::Variable& v : code.variables) {
    if (v.type != program::Variable::Type::string || v.text.find("://") == std::string::npos) continue;
    if (files.count(v.text) > 0) continue;
    std::string path = resourceFile(v.text, library);
    if (!path.empty()) files.emplace(v.text, std::move(path));
  }
  return files;
}

}  // namespace

std::shared_ptr<const Model> Session::translate(const Source& source, std::vector<Message>& messages,
                                                const CancelToken* cancel) {
  const std::lock_guard lock(state_->texts->mutex);
  model::Library& library = state_->library();
  Diagnostics diagnostics;
  const size_t known = library.diagnostics().all().size();
  auto result = std::make_shared<TranslatedModel>();
  result->texts = state_->texts;
  TranslationTimes& times = result->figures.times;

  auto began = Clock::now();
  const model::ClassNode* node = state_->find(source, diagnostics);
  times.load = secondsSince(began);
  lower::LowerResult lowered;
  std::vector<Diagnostic> violated;
  if (node && !diagnostics.hasErrors()) {
    began = Clock::now();
    model::FlattenOptions options;
    options.modifiers = source.modifiers;
    options.cancel = cancel;
    const auto evaluator = lower::makeFunctionEvaluator(library.resourceFolder(*node), cancel);
    options.evaluator = evaluator.get();
    model::FlattenResult flat = model::flatten(library, *node, options, diagnostics);
    times.instantiate = secondsSince(began);
    if (flat.model) {
      result->title = source.document && !source.document->name.empty() ? source.document->name : flat.model->name;
      result->settings = settingsOf(*flat.model, source.document);
      violated = assertionsNeverTrue(*flat.model);
      lower::LowerOptions lowering;
      lowering.cancel = cancel;
      lowered = lower::lower(std::move(flat), lowering, diagnostics);
    }
  }
  explainByAssertions(violated, diagnostics);
  if (source.document) {
    state_->explainByInputs(*source.document, diagnostics);
    explainMissingWorld(*source.document, state_->infoSource(), diagnostics);
  }
  const bool isCancelled = cancel && cancel->isCancelled();
  state_->report(library.diagnostics(), known, messages);
  state_->report(diagnostics, 0, messages);
  const bool hasError =
      std::any_of(messages.begin(), messages.end(), [](const Message& m) { return m.severity == Severity::error; });
  if (!lowered.program) {
    // A file that was read before may hold the reason.
    if (!hasError && !isCancelled) state_->report(library.diagnostics(), 0, messages);
    return nullptr;
  }
  times.structure = lowered.structureSeconds;
  times.compile = lowered.compileSeconds;
  for (const lower::PassTime& pass : lowered.passes) times.passes.emplace_back(pass.name, pass.seconds);
  const lower::StructureStatistics& s = lowered.statistics;
  ModelStatistics& f = result->figures;
  f.unknowns = s.unknowns, f.states = s.states, f.aliases = s.aliases, f.mixed = s.mixed;
  f.linear = s.linear, f.linearTorn = s.linearTorn, f.nonlinear = s.nonlinear, f.nonlinearTorn = s.nonlinearTorn;
  result->code = std::move(lowered.program);
  result->resources = resourceFilesOf(*result->code, library);
  if (diagnostics.hasErrors()) return nullptr;
  return result;
}

solve::RunResult TranslatedModel::run(const solve::Settings& wanted, const solve::Overrides& overrides,
                                      solve::Control& control, results::Store& store,
                                      std::vector<Message>& messages) const {
  Diagnostics diagnostics;
  solve::RunResult result = solve::run(*code, wanted, overrides, control, store, diagnostics);
  const std::lock_guard lock(texts->mutex);
  for (const Diagnostic& d : diagnostics.all())
    messages.push_back(toMessage(explainAssembly(d, *code), texts->library.sources()));
  return result;
}

const ClassInfo* Session::classInfo(const std::string& qualifiedName) {
  const std::lock_guard lock(state_->texts->mutex);
  return state_->infoOf(qualifiedName);
}

// The classes that a diagram brings as the children of one class; null when there are none. The classes alone: mistakes
// elsewhere in the diagram do not matter here.
static const model::ClassNode* addOwnClasses(model::Library& library, const diagram::Document& document) {
  if (document.classes.empty()) return nullptr;
  diagram::Document bare;
  bare.name = document.name;
  bare.classes = document.classes;
  Diagnostics untold;
  const syntax::ParseContext shared = library.parseContext();
  syntax::ParseContext context{shared.names, shared.sources, shared.arena, untold};
  const diagram::Netlist netlist = diagram::toClass(bare, context);
  return netlist.model ? library.addClass(netlist.model) : nullptr;
}

std::vector<ClassInfo> Session::classesOf(const diagram::Document& document) {
  const std::lock_guard lock(state_->texts->mutex);
  std::vector<ClassInfo> infos;
  model::Library& library = state_->library();
  const model::ClassNode* node = addOwnClasses(library, document);
  if (!node) return infos;
  const std::string prefix = node->qualifiedName() + ".";
  ClassReader reader(library);
  for (const Name child : node->childNames()) {
    const std::string name(library.names().text(child));
    auto info = reader.read(prefix + name);
    if (!info) continue;
    info->name = name;
    infos.push_back(std::move(*info));
  }
  return infos;
}

std::vector<std::string> Session::children(const std::string& qualifiedName) {
  const std::lock_guard lock(state_->texts->mutex);
  model::Library& library = state_->library();
  const model::ClassNode* node = qualifiedName.empty() ? &library.root() : library.find(qualifiedName);
  std::vector<std::string> names;
  if (!node) return names;
  const std::string prefix = qualifiedName.empty() ? std::string() : qualifiedName + ".";
  for (const Name name : node->childNames()) names.push_back(prefix + std::string(library.names().text(name)));
  return names;
}

std::vector<std::string> Session::openFile(const std::string& path, std::vector<Message>& messages) {
  const std::lock_guard lock(state_->texts->mutex);
  const Diagnostics& diagnostics = state_->library().diagnostics();
  const size_t known = diagnostics.all().size();
  state_->files.erase(path);
  std::vector<std::string> names;
  for (const model::ClassNode* node : state_->readFile(path)) names.push_back(node->qualifiedName());
  state_->report(diagnostics, known, messages);
  return names;
}

Result<diagram::Document> Session::diagramOf(const std::string& qualifiedName) {
  const std::lock_guard lock(state_->texts->mutex);
  return readDiagram(state_->library(), qualifiedName);
}

Result<diagram::Document> Session::diagramOf(const diagram::Document& owner, const std::string& className) {
  const std::lock_guard lock(state_->texts->mutex);
  model::Library& library = state_->library();
  const model::ClassNode* node = addOwnClasses(library, owner);
  if (!node) return failure("D021", "there is no class '" + className + "'");
  const std::string prefix = node->qualifiedName() + ".";
  auto read = readDiagram(library, prefix + className);
  if (!read) return read;
  diagram::Document inside = read.take();
  for (diagram::ComponentItem& item : inside.components)
    if (item.className.rfind(prefix, 0) == 0) item.className.erase(0, prefix.size());
  return inside;
}

Result<std::string> Session::exportModelica(const Source& source) {
  const std::lock_guard lock(state_->texts->mutex);
  if (source.document) return diagram::toModelica(*source.document, endPlaces(state_->classReader(), *source.document));
  Diagnostics diagnostics;
  const model::ClassNode* node = state_->find(source, diagnostics);
  const syntax::ClassDefinition* definition = node ? node->definition() : nullptr;
  if (!definition) {
    if (!diagnostics.all().empty()) return diagnostics.all().front();
    if (!state_->library().diagnostics().all().empty()) return state_->library().diagnostics().all().front();
    return failure("F401", "there is nothing to export");
  }
  const std::string name = node->qualifiedName();
  const size_t dot = name.rfind('.');
  std::string text = dot == std::string::npos ? std::string() : "within " + name.substr(0, dot) + ";\n";
  return text + syntax::toText(*definition, state_->library().names(), state_->library().sources()) + ";\n";
}

std::vector<std::string> standardLibraryPath(const std::vector<std::string>& fromCommandLine) {
  std::vector<std::string> path = fromCommandLine;
  if (const char* variable = std::getenv("MODELICAPATH")) {
    const std::string text = variable;
    for (size_t begin = 0; begin <= text.size();) {
      const size_t end = std::min(text.find(':', begin), text.size());
      if (end > begin) path.push_back(text.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  const fs::path shipped = program.parent_path().parent_path() / "share" / "armature" / "palette";
  if (!error && fs::is_directory(shipped, error)) {
    path.push_back(shipped.string());
  } else if (fs::is_directory(ARMATURE_PALETTE_DIR, error)) {
    path.emplace_back(ARMATURE_PALETTE_DIR);
  }
  return path;
}

Result<diagram::Document> loadDiagram(const std::string& path) {
  return diagram::load(path);
}

Result<void> checkWritable(const std::string& path) {
  return results::SideFile::check(path);
}

Result<void> saveResults(const results::Store& store, const std::vector<uint32_t>& columns, const std::string& path) {
  return hasEnding(path, ".mat") ? results::writeMat(store, columns, path) : results::writeCsv(store, columns, path);
}

}  // namespace armature
