// What has been freed, back to the system.
#pragma once
#include <cstdlib>
#ifdef ARMATURE_MIMALLOC
#include <mimalloc.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

namespace armature {

// For the moment at which much of many small pieces has been freed, with others between them that stay: such memory is
// kept otherwise. Takes some milliseconds for each hundred megabytes.
inline void returnFreeMemory() {
#ifdef ARMATURE_MIMALLOC
  mi_collect(true);
#elif defined(__GLIBC__)
  malloc_trim(0);
#endif
}

}  // namespace armature
