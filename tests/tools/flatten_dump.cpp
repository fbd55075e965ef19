// Flattens classes and prints the flat model, or with --brief one line each: flatten_dump [--brief] [--path DIR]…
// [--file FILE]… [--examples PACKAGE]… [--classes PACKAGE]… CLASS…
#include <chrono>
#include <cstdio>
#include <cstring>

#include "engine/lower/function_evaluator.h"
#include "engine/model/flatten.h"

using namespace armature;

namespace {

// Complete models in packages named Examples below a package.
void collectExamples(const model::ClassNode& node, const NameTable& names, bool inExamples,
                     std::vector<std::string>& to) {
  const syntax::ClassDefinition* d = node.definition();
  if (!d) return;
  if (d->kind == syntax::ClassKind::package) {
    const bool isHere = inExamples || names.text(node.name()) == "Examples";
    for (const Name child : node.childNames())
      if (const model::ClassNode* next = node.child(child)) collectExamples(*next, names, isHere, to);
  } else if (inExamples && !d->isPartial &&
             (d->kind == syntax::ClassKind::model || d->kind == syntax::ClassKind::block)) {
    to.push_back(node.qualifiedName());
  }
}

size_t unknownCount(const model::FlatModel& m) {
  size_t n = 0;
  for (const model::FlatVariable& v : m.variables)
    if (v.variability > model::Variability::parameter && !v.integral.isValid() &&
        v.causality != model::Causality::input)
      ++n;
  return n;
}

}  // namespace

int main(int argc, char** argv) {
  bool isBrief = false;
  std::vector<std::string> paths, files, classes, packages, wholePackages;
  for (int k = 1; k < argc; ++k) {
    if (!std::strcmp(argv[k], "--brief")) {
      isBrief = true;
    } else if (!std::strcmp(argv[k], "--path") && k + 1 < argc) {
      paths.emplace_back(argv[++k]);
    } else if (!std::strcmp(argv[k], "--examples") && k + 1 < argc) {
      packages.emplace_back(argv[++k]);
    } else if (!std::strcmp(argv[k], "--classes") && k + 1 < argc) {
      wholePackages.emplace_back(argv[++k]);
    } else if (!std::strcmp(argv[k], "--file") && k + 1 < argc) {
      files.emplace_back(argv[++k]);
    } else {
      classes.emplace_back(argv[k]);
    }
  }
  int failures = 0;
  if (!packages.empty() || !wholePackages.empty()) {
    model::Library library;
    for (const std::string& p : paths) library.addPath(p);
    for (const std::string& f : files) library.loadFile(f);
    for (const std::string& package : packages)
      if (const model::ClassNode* node = library.find(package)) collectExamples(*node, library.names(), false, classes);
    for (const std::string& package : wholePackages)
      if (const model::ClassNode* node = library.find(package)) collectExamples(*node, library.names(), true, classes);
  }
  for (const std::string& name : classes) {
    const auto begin = std::chrono::steady_clock::now();
    model::Library library;
    for (const std::string& p : paths) library.addPath(p);
    for (const std::string& f : files) library.loadFile(f);
    Diagnostics diagnostics;
    const model::ClassNode* node = library.find(name);
    if (!node) {
      std::printf("%s: not found\n", name.c_str());
      ++failures;
      continue;
    }
    const auto evaluator = lower::makeFunctionEvaluator();
    model::FlattenOptions options;
    options.evaluator = evaluator.get();
    const model::FlattenResult result = model::flatten(library, *node, options, diagnostics);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    for (const Diagnostic& d : library.diagnostics().all()) std::printf("%s\n", toText(d, library.sources()).c_str());
    for (const Diagnostic& d : diagnostics.all()) std::printf("%s\n", toText(d, library.sources()).c_str());
    if (!result.model) {
      std::printf("FAIL %s %.3f s\n", name.c_str(), seconds);
      ++failures;
      continue;
    }
    for (const std::string& problem : model::verify(*result.model)) std::printf("VERIFY %s\n", problem.c_str());
    if (!isBrief) std::printf("%s", model::toText(*result.model).c_str());
    const size_t unknowns = unknownCount(*result.model);
    std::printf("%s %s: %zu unknowns, %zu equations, %zu initial, %zu nodes, %.3f s\n",
                unknowns == result.model->equations.size() ? "ok" : "UNBALANCED", name.c_str(), unknowns,
                result.model->equations.size(), result.model->initialEquations.size(), result.model->pool.size(),
                seconds);
  }
  return failures > 0;
}
