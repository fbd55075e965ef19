// What positive means, as thin hollow arrows beside the parts: by the sign table, along or against the line, apart or
// together at a part's two ends, or along the path of a current. Shown before anything has run.
#pragma once
#include "app/look/glasses.h"
#include "app/teaching/sheet.h"
#include "app/teaching/sign_table.h"

namespace armature::app {

// Whether a diagram is shown so small that this is said only of the parts that are looked at (lookedAt).
bool areConventionsCrowded(double zoom);
// `ink`: of the words beside the arrows. What `glasses` turn points the other way; `prefix`: of the parts' full names.
void layOutConvention(Sheet& sheet, const SignTable& table, const QColor& ink, const Glasses& glasses = {},
                      const QString& prefix = {});

}  // namespace armature::app
