// A lesson as JSON text (lesson.json). Reading is strict about what it knows and keeps what it does not know.
#pragma once
#include "app/lessons/lesson.h"

namespace armature::app {

// Failure D001 (no JSON), D004, D005 (a member of a wrong type, or missing) or L…; each names step and member
// ("steps[2].task.items[0].at: expected a number"). What a lesson asks of other files is not looked at here.
[[nodiscard]] Result<Lesson> lessonFromJson(std::string_view text);
// With two blanks of indentation and a final newline; reading it gives an equal lesson.
std::string toJson(const Lesson& lesson);

// JSON text from outside, without exceptions: bounded in size and nesting.
[[nodiscard]] Result<diagram::Json> parseForeignJson(std::string_view text);

}  // namespace armature::app
