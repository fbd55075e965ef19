// What all parts of one translation share: the library, the options, the model in the making, the messages, and the
// stores of instances and contexts. A part is a class of its own for one subject (classes, modifiers, instances,
// references, …) that takes the parts it needs; where a lower part needs a higher one, it names an interface of its
// own, and Flattener passes the question on. Inside of the room; other rooms see flatten.h.
#pragma once
#include <deque>
#include <string>
#include <vector>

#include "engine/base/block_list.h"
#include "engine/base/cancel.h"
#include "engine/base/shared_text.h"
#include "engine/model/flatten.h"
#include "engine/model/functions.h"
#include "engine/model/instance.h"

namespace armature::model {

using Expr = syntax::Expression;
using MaybeValue = std::optional<Value>;
using Values = std::vector<Value>;

struct Translation {
  Library& library;
  FlattenOptions options;
  Diagnostics* diagnostics;
  FlatModel* model = nullptr;
  symbolic::Pool* pool = nullptr;
  Instance* root = nullptr;    // the translated class
  FileId rootFile = {};        // the file that holds its text
  Class* rootClass = nullptr;  // stands for the unnamed root

  BlockList<Instance> instances = {};
  std::deque<Context> contexts = {};
  std::deque<Element> extraElements = {};  // of redeclared components
  TextSharing texts = {};                  // of attributes and descriptions

  int depth = 0;                               // of lookups, calls and instantiation
  int evaluating = 0;                          // > 0: parameters give their values
  int whenDepth = 0;                           // > 0: within the body of a when-clause
  bool isInitialSection = false;               // within initial equations
  std::vector<Instance*> structuralUses = {};  // parameters whose values have been used in the evaluation under way
  std::vector<int64_t> endStack = {};          // sizes of the dimensions that `end` refers to
  uint64_t rounds = 0;                         // of all loops of iterators so far
  Diagnostics* told = nullptr;                 // what is told in the end, outside of all trials
  bool hasGivenUp = false;

  // What an evaluation within this one has used up is not there any more.
  void forgetUsesFrom(size_t place) {
    if (place < structuralUses.size()) structuralUses.resize(place);
  }
};

// Diverts the messages of a translation to itself while it lives: what is tried may fail without a word.
class MessageTrial {
 public:
  explicit MessageTrial(Translation& translation) : translation_(translation), outer_(translation.diagnostics) {
    translation.diagnostics = &messages;
  }
  ~MessageTrial() { end(); }
  MessageTrial(const MessageTrial&) = delete;
  MessageTrial& operator=(const MessageTrial&) = delete;
  // Messages go again where they went before.
  void end() { translation_.diagnostics = outer_; }
  // Ends the trial and tells what it has found.
  void tell() {
    end();
    outer_->append(messages);
  }

  Diagnostics messages;

 private:
  Translation& translation_;
  Diagnostics* outer_;
};

// The base of every part: short ways to what is shared, and the words by which messages name things.
class TranslationPart {
 protected:
  explicit TranslationPart(Translation& translation) : translation_(translation) {}

  Translation& state() const { return translation_; }
  Library& library() const { return translation_.library; }
  const FlattenOptions& options() const { return translation_.options; }
  Diagnostics& diagnostics() const { return *translation_.diagnostics; }
  FlatModel& model() const { return *translation_.model; }
  symbolic::Pool& pool() const { return *translation_.pool; }
  Instance* root() const { return translation_.root; }
  bool isCancelled() const { return state().hasGivenUp || (options().cancel && options().cancel->isCancelled()); }

  // Ends the translation with this error as its last message: what is asked for has no end, or one out of reach.
  void giveUp(const char* code, Phrase message, SourceSpan span, std::vector<std::string> parts = {}) const;
  // Whether an array of these dimensions, each element made of `each` scalars, is not too large to be made at all.
  bool isWithinBudget(const std::vector<int64_t>& dims, int64_t each) const;
  MaybeValue tooLarge(SourceSpan span) const;
  // Tell what is under way, and which part of the model, or member of a class, is being worked on.
  void begin(std::string_view activity) const;
  void workingOn(const Instance* instance) const;

  std::string text(Name name) const { return std::string(library().names().text(name)); }
  std::string nameOf(const Class* cls) const;
  std::string pathOf(const Instance* instance) const;
  void appendPath(std::string& path, const Instance* instance) const;
  Phrase subjectOf(const Instance* instance) const;  // its path; "the model" for the model itself
  std::vector<std::string> partsOf(const Instance* instance) const;
  // The candidate that is spelled most like a wrong name; empty where none is near.
  std::string suggest(Name wrong, const std::vector<Name>& candidates) const;
  // Adds an error; nothing, to be returned where a value was wanted.
  MaybeValue error(std::string code, Phrase message, SourceSpan span, Phrase advice = {}) const;
  void complainOnce(Severity severity, const char* code, Phrase message, const Instance* array, SourceSpan span,
                    Phrase advice) const;
  void nameParts(const std::string& path) const;

  // The place in which the text of a class is understood for an instance.
  const Context* contextOf(Instance* self, Class* view) const;
  bool isFunctionText(const Context* context) const;
  // Whether a place lies in the file of the translated class: the user's own text, not that of a library.
  bool isOwnText(SourceSpan span) const { return span.isValid() && span.file == state().rootFile; }
  PartId partOf(const Context* context) const;

 private:
  Translation& translation_;
};

}  // namespace armature::model
