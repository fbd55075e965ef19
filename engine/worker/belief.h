// What of a worker's answers the program believes. The bytes are in order when they have been read (wire.h); here what
// they say is looked at, for a worker may have been taken over by its model. Inside of the room.
#pragma once
#include <string>
#include <vector>

#include "engine/worker/protocol.h"

namespace armature::worker {

// Whether what a worker says of a model can be one: a value for each variable, and times that are numbers.
bool isSensible(const ModelText& text);

// Whether the matrices have the sizes that the signals say, and hold numbers.
bool isSensible(const solve::Linearization& linearization);

// Takes away requests to allow a folder that is not the one its file lies in: a person sees the file and allows the
// folder.
void dropForeignRequests(std::vector<Message>& messages);

// Whether a path is one of a folder directly beneath folderOfRuns(), where alone folders of runs are made.
bool isRunFolder(const std::string& path);

// A time if it is a number, else the other one [s].
double timeOr(double time, double otherwise);

}  // namespace armature::worker
