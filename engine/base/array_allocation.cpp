// `new[]` as the language has it (ISO C++ [new.delete.array]), see allocation.cpp: a file of its own, since a program
// may have its own operator for single objects alone.
#ifdef ARMATURE_MIMALLOC
#include <new>

void* operator new[](std::size_t size) {
  return ::operator new(size);
}
#endif
