// The one door of the engine: open, check, run, change while running, cancel. A session owns the library path and what
// has been read; one thread at a time may use it. A translated model is immutable and may be run from any thread.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/whereabouts.h"
#include "engine/diagram/document.h"
#include "engine/facade/class_info.h"
#include "engine/results/store.h"
#include "engine/solve/run.h"

namespace armature {

// A message with its text place resolved, independent of the session's tables.
struct Message {
  std::string code;
  Severity severity = Severity::error;
  Phrase text;                     // the sentence
  std::vector<std::string> parts;  // component paths or connectors, culprit first
  Phrase advice;
  std::string file;  // empty when no text is concerned
  uint32_t line = 0, column = 0;
  std::vector<Phrase> notes;                           // labels, each behind its place in the text
  std::optional<AccessRequest> access = std::nullopt;  // what would have to be allowed, of a refusal
  std::string toText() const;                          // as the command line prints it
};

struct ClassEquations;  // class_equations.h

struct TranslationTimes {
  double load = 0, instantiate = 0, structure = 0, compile = 0;  // [s]
  std::vector<std::pair<std::string, double>> passes;
};

struct ModelStatistics {
  uint32_t unknowns = 0, states = 0, aliases = 0, mixed = 0;
  std::vector<uint32_t> linear, linearTorn, nonlinear, nonlinearTorn;
  TranslationTimes times;
  uint64_t peakBytes = 0;  // most memory that the process of the translation had so far [bytes]
};

// A variable or parameter for the editor's browser.
using ModelVariable = program::Variable;

// Many runs of one model, of which little is kept: the values of measures, and variables read at some instants.
struct Batch {
  solve::Settings settings;
  std::vector<solve::Overrides> points;  // one a run
  std::vector<std::string> measures;     // see facade/measure.h
  std::vector<std::string> sampled;      // variables that are read at
  std::vector<double> times;             // these instants [s]
};
struct BatchAnswer {
  solve::Outcome outcome = solve::Outcome::failed;
  // Of the measures, then of the sampled variables, each at all times; no number where there is none. Of a run that
  // stopped early all of them are none.
  std::vector<double> values;
  std::string message;  // why it stopped, or why a measure has no value
  double seconds = 0;   // that the run took
};
using OnAnswer = std::function<void(size_t point, BatchAnswer&& answer)>;

class Model {
 public:
  virtual ~Model() = default;
  virtual const std::string& name() const = 0;
  virtual const ModelStatistics& statistics() const = 0;
  virtual const std::vector<ModelVariable>& variables() const = 0;
  // By variable, in the unit of the model: what it is before the run (parameters and constants keep it).
  virtual std::vector<double> initialValues() const = 0;
  virtual const solve::Settings& defaultSettings() const = 0;
  // What it computes, as a number (program/digest.h): another one than that of a model whose results are others.
  virtual uint64_t digest() const = 0;
  // A store for a run that keeps only the wanted variables (without a question: all).
  // In `memory`, or in one that suits the model.
  virtual std::shared_ptr<results::Store> makeStore(const solve::IsWanted& isWanted = {},
                                                    std::shared_ptr<results::Memory> memory = nullptr) const = 0;
  // Files that String variables name as modelica://Library/path or file:///path, by that text; only those that exist.
  virtual const std::map<std::string, std::string>& resourceFiles() const = 0;
  // Runs to the end on the calling thread; see solve::run.
  virtual solve::RunResult run(const solve::Settings& settings, const solve::Overrides& overrides,
                               solve::Control& control, results::Store& store,
                               std::vector<Message>& messages) const = 0;
  // Makes now what all runs share, for copies of this process not to make it each.
  virtual void prepareRuns() const {}
  // Whether C functions of libraries are called, which have a process of their own for each run. A copy of this process
  // that is to run the model can make none: it is reserved before the copy is made, taken over in the copy, and left to
  // it in this process.
  virtual bool callsForeign() const { return false; }
  virtual void reserveForeign() const {}
  virtual void takeForeign() const {}
  virtual void leaveForeign() const {}
  // The runs of a batch one after another, each as run() makes it, on the calling thread; an answer for each, in their
  // order, but for those after a cancellation, which `control` may ask for at any time.
  virtual void runBatch(const Batch& batch, solve::ControlState& control, const OnAnswer& onAnswer) const;
};

// What a model is made from: a diagram, a Modelica file (with a class name, or its last class), or a class on the path.
struct Source {
  const diagram::Document* document = nullptr;
  std::string file;
  std::string className;
  // Modifiers of structural and other parameters, as name and Modelica text; tunable ones may be given at the run.
  std::vector<std::pair<std::string, std::string>> modifiers;
  // The folder of the document: base of relative file names, and readable. Empty: of a document not saved yet, or the
  // folder of `file`.
  std::string folder;
  // What the user has allowed the model to read and to change besides.
  std::vector<std::string> readFolders, writeFolders;
  // Folders of libraries whose C functions may be called: said by the user, never by a model.
  std::vector<std::string> trustedFolders;
};

// Lets a run of a model change files: where its permissions say, and in a new folder of its own among the user's cached
// files, which is made when it is needed (see RunResult::runFolder). Without this a run that tries fails with a
// message.
void allowEffects(solve::Settings& settings, const std::string& title);
// Where the folders of runs are made: for the user alone.
std::string folderOfRuns();

class Session {
 public:
  // The library path: folders in order of precedence; then MODELICAPATH, then the palette folder are appended by the
  // caller (see standardLibraryPath).
  explicit Session(std::vector<std::string> libraryPath);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Translates a source. Null after errors; warnings may come with a model. `whereabouts` is told what is under way. A
  // model that takes more memory than there is ends in a message that names it (F404); the session then begins anew.
  std::shared_ptr<const Model> translate(const Source& source, std::vector<Message>& messages,
                                         const CancelToken* cancel = nullptr, Whereabouts* whereabouts = nullptr);

