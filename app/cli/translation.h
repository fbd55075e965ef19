// What every command does before its work: files that could not be written are found, the model is translated.
#pragma once
#include "app/cli/engine.h"
#include "engine/experiments/assignment.h"

namespace armature::cli {

struct Translation {
  std::shared_ptr<const Model> model;  // null after errors
  solve::Overrides overrides;          // of --set, for the run
};

// Parameters that can be tuned are set at the run; the others change the translation.
Translation translate(Engine& engine, Source source, const experiments::Assignments& settings,
                      std::vector<Message>& messages);

bool hasErrors(const std::vector<Message>& messages);

// Resolves the source, translates and prints the messages. A model, or nothing with the exit status set.
struct Opened {
  diagram::Document document;
  Source source;
  std::unique_ptr<Engine> engine;
  Translation translation;
};
bool open(const Arguments& arguments, Opened& opened, int& status);

// Start time, stop time, tolerance and interval of the model, with what the command line says instead. False after
// saying what does not fit together.
bool settingsFor(const Arguments& arguments, const Model& model, solve::Settings& settings);

// Files that cannot be written are found before the work is done for them.
bool areWritable(const Arguments& arguments);

// While it lives, an interrupt from the terminal cancels the control.
class Interrupt {
 public:
  explicit Interrupt(CancelToken& cancel);
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
};

}  // namespace armature::cli
