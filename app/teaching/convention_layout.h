// What positive means, as thin hollow arrows beside the parts: by the sign table, along or against the line, apart or
// together at a part's two ends, or along the path of a current. Shown before anything has run.
#pragma once
#include "app/teaching/sheet.h"
#include "app/teaching/sign_table.h"

namespace armature::app {

// `ink`: of the words beside the arrows.
void layOutConvention(Sheet& sheet, const SignTable& table, const QColor& ink);

}  // namespace armature::app
