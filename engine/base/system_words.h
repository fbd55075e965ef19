// What the operating system says of a call that has failed, as a phrase: frequent reasons have a translation.
#pragma once
#include "engine/base/phrase.h"

namespace armature {

// `error`: a value of errno.
Phrase systemWords(int error);

}  // namespace armature
