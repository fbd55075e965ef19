// Function classes as the executor of functions takes them: inputs, outputs, locals, statements and annotations
// (specification 12.2, 12.7).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;
class Instantiation;
class Modifiers;
class Records;

class FunctionClasses : private TranslationPart {
 public:
  FunctionClasses(Translation& translation, Modifiers& modifiers, ClassTable& classes, Instantiation& instances,
                  Records& records)
      : TranslationPart(translation),
        modifiers_(modifiers),
        classes_(classes),
        instances_(instances),
        records_(records) {}

  // Made on the first call; null after an error.
  const FunctionClass* functionOf(Class* cls);

 private:
  void functionAnnotations(FunctionClass& function, Class* cls);
  void functionVariable(FunctionClass& function, Class* cls, const Element& element);

  Modifiers& modifiers_;
  ClassTable& classes_;
  Instantiation& instances_;
  Records& records_;
};

}  // namespace armature::model
