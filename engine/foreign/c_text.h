// The C text that is compiled for a group of functions: the functions of ModelicaUtilities, what the library includes,
// and for each function a caller that takes its arguments from the process around it and gives the results back. The
// compiler checks the calls by the declarations that the library includes, or by those of the specification.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/foreign/declaration.h"

namespace armature::foreign {

struct CTexts {
  std::string utilities;  // implementation of ModelicaUtilities.h
  std::string included;   // functions of what is included; empty where there is none
  std::string declared;   // functions that are declared by their signatures; empty where there is none
};

// The caller of function k is called by this name.
std::string callerOf(size_t k);
CTexts textsOf(const std::vector<Declaration>& functions);

// Headers that these texts include, by name and text: armature_host.h and ModelicaUtilities.h.
std::string_view hostHeader();
std::string_view utilitiesHeader();

}  // namespace armature::foreign
