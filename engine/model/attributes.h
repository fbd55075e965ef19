// Attributes and values of scalar variables (specification 4.9), how much these may vary (4.4.4), and the annotation of
// the experiment (18.4).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Instantiation;
class Modifiers;
class ParameterValues;
class ValueArithmetic;

class Attributes : private TranslationPart {
 public:
  Attributes(Translation& translation, ValueArithmetic& arithmetic, Modifiers& modifiers, Instantiation& instances,
             ParameterValues& parameters)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        modifiers_(modifiers),
        instances_(instances),
        parameters_(parameters) {}

  // Gives the variables of a leaf their attributes, parameters and constants their values.
  void finishLeaf(Instance* leaf);
  // What a value used at translation was computed from has been used as well.
  void spreadStructural();
  // Declared values and attributes must not vary more than what they are given to.
  void checkVariability();
  // annotation(experiment(StopTime = …)) of the class; that of a base does not count.
  void readExperiment(Class* cls);
  // Before the attributes have been filled in: what the model gives for one of them, invalid where it gives nothing;
  // the start value, zero when there is none.
  ExprId givenOf(VarId id, std::string_view attribute);
  ExprId startOf(VarId id);

 private:
  void checkFinalAttributes(const Instance* leaf);
  void setAttribute(Instance* leaf, const Modifier& modifier);

  ValueArithmetic& arithmetic_;
  Modifiers& modifiers_;
  Instantiation& instances_;
  ParameterValues& parameters_;
};

}  // namespace armature::model
