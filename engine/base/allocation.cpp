// `new` with mimalloc: its library is C, and its own operators abort where memory ends instead of asking the
// new-handler and throwing, as the language has it (ISO C++ [new.delete.single]).
#ifdef ARMATURE_MIMALLOC
#include <cstdlib>
#include <new>

void* operator new(std::size_t size) {
  while (true) {
    if (void* const memory = std::malloc(size > 0 ? size : 1)) return memory;
    const std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
  }
}
#endif
