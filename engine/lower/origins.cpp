#include "engine/lower/origins.h"

namespace armature::lower {

uint32_t addOrigin(Work& w, PartId part, SourceSpan span, std::string text) {
  program::Origin o;
  o.part = w.partPath(part);
  o.text = std::move(text);
  if (span.isValid()) {
    o.file = span.file.value;
    o.begin = span.begin;
    o.end = span.end;
  }
  w.program->origins.push_back(std::move(o));
  return static_cast<uint32_t>(w.program->origins.size() - 1);
}

}  // namespace armature::lower
