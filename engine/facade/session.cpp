#include "engine/facade/session.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <new>
#include <stdexcept>
#include <unordered_map>

#include "engine/diagram/netlist.h"
#include "engine/diagram/package_text.h"
#include "engine/facade/choice_check.h"
#include "engine/facade/class_diagram.h"
#include "engine/facade/connector_check.h"
#include "engine/facade/file_access.h"
#include "engine/facade/fitting_classes.h"
#include "engine/facade/frame_words.h"
#include "engine/facade/media_check.h"
#include "engine/facade/message.h"
#include "engine/facade/missing_class.h"
#include "engine/facade/own_classes.h"
#include "engine/facade/run_settings.h"
#include "engine/facade/translated_model.h"
#include "engine/facade/translation.h"
#include "engine/facade/unit_check.h"
#include "engine/lower/function_evaluator.h"
#include "engine/syntax/printer.h"

namespace armature {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

namespace {

double secondsSince(Clock::time_point began) {
  return std::chrono::duration<double>(Clock::now() - began).count();
}

Diagnostic memoryUsedUp(const Whereabouts::Snapshot& at) {
  Diagnostic d;
  d.code = "F404";
  const Phrase activity = Phrase::from(at.activity, {}).value_or(Phrase());
  d.message = at.place.empty() ? phrase("the memory is used up while %1", activity)
                               : phrase("the memory is used up while %1: %2", activity, at.place);
  d.advice = phrase("make arrays and products smaller, or use fewer parts");
  return d;
}

}  // namespace

struct Session::State {
  std::shared_ptr<SessionTexts> texts = std::make_shared<SessionTexts>();
  std::unique_ptr<ClassReader> reader;
  std::unique_ptr<FittingClasses> fitting;  // looks up by the reader
  std::unordered_map<std::string, std::optional<ClassInfo>> infos;
  std::unordered_map<std::string, std::vector<const model::ClassNode*>> files;  // read already, by path
  diagram::Netlist netlist;                                                     // of the latest diagram
  KnownPlaces places;
  std::map<std::string, std::string> unsaved;  // texts in the place of files
  std::shared_ptr<foreign::Host> prepared;     // for the next translation

