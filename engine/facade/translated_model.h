// A translated model: the program with its figures, and the way back to the texts for messages.
#pragma once
#include <memory>
#include <mutex>

#include "engine/facade/session.h"
#include "engine/foreign/host.h"
#include "engine/lower/lower.h"
#include "engine/model/library.h"
#include "engine/program/digest.h"

namespace armature {

// What a session has read; models keep it alive for their messages. The mutex guards everything in it.
struct SessionTexts {
  std::mutex mutex;
  model::Library library;
};

class TranslatedModel final : public Model {
 public:
  std::shared_ptr<SessionTexts> texts;
  std::unique_ptr<program::Program> code;
  ModelStatistics figures;
  solve::Settings settings;
  std::string title;
  std::map<std::string, std::string> resources;
  std::shared_ptr<foreign::Host> foreignHost;  // null where no C function of a library is called

  // The program, and the figures of its making.
  void take(lower::LowerResult&& lowered);

  const std::string& name() const override { return title; }
  const ModelStatistics& statistics() const override { return figures; }
  const std::vector<ModelVariable>& variables() const override { return code->variables; }
  std::vector<double> initialValues() const override { return solve::initialValues(*code); }
  const solve::Settings& defaultSettings() const override { return settings; }
  uint64_t digest() const override { return program::digestOf(*code); }
  const program::Program& program() const { return *code; }
  const std::map<std::string, std::string>& resourceFiles() const override { return resources; }
  std::shared_ptr<results::Store> makeStore(const solve::IsWanted& isWanted,
                                            std::shared_ptr<results::Memory> memory) const override {
    return solve::makeStore(*code, isWanted, std::move(memory));
  }
  void prepareRuns() const override { code->machineCode.evaluator(*code); }
  bool callsForeign() const override { return foreignHost != nullptr; }
  void reserveForeign() const override {
    if (foreignHost) foreignHost->reserve();
  }
  void takeForeign() const override {
    if (foreignHost) foreignHost->take();
  }
  void leaveForeign() const override {
    if (foreignHost) foreignHost->leave();
  }
  solve::RunResult run(const solve::Settings& wanted, const solve::Overrides& overrides, solve::Control& control,
                       results::Store& store, std::vector<Message>& messages) const override;
};

}  // namespace armature
