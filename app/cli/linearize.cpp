#include "app/cli/linearize.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/cli/output.h"
#include "app/cli/steady.h"
#include "engine/base/durable_file.h"
#include "engine/base/printable.h"
#include "engine/experiments/modes.h"

namespace armature::cli {

namespace {

using Json = nlohmann::ordered_json;

Json matrix(const std::vector<double>& values, size_t rows, size_t columns) {
  Json all = Json::array();
  for (size_t row = 0; row < rows; ++row) {
    const auto begin = values.begin() + static_cast<ptrdiff_t>(row * columns);
    all.push_back(std::vector<double>(begin, begin + static_cast<ptrdiff_t>(columns)));
  }
  return all;
}

Json names(const std::vector<solve::Signal>& signals, Json& units, Json& point) {
  Json all = Json::array();
  for (const solve::Signal& s : signals) {
    all.push_back(s.name);
    units[s.name] = s.unit.empty() ? "1" : s.unit;
    point[s.name] = s.value;
  }
  return all;
}

Json toJson(const solve::Linearization& l, const std::vector<experiments::Mode>& modes) {
  const size_t nx = l.states.size(), nu = l.inputs.size(), ny = l.outputs.size();
  Json units = Json::object(), point = Json::object(), json;
  json["time"] = l.time;
  json["states"] = names(l.states, units, point);
  json["inputs"] = names(l.inputs, units, point);
  json["outputs"] = names(l.outputs, units, point);
  json["units"] = units;
  json["A"] = matrix(l.a, nx, nx);
  json["B"] = matrix(l.b, nx, nu);
  json["C"] = matrix(l.c, ny, nx);
  json["D"] = matrix(l.d, ny, nu);
  json["eigenvalues"] = Json::array();
  json["participation"] = Json::array();
  for (const experiments::Mode& mode : modes) {
    json["eigenvalues"].push_back({mode.real, mode.imaginary});
    Json shares = Json::object();
    for (const auto& p : mode.participants) shares[l.states[p.state].name] = p.share;
    json["participation"].push_back(shares);
  }
  json["point"] = point;
  return json;
}

void print(const std::string& model, const solve::Linearization& l, const std::vector<experiments::Mode>& modes) {
  std::printf("%s at t = %g s: %zu states, %zu inputs, %zu outputs\n", printable(model).c_str(), l.time,
              l.states.size(), l.inputs.size(), l.outputs.size());
  for (const experiments::Mode& mode : modes) {
    if (mode.imaginary < 0) continue;
    std::string who;
    for (const auto& p : mode.participants) {
      char share[16];
      std::snprintf(share, sizeof(share), "%.0f %%", 100 * p.share);
      who += (who.empty() ? "" : ", ") + printable(l.states[p.state].name) + " " + share;
    }
    if (mode.imaginary == 0) {
      std::printf("  %.9g 1/s  %s\n", mode.real, who.c_str());
    } else {
      std::printf("  %.9g ± %.9g i 1/s, %.4g Hz, damping %.4g  %s\n", mode.real, mode.imaginary,
                  mode.frequency() / 6.283185307179586, mode.damping(), who.c_str());
    }
  }
}

}  // namespace

int linearize(const Arguments& a) {
  int status = kDone;
  Opened opened;
  if (!open(a, opened, status)) return status;
  const Model& model = *opened.translation.model;
  solve::Settings settings = settingsAtInstant(a, model, solve::Aim::linearization);
  settings.inputs = a.experiment.inputs;
  settings.outputs = a.experiment.outputVariables;
  const auto known = [&model](const std::string& name) {
    const auto& variables = model.variables();
    return std::any_of(variables.begin(), variables.end(), [&](const ModelVariable& v) { return v.name == name; });
  };
  for (const auto* list : {&settings.inputs, &settings.outputs})
    for (const std::string& name : *list)
      if (!known(name)) {
        complain("there is no variable " + name);
        return kUsage;
      }
  const auto store = model.makeStore([](const ModelVariable& v) { return v.isState; });
  solve::RunResult result;
  status = runToInstant(a, opened, settings, *store, result);
  if (status != kDone) return status;
  if (!result.linearization) return kStopped;
  const solve::Linearization& l = *result.linearization;
  const auto modes = experiments::modesOf(l.a, l.states.size());
  if (!modes) {
    std::fprintf(stderr, "error %s: %s\n", modes.reason().code.c_str(), printable(modes.reason().message).c_str());
    return kStopped;
  }
  if (!report(writeDurably(a.output, toJson(l, *modes).dump(1) + '\n'))) return kUsage;
  if (!a.isQuiet) print(model.name(), l, *modes);
  return kDone;
}

}  // namespace armature::cli