  model::Library& library() { return texts->library; }
  ClassReader& classReader() {
    if (!reader) reader = std::make_unique<ClassReader>(library());
    return *reader;
  }
  void forgetClasses() {
    fitting.reset();
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
  // Forgets everything that has been read: other texts stand for the files, or something may be there by half, because
  // the memory was used up.
  void startOver() {
    std::vector<std::string> read;
    for (const auto& [path, classes] : files) read.push_back(path);
    netlist = {};
    forgetClasses();
    files.clear();
    texts = std::make_shared<SessionTexts>();
    library().setUnsavedTexts(unsaved);
    for (const std::string& folder : places.libraryPath) library().addPath(folder);
    for (const std::string& path : read) readFile(path);
  }
  // What `work` gives, or what `failed` makes of the message that the memory does not suffice for it.
  template <class Work, class Failed>
  auto withinMemory(Whereabouts& whereabouts, const Work& work, const Failed& failed) -> decltype(work()) {
    const std::shared_ptr<SessionTexts> locked = texts;  // lives as long as its lock
    const std::lock_guard lock(locked->mutex);
    try {
      return work();
    } catch (const std::bad_alloc&) {  // what had been built is free by now
    } catch (const std::length_error&) {
    }
    const Diagnostic reason = memoryUsedUp(whereabouts.read());
    startOver();
    return failed(reason);
  }
  template <class Work, class Failed>
  auto withinMemory(const char* activity, const Work& work, const Failed& failed) -> decltype(work()) {
    Whereabouts whereabouts;
    whereabouts.begin(activity);
    return withinMemory(whereabouts, work, failed);
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
  std::vector<FittingClass> fittingOf(const FitQuestion& question) {
    const model::ClassNode* const constraint = library().find(question.constraint);
    const model::ClassNode* const root = library().find(question.library);
    std::vector<FittingClass> found;
    if (!constraint || !root) return found;
    if (!fitting) fitting = std::make_unique<FittingClasses>(classReader().lookup());
    for (const model::ClassNode* node : fitting->find(*constraint, question.kind, *root))
      found.push_back({node->qualifiedName(), std::string(node->definition()->description)});
    return found;
  }
  ClassInfoSource infoSource() {
    return [this](const std::string& name) { return infoOf(name); };
  }
  Translation translateClass(const Source& source, const model::ClassNode& node, model::FlattenOptions options,
                             TranslatedModel& result, Diagnostics& diagnostics);
  void explain(const Source& source, const Translation& translation, Diagnostics& diagnostics);
  std::shared_ptr<const Model> translate(const Source& source, std::vector<Message>& messages,
                                         const CancelToken* cancel, Whereabouts& whereabouts);
  void prepareForeign(const Source& source) {
    if (source.trustedFolders.empty()) return;
    const std::string cache = fs::path(folderOfRuns()).parent_path().string();
    prepared = foreign::startHost(source.trustedFolders, cache + "/foreign");
  }
  Result<std::string> exportModelica(const Source& source);
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
    } else if (entry.ends_with(".mo") && fs::exists(entry, error)) {
      readFile(entry);
    } else if (!library().find(entry)) {
      diagnostics.warning("F403", phrase("the library '%1' that the diagram names is not on the library path", entry));
    }
  }
  checkUnits(document, infoSource(), diagnostics);
  checkConnectors(document, infoSource(), diagnostics);
  // What is wrong in a diagram is told with this translation; the library keeps only what is wrong in its files.
  const syntax::ParseContext shared = library().parseContext();
  syntax::ParseContext context{shared.names, shared.sources, shared.arena, diagnostics};
  netlist = diagram::toClass(document, context);
  if (!netlist.model) {
    if (!diagnostics.hasErrors()) diagnostics.error("D001", phrase("the diagram could not be read as a model"));
    return nullptr;
  }
  return library().addClass(netlist.model);
}

const model::ClassNode* Session::State::find(const Source& source, Diagnostics& diagnostics) {
  if (source.document) return makeClass(*source.document, diagnostics);
  if (!source.file.empty()) {
    const auto& nodes = readFile(source.file);
    const model::ClassNode* node = classOfFile(nodes, source.className, library());
    if (!node && !library().diagnostics().hasErrors()) {
      diagnostics.error("F402", source.className.empty()
                                    ? phrase("%1 contains no class", source.file)
                                    : phrase("%1 contains no class %2", source.file, source.className));
    }
    return node;
  }
  const model::ClassNode* node = library().find(source.className);
  if (node) return node;
  const Phrase instead = elementInstead(library(), source.className);
  diagnostics.error("N001",
                    instead.empty() ? phrase("there is no class %1 on the library path", source.className) : instead);
  return node;
}

Session::Session(std::vector<std::string> libraryPath) : state_(std::make_shared<State>()) {
  for (const std::string& folder : libraryPath) state_->library().addPath(folder);
  state_->places.libraryPath = std::move(libraryPath);
}

Session::~Session() = default;

std::shared_ptr<const Model> Session::translate(const Source& source, std::vector<Message>& messages,
                                                const CancelToken* cancel, Whereabouts* whereabouts) {
  Whereabouts own;
  Whereabouts& told = whereabouts ? *whereabouts : own;
  told.begin(wording("reading the model").text);
  const size_t before = messages.size();
  return state_->withinMemory(
      told, [&] { return state_->translate(source, messages, cancel, told); },
      [&](const Diagnostic& reason) {
        messages.resize(before);
        messages.push_back(toMessage(reason, state_->library().sources()));
        return nullptr;
      });
}

// With the permissions and the C functions that the source may use.
Translation Session::State::translateClass(const Source& source, const model::ClassNode& node,
                                           model::FlattenOptions options, TranslatedModel& result,
                                           Diagnostics& diagnostics) {
  options.modifiers = source.modifiers;
  const native::Permissions permissions = permissionsOf(source, node, library(), places);
  const auto evaluator = lower::makeFunctionEvaluator(permissions, options.cancel, result.foreignHost);
  options.evaluator = evaluator.get();
  Translation translation = translateInOrder(library(), node, options);
  diagnostics.append(translation.diagnostics);
  result.figures.times.instantiate = translation.instantiateSeconds;
  if (translation.experiment) {
    const bool isNamed = source.document && !source.document->name.empty();
    result.title = isNamed ? source.document->name : translation.name;
    result.settings = settingsOf(*translation.experiment, source.document);
    result.settings.permissions = permissions;
  }
  if (result.foreignHost && !result.foreignHost->isNeeded()) result.foreignHost.reset();
  if (!translation.lowered.program) return translation;
  program::Program& program = *translation.lowered.program;
  if (result.foreignHost) {
    program.foreignHost = result.foreignHost;
    if (const auto compiled = result.foreignHost->compile(); !compiled) diagnostics.add(compiled.reason());
  }
  result.resources = resourceFilesOf(program, library(), permissions, diagnostics);
  return translation;
}

// Tells messages in the words of the diagram, and what only a diagram shows.
void Session::State::explain(const Source& source, const Translation& translation, Diagnostics& diagnostics) {
  explainByAssertions(translation.violated, diagnostics);
  if (!source.document) return;
  explainByChoices(*source.document, netlist, library(), classReader(), diagnostics);
  explainByInputs(*source.document, infoSource(), diagnostics);
  explainMissingWorld(*source.document, infoSource(), diagnostics);
  checkMedia(*source.document, library(), classReader(), diagnostics);
}

std::shared_ptr<const Model> Session::State::translate(const Source& source, std::vector<Message>& messages,
                                                       const CancelToken* cancel, Whereabouts& whereabouts) {
  Diagnostics diagnostics;
  const size_t known = library().diagnostics().all().size();
  auto result = std::make_shared<TranslatedModel>();
  result->texts = texts;
  if (!prepared) prepareForeign(source);
  result->foreignHost = std::exchange(prepared, nullptr);

  const auto began = Clock::now();
  const model::ClassNode* node = find(source, diagnostics);
  result->figures.times.load = secondsSince(began);
  Translation translation;
  if (node && !diagnostics.hasErrors()) {
    model::FlattenOptions options;
    options.cancel = cancel;
    options.whereabouts = &whereabouts;
    translation = translateClass(source, *node, options, *result, diagnostics);
  }
  explain(source, translation, diagnostics);
  report(library().diagnostics(), known, messages);
  report(diagnostics, 0, messages);
  if (!translation.lowered.program) {
    // A file that was read before may hold the reason.
    const bool isCancelled = cancel && cancel->isCancelled();
    const bool hasError =
        std::any_of(messages.begin(), messages.end(), [](const Message& m) { return m.severity == Severity::error; });
    if (!hasError && !isCancelled) report(library().diagnostics(), 0, messages);
    return nullptr;
  }
  result->take(std::move(translation.lowered));
  if (diagnostics.hasErrors()) return nullptr;
  return result;
}

const ClassInfo* Session::classInfo(const std::string& qualifiedName) {
  return state_->withinMemory(
      wording("reading a class").text, [&] { return state_->infoOf(qualifiedName); },
      [](const Diagnostic&) -> const ClassInfo* { return nullptr; });
}

std::vector<ClassInfo> Session::classesOf(const diagram::Document& document) {
  return state_->withinMemory(
      wording("reading the classes of a diagram").text, [&] { return infosOfOwn(state_->library(), document); },
      [](const Diagnostic&) { return std::vector<ClassInfo>(); });
}

std::vector<FittingClass> Session::fittingClasses(const diagram::Document& document, const FitQuestion& question) {
  return state_->withinMemory(
      wording("looking for classes that fit").text,
      [&] {
        return question.library.empty() ? fittingOfOwn(state_->library(), document, question)
                                        : state_->fittingOf(question);
      },
      [](const Diagnostic&) { return std::vector<FittingClass>(); });
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

native::Permissions Session::reachOf(const Source& source) const {
  const std::lock_guard lock(state_->texts->mutex);
  return armature::reachOf(source, state_->places);
}

void Session::prepareForeign(const Source& source) {
  const std::lock_guard lock(state_->texts->mutex);
  state_->prepareForeign(source);
}

size_t Session::readCount() const {
  const std::lock_guard lock(state_->texts->mutex);
  return state_->library().readClasses().size();
}

std::vector<std::string> Session::readClasses(size_t from) const {
  const std::lock_guard lock(state_->texts->mutex);
  const auto& all = state_->library().readClasses();
  std::vector<std::string> names;
  for (size_t k = from; k < all.size(); ++k) names.push_back(all[k]->qualifiedName());
  return names;
}

void Session::readAhead(const std::vector<std::string>& classes) {
  const std::lock_guard lock(state_->texts->mutex);
  for (const std::string& name : classes) {
    if (const model::ClassNode* node = state_->library().find(name)) (void)node->definition();
  }
}

void Session::setUnsavedTexts(std::map<std::string, std::string> texts) {
  if (texts == state_->unsaved) return;
  const std::shared_ptr<SessionTexts> before = state_->texts;  // models may have it yet
  const std::lock_guard lock(before->mutex);
  state_->unsaved = std::move(texts);
  state_->startOver();
}

std::vector<std::string> Session::openFile(const std::string& path, std::vector<Message>& messages) {
  const auto read = [&] {
    const Diagnostics& diagnostics = state_->library().diagnostics();
    const size_t known = diagnostics.all().size();
    state_->files.erase(path);
    state_->places.openedFiles.push_back(path);
    std::vector<std::string> names;
    for (const model::ClassNode* node : state_->readFile(path)) names.push_back(node->qualifiedName());
    state_->report(diagnostics, known, messages);
    return names;
  };
  return state_->withinMemory(wording("reading a file").text, read, [&](const Diagnostic& reason) {
    messages.push_back(toMessage(reason, state_->library().sources()));
    return std::vector<std::string>();
  });
}

Result<diagram::Document> Session::diagramOf(const std::string& qualifiedName) {
  return state_->withinMemory(
      wording("reading a class").text,
      [&] {
        auto read = readDiagram(state_->library(), qualifiedName);
        return read ? Result<diagram::Document>(withRoutedMarked(state_->classReader(), read.take())) : std::move(read);
      },
      [](const Diagnostic& reason) -> Result<diagram::Document> { return reason; });
}

Result<diagram::Document> Session::diagramOf(const diagram::Document& owner, const std::string& className) {
  return state_->withinMemory(
      wording("reading a class").text,
      [&] {
        auto read = diagramOfOwn(state_->library(), owner, className);
        // In the files of a library each wire has the corners that it was drawn with.
        if (!read || diagram::packageOf(owner).empty()) return read;
        const std::vector<ClassInfo> own = infosOfOwn(state_->library(), owner);
        return Result<diagram::Document>(withRoutedMarked(state_->classReader(), read.take(), own));
      },
      [](const Diagnostic& reason) -> Result<diagram::Document> { return reason; });
}

Result<ClassEquations> Session::equationsOf(const diagram::Document& owner, const std::string& className) {
  return state_->withinMemory(
      wording("reading a class").text,
      [&] {
        auto own = equationsOfOwn(state_->library(), owner, className);
        return own ? std::move(own) : armature::equationsOf(state_->library(), className);
      },
      [](const Diagnostic& reason) -> Result<ClassEquations> { return reason; });
}

Result<std::string> Session::State::exportModelica(const Source& source) {
  if (source.document) {
    const std::vector<ClassInfo> own = infosOfOwn(library(), *source.document);
    return diagram::modelText(withDrawnWires(classReader(), *source.document, own), diagram::TextFor::file,
                              endPlaces(classReader(), *source.document, own), {},
                              lineLooks(classReader(), *source.document, own))
        .text;
  }
  Diagnostics diagnostics;
  const model::ClassNode* node = find(source, diagnostics);
  const syntax::ClassDefinition* definition = node ? node->definition() : nullptr;
  const Diagnostics& ofFiles = library().diagnostics();
  if (definition && !library().isReadable(definition->span.file)) {
    for (const Diagnostic& d : ofFiles.all())
      if (d.severity == Severity::error && d.span.file == definition->span.file) return d;
    return failure("F402", phrase("the file of %1 has mistakes", node->qualifiedName()));
  }
  if (!definition) {
    if (!diagnostics.all().empty()) return diagnostics.all().front();
    if (!ofFiles.all().empty()) return ofFiles.all().front();
    return failure("F401", phrase("there is nothing to export"));
  }
  const std::string name = node->qualifiedName();
  const size_t dot = name.rfind('.');
  std::string text = dot == std::string::npos ? std::string() : "within " + name.substr(0, dot) + ";\n";
  return text + syntax::toText(*definition, library().names(), library().sources()) + ";\n";
}

Result<std::string> Session::exportModelica(const Source& source) {
  return state_->withinMemory(
      wording("writing the model as text").text, [&] { return state_->exportModelica(source); },
      [](const Diagnostic& reason) -> Result<std::string> { return reason; });
}

}  // namespace armature
