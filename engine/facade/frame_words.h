// What is told of parts with frames, in the words of the person's diagram: the translation speaks of an inner part that
// is missing and of unknowns of rotation matrices, where a student has forgotten the World or closed a loop that does
// not fit.
#pragma once
#include "engine/facade/connector_check.h"
#include "engine/model/flat_model.h"
#include "engine/program/program.h"

namespace armature {

// Rewords the warning that no World is found (N007) so that it names the parts that have frames, or the World that is
// there but not as `inner World world`. Nothing else is changed. Linear in parts and messages.
void explainMissingWorld(const diagram::Document& document, const ClassInfoSource& classInfo, Diagnostics& diagnostics);

// Assertions that are false whatever happens, such as that of a joint on being connected, as errors D065 that name the
// part. They are checked only when the model is initialized, which one with a singular structure never is.
std::vector<Diagnostic> assertionsNeverTrue(const model::FlatModel& flat);
// Tells them in place of the singular structure (S001 … S004) that follows from what they say.
void explainByAssertions(const std::vector<Diagnostic>& violated, Diagnostics& diagnostics);

// Rewords the failure of an initialization whose unknowns are nothing but places and angles of frames: a closed loop
// that cannot be put together. Other messages stay.
Diagnostic explainAssembly(Diagnostic diagnostic, const program::Program& program);

}  // namespace armature
