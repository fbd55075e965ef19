// What processes say to each other.
//
// The program keeps one *reader*: a process that has a session, answers questions about classes and forks. Each
// translation is a *worker* of its own, forked from the reader (so that what has been read is there already), which
// locks itself in, translates, and stays as long as somebody holds the model. Each run is a fork of that worker.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "engine/worker/client.h"
#include "engine/worker/fields.h"

namespace armature::worker {

enum Kind : uint32_t {
  // to the reader
  kFork = 1,   // number of the worker; descriptor of its socket
  kEnd,        // number of a worker: it and its runs are ended at once
  kReadAhead,  // names of classes that are worth having read
  kClassInfo,  // name → optional<ClassInfo>
  kChildren,   // name → names
  kClassesOf,  // diagram → ClassInfos
  kExport,     // Order → whether there is one, text, reason
  kDiagramOf,  // name → whether there is one, diagram, reason
  kInsideOf,   // diagram, name → whether there is one, diagram, reason
  kOpenFile,   // path → names, messages
  kFitting,    // diagram, FitQuestion → FittingClasses
  kEquations,  // diagram, name → whether they are there, ClassEquations, reason
  kUnsaved,    // texts by paths → true
  // to a worker
  kTranslate,  // Order; descriptor of the page
  kRun,        // RunOrder; descriptors of the run's socket, its page and its store
  kRunBatch,   // Batch; descriptors of the runs' socket and their page
  // to a run
  kParameters,  // names and values
  kSpare,       // descriptor of the socket of its next copy
  kMoveOn,      // a time; descriptors of the store that it goes on in, with its rows since then
  // to a copy of a run
  kWake,  // WakeOrder; descriptors of the run's socket, its page and its store
  // back
  kAnswer,
  kPoint,  // of a batch: number of the run, BatchAnswer
  kKept,   // of a run: it has made a copy at a time; changes that it had taken in
};

// A source as it crosses: a diagram as its text.
struct SourceText {
  std::optional<std::string> document;
  std::string file, className;
  std::vector<std::pair<std::string, std::string>> modifiers;
  std::string folder;
  std::vector<std::string> readFolders, writeFolders, trustedFolders;
};
template <class A>
void fields(A& a, SourceText& s) {
  a(s.document, s.file, s.className, s.modifiers, s.folder, s.readFolders, s.writeFolders, s.trustedFolders);
}

template <class A>
void fields(A& a, Limits& l) {
  a(l.memoryBytes, l.translationSeconds, l.fileBytes, l.onlyTheLock);
}

struct Order {
  SourceText source;
  Limits limits;
};
template <class A>
void fields(A& a, Order& o) {
  a(o.source, o.limits);
}

// What a translation gives; without a model only the messages mean something.
struct ModelText {
  bool isThere = false;
  std::vector<Message> messages;
  std::string name;
  ModelStatistics statistics;
  std::vector<ModelVariable> variables;
  std::vector<double> initial;  // by variable, see solve::initialValues
  solve::Settings settings;
  uint64_t digest = 0;
  std::map<std::string, std::string> resources;
  std::vector<std::string> read;  // classes whose files were read for it
};
template <class A>
void fields(A& a, ModelText& m) {
  a(m.isThere, m.messages, m.name, m.statistics, m.variables, m.initial, m.settings, m.digest, m.resources, m.read);
}

struct RunOrder {
  solve::Settings settings;
  solve::Overrides overrides;
  std::vector<uint8_t> isWanted;  // by variable: whether the store has it
};
template <class A>
void fields(A& a, RunOrder& r) {
  a(r.settings, r.overrides, r.isWanted);
}

// A run has at most so many copies; then every second one goes, and the next are made half as often.
constexpr uint32_t kMostKept = 24;

struct WakeOrder {
  std::vector<solve::Change> changes;
  uint32_t count = 0;  // of the copies that there are
};
template <class A>
void fields(A& a, WakeOrder& w) {
  a(w.changes, w.count);
}

struct RunAnswer {
  solve::RunResult result;
  std::vector<Message> messages;
};
template <class A>
void fields(A& a, RunAnswer& r) {
  a(r.result, r.messages);
}

}  // namespace armature::worker
