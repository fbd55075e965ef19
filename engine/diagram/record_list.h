// What of a run a diagram wants to be kept: names and patterns (base/glob.h) in the member `record` of its experiment.
#pragma once
#include <string>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

// Empty: everything.
std::vector<std::string> recordList(const Experiment& experiment);
// Without entries the member goes, so that a file that never had one stays as it was.
void setRecordList(Experiment& experiment, const std::vector<std::string>& list);
// What a person has typed, separated by commas: those within brackets or quotes belong to a name. And back.
std::vector<std::string> readRecordList(const std::string& text);
std::string recordListText(const std::vector<std::string>& list);

}  // namespace armature::diagram
