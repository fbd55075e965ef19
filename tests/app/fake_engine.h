// A made-up engine with five classes, for tests of the window's rooms that need no mathematics.
#pragma once
#include <map>

#include "app/run/engine.h"

namespace armature::app {

class FakeEngine : public Engine {
 public:
  FakeEngine() {
    const auto flange = [](const char* name, double x, bool isFilled) {
      ConnectorInfo c;
      c.name = name;
      c.type = isFilled ? "Fake.Flange_a" : "Fake.Flange_b";
      c.domain = Domain::rotational;
      c.signature = "phi,flow tau";
      c.x = x;
      c.isFilled = isFilled;
      return c;
    };
    const auto signal = [](const char* name, double x, const char* causality) {
      ConnectorInfo c;
      c.name = name;
      c.type = std::string("Fake.Real") + causality;
      c.domain = Domain::real;
      c.signature = "Real";
      c.causality = causality;
      c.x = x;
      return c;
    };
    ClassInfo inertia = make("Fake.Inertia");
    inertia.connectors = {flange("flange_a", -100, true), flange("flange_b", 100, false)};
    ParameterInfo j;
    j.name = "J";
    j.type = "Real";
    j.unit = "kg.m2";
    inertia.parameters = {j};
    put(inertia);
    ClassInfo wheel = inertia;  // the other way round
    wheel.name = "Fake.Wheel";
    wheel.connectors = {flange("rim", -100, true), flange("hub", 0, false)};
    put(wheel);
    ClassInfo torque = make("Fake.Torque");
    torque.connectors = {signal("tau", -100, "input"), flange("flange", 100, false), flange("support", 0, true)};
    torque.connectors[2].y = -100;
    torque.connectors[2].condition = "useSupport";
    ParameterInfo use;
    use.name = "useSupport";
    use.type = "Boolean";
    use.defaultValue = "false";
    torque.parameters = {use};
    put(torque);
    ClassInfo sine = make("Fake.Sine");
    sine.connectors = {signal("y", 100, "output")};
    put(sine);
    ClassInfo gain = make("Fake.Gain");
    gain.connectors = {signal("u", -100, "input"), signal("y", 100, "output")};
    put(gain);
  }

  const ClassInfo* classInfo(const std::string& name) override {
    const auto found = classes_.find(name);
    return found == classes_.end() ? nullptr : &found->second;
  }
  std::vector<std::string> children(const std::string& name) override {
    std::vector<std::string> names;
    if (name.empty()) return {"Fake"};
    if (name == "Fake")
      for (const auto& entry : classes_) names.push_back(entry.first);
    return names;
  }
  std::shared_ptr<const Model> translate(const diagram::Document&, const FileAccess&, std::vector<Message>& messages,
                                         const CancelToken*) override {
    Message message;
    message.code = "S001";
    message.text = Phrase("a made-up engine translates nothing");
    messages.push_back(message);
    return nullptr;
  }
  Result<std::string> exportModelica(const diagram::Document&) override { return std::string("model M end M;"); }
  std::vector<ClassInfo> classesOf(const diagram::Document&) override { return {}; }
  Result<diagram::Document> diagramOf(const std::string&) override {
    return failure("D021", Phrase("no diagrams here"));
  }
  Result<diagram::Document> insideOf(const diagram::Document&, const std::string&) override {
    return failure("D021", Phrase("no diagrams here"));
  }
  Result<std::string> textOf(const std::string& name) override { return "model " + name + " end " + name + ";"; }
  std::vector<std::string> openFile(const std::string&, std::vector<Message>&) override { return {}; }

 protected:
  static ClassInfo make(const char* name) {
    ClassInfo info;
    info.name = name;
    info.kind = "model";
    return info;
  }
  void put(const ClassInfo& info) { classes_[info.name] = info; }

 private:
  std::map<std::string, ClassInfo> classes_;
};

}  // namespace armature::app
