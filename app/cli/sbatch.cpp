#include "app/cli/sbatch.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "app/cli/output.h"
#include "engine/base/durable_file.h"

namespace armature::cli {

namespace {

std::string quoted(const std::string& word) {
  const auto isPlain = [](char c) {
    return (std::isalnum(static_cast<unsigned char>(c)) != 0) ||
           std::string_view("_-./=,:+@%").find(c) != std::string_view::npos;
  };
  if (!word.empty() && std::all_of(word.begin(), word.end(), isPlain)) return word;
  std::string text = "'";
  for (const char c : word) {
    if (c == '\'')
      text += "'\\''";
    else
      text += c;
  }
  return text + '\'';
}

}  // namespace

int writeSbatch(const Arguments& a, const std::vector<std::string>& words) {
  std::string command = "srun --mpi=pmix armature-cli";
  for (size_t k = 0; k < words.size(); ++k) {
    const std::string& word = words[k];
    const bool isOurs = word == "--sbatch" || word == "--ranks";
    if (isOurs) ++k;
    if (isOurs || word.starts_with("--sbatch=") || word.starts_with("--ranks=") || word == "--resume") continue;
    command += ' ' + quoted(word);
  }
  const std::string name = std::filesystem::path(a.output).stem().string();
  std::string text = "#!/bin/sh\n";
  text += "# A study for Slurm: sbatch " + std::filesystem::path(a.experiment.sbatch).filename().string() + "\n";
  text += "#SBATCH --job-name=" + quoted(name) + "\n";
  text += "#SBATCH --ntasks=" + std::to_string(a.experiment.ranks.value_or(16)) + "\n";
  text += "#SBATCH --cpus-per-task=1\n#SBATCH --requeue\n#SBATCH --open-mode=append\n\n";
  text += "# What is done by then is kept in a journal beside the output: a job that was stopped goes on.\n";
  text += command + " --resume\n";
  return report(writeDurably(a.experiment.sbatch, text)) ? kDone : kUsage;
}

}  // namespace armature::cli
