// What has been freed, back to the system.
#pragma once
#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace armature {

// For the moment at which much of many small pieces has been freed, with others between them that stay: the C library
// keeps such memory otherwise. Takes some milliseconds for each hundred megabytes.
inline void returnFreeMemory() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace armature
