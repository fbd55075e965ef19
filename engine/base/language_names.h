// Names that a Modelica model may use without declaring them, in one list: for the translation, which knows no other
// built-in function, and for editors, which colour, complete and check what is written. Reserved words are those of
// syntax/lexer.h.
#pragma once
#include <algorithm>
#include <iterator>
#include <string_view>

namespace armature {

// Predefined types (Modelica specification 3.6, section 4.9), and what else is a class without being in a library.
inline constexpr std::string_view kLanguageTypes[] = {"Real",        "Integer",        "Boolean", "String",
                                                      "StateSelect", "AssertionLevel", "Clock"};
inline constexpr std::string_view kLanguageClasses[] = {"Complex", "Connections", "ExternalObject"};

// Functions and operators (sections 3.7, 8.3, 10.3, 15.2 and 16) that are no reserved words, in the order of the
// alphabet. The variable of time is not among them.
inline constexpr std::string_view kLanguageFunctions[] = {
    "abs",      "acos",       "actualStream", "array",       "asin",
    "assert",   "atan",       "atan2",        "backSample",  "cardinality",
    "cat",      "ceil",       "change",       "cos",         "cosh",
    "cross",    "delay",      "diagonal",     "div",         "edge",
    "exp",      "fill",       "firstTick",    "floor",       "getInstanceName",
    "hold",     "homotopy",   "identity",     "inStream",    "integer",
    "interval", "linspace",   "log",          "log10",       "matrix",
    "max",      "min",        "mod",          "ndims",       "noClock",
    "noEvent",  "ones",       "outerProduct", "pre",         "previous",
    "product",  "reinit",     "rem",          "rooted",      "sample",
    "scalar",   "semiLinear", "shiftSample",  "sign",        "sin",
    "sinh",     "size",       "skew",         "smooth",      "spatialDistribution",
    "sqrt",     "subSample",  "sum",          "superSample", "symmetric",
    "tan",      "tanh",       "terminal",     "terminate",   "transpose",
    "vector",   "zeros"};
inline constexpr std::string_view kTimeVariable = "time";

// Operators of state machines (chapter 17), which are refused by name.
inline constexpr std::string_view kStateMachineOperators[] = {"activeState",  "initialState", "reset",
                                                              "ticksInState", "timeInState",  "transition"};

template <size_t count>
constexpr bool isAmong(const std::string_view (&names)[count], std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace armature