  // What the editor shows of a class (memoised); empty when there is no such class.
  const ClassInfo* classInfo(const std::string& qualifiedName);
  // What the editor shows of a diagram's own classes, by their simple names; those that cannot be read are left out.
  std::vector<ClassInfo> classesOf(const diagram::Document& document);
  // The complete classes that fit where a class is promised: of a library, in its order, or of the diagram's own. The
  // first question about a library reads all of it.
  std::vector<FittingClass> fittingClasses(const diagram::Document& document, const FitQuestion& question);
  // Qualified names of the direct children of a package ("" = the top level), in their order.
  std::vector<std::string> children(const std::string& qualifiedName);
  // The source as Modelica text: a diagram with its annotations, a class as it stands in its library. Failure F401.
  Result<std::string> exportModelica(const Source& source);
  // A model of the library or of a file read before as an editable diagram: parts with a placement on the canvas,
  // everything else as text beside it. Failure D020, D021.
  Result<diagram::Document> diagramOf(const std::string& qualifiedName);
  // The same of a class that a diagram brings itself, by its simple name; its siblings stand there by theirs.
  Result<diagram::Document> diagramOf(const diagram::Document& owner, const std::string& className);
  // The equations of a class of a diagram's own, by its simple name, else of one of the library. Failure D021.
  Result<ClassEquations> equationsOf(const diagram::Document& owner, const std::string& className);
  // What a process that translates a source and runs it needs of the file system at most.
  native::Permissions reachOf(const Source& source) const;
  // Starts the process for C functions of the folders that a source trusts; translate() does it too, but a process that
  // is locked in cannot any more.
  void prepareForeign(const Source& source);
  // How many classes' files have been read so far, and the names of those after the first `from`: what another session
  // with the same library path had better read ahead.
  size_t readCount() const;
  std::vector<std::string> readClasses(size_t from) const;
  // Reads the files of these classes now; names that mean nothing here are passed over.
  void readAhead(const std::vector<std::string>& classes);
  // Texts that stand in for files, by their paths: what somebody is writing and has not saved. Where they are others
  // than before all is read anew, when it is asked for.
  void setUnsavedTexts(std::map<std::string, std::string> texts);
  // Reads a Modelica file given by the user; the names of its classes.
  std::vector<std::string> openFile(const std::string& path, std::vector<Message>& messages);

 private:
  struct State;
  std::shared_ptr<State> state_;
};

// Library folders from the command line, then the variable MODELICAPATH, then the shipped palette: beside the program
// (../share/armature/palette) or in the source folder it was built from.
std::vector<std::string> standardLibraryPath(const std::vector<std::string>& fromCommandLine);

// Reads a diagram file. Failure D….
Result<diagram::Document> loadDiagram(const std::string& path);

// Whether a file of results, or of figures about the run, could be written now. Leaves nothing behind. Failure F301.
Result<void> checkWritable(const std::string& path);

// Writes columns of results (indices into store.columns()) as CSV, or as a MAT file when the path ends with .mat.
// Failure F301.
Result<void> saveResults(const results::Store& store, const std::vector<uint32_t>& columns, const std::string& path);

}  // namespace armature
