#include "engine/foreign/c_text.h"

#include <algorithm>

namespace armature::foreign {

namespace {

constexpr std::string_view kHostHeader = R"(#ifndef ARMATURE_HOST_H
#define ARMATURE_HOST_H
#include <stddef.h>
/* What the process around a library gives to its functions; the same as HostTable in caller.cpp. */
typedef struct armature_host {
  void *self;
  double (*number)(void *);
  int (*integer)(void *);
  size_t (*size)(void *);
  const char *(*text)(void *);
  void *(*object)(void *);
  double *(*numbers)(void *, int);
  int *(*integers)(void *, int);
  const char **(*texts)(void *, int);
  void (*giveNumber)(void *, double);
  void (*giveText)(void *, const char *);
  void (*giveObject)(void *, void *, void (*)(void *));
  void (*giveNumbers)(void *, int, const double *);
  void (*giveIntegers)(void *, int, const int *);
  void (*giveTexts)(void *, int, const char **);
  void (*error)(void *, const char *);
  void (*tell)(void *, int, const char *);
  void *(*allocate)(void *, size_t);
} armature_host;
#endif
)";

// Specification 12.9.6.
constexpr std::string_view kUtilitiesHeader = R"(#ifndef MODELICA_UTILITIES_H
#define MODELICA_UTILITIES_H
#include <stdarg.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
void ModelicaMessage(const char *string);
void ModelicaFormatMessage(const char *string, ...) __attribute__((format(printf, 1, 2)));
void ModelicaVFormatMessage(const char *string, va_list args);
void ModelicaWarning(const char *string);
void ModelicaFormatWarning(const char *string, ...) __attribute__((format(printf, 1, 2)));
void ModelicaVFormatWarning(const char *string, va_list args);
void ModelicaError(const char *string) __attribute__((noreturn));
void ModelicaFormatError(const char *string, ...) __attribute__((noreturn, format(printf, 1, 2)));
void ModelicaVFormatError(const char *string, va_list args) __attribute__((noreturn));
char *ModelicaAllocateString(size_t len);
char *ModelicaAllocateStringWithErrorReturn(size_t len);
char *ModelicaDuplicateString(const char *str);
char *ModelicaDuplicateStringWithErrorReturn(const char *str);
#ifdef __cplusplus
}
#endif
#endif
)";

constexpr std::string_view kUtilities = R"(#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "armature_host.h"
#include "ModelicaUtilities.h"

const armature_host *armature_the_host;
void armature_attach(const armature_host *host) { armature_the_host = host; }

enum { LONGEST = 8192, MESSAGE = 0, WARNING = 1 };

static void tell(int kind, const char *string) {
  armature_the_host->tell(armature_the_host->self, kind, string);
}
static void tellFormatted(int kind, const char *string, va_list args) {
  char text[LONGEST];
  vsnprintf(text, sizeof text, string, args);
  tell(kind, text);
}

void ModelicaMessage(const char *string) { tell(MESSAGE, string); }
void ModelicaVFormatMessage(const char *string, va_list args) { tellFormatted(MESSAGE, string, args); }
void ModelicaFormatMessage(const char *string, ...) {
  va_list args;
  va_start(args, string);
  tellFormatted(MESSAGE, string, args);
  va_end(args);
}
void ModelicaWarning(const char *string) { tell(WARNING, string); }
void ModelicaVFormatWarning(const char *string, va_list args) { tellFormatted(WARNING, string, args); }
void ModelicaFormatWarning(const char *string, ...) {
  va_list args;
  va_start(args, string);
  tellFormatted(WARNING, string, args);
  va_end(args);
}
void ModelicaError(const char *string) {
  armature_the_host->error(armature_the_host->self, string);
  abort();
}
void ModelicaVFormatError(const char *string, va_list args) {
  char text[LONGEST];
  vsnprintf(text, sizeof text, string, args);
  ModelicaError(text);
}
void ModelicaFormatError(const char *string, ...) {
  va_list args;
  va_start(args, string);
  ModelicaVFormatError(string, args);
}
char *ModelicaAllocateStringWithErrorReturn(size_t len) {
  return armature_the_host->allocate(armature_the_host->self, len + 1);
}
char *ModelicaAllocateString(size_t len) {
  char *made = ModelicaAllocateStringWithErrorReturn(len);
  if (!made) ModelicaError("no memory for a string");
  return made;
}
char *ModelicaDuplicateStringWithErrorReturn(const char *str) {
  char *made = ModelicaAllocateStringWithErrorReturn(strlen(str));
  return made ? strcpy(made, str) : made;
}
char *ModelicaDuplicateString(const char *str) { return strcpy(ModelicaAllocateString(strlen(str)), str); }
)";

// What is asked of the compiler for the callers; the library's own text is left to its usual settings.
constexpr std::string_view kStrict = R"(
#pragma GCC diagnostic error "-Wimplicit-function-declaration"
#pragma GCC diagnostic error "-Wincompatible-pointer-types"
#pragma GCC diagnostic error "-Wint-conversion"
#include "armature_host.h"
)";

std::string typeOf(const ArgumentKind& kind, const std::string& record) {
  switch (kind.letter) {
    case 'r':
      return "double";
    case 'i':
      return "int";
    case 'z':
      return "size_t";
    case 's':
      return "const char *";
    case 'o':
      return "void *";
    default:
      return "struct " + record;
  }
}

// The words for a kind in the names of the host's functions.
std::string wordOf(char letter) {
  return letter == 'r'   ? "number"
         : letter == 'i' ? "integer"
         : letter == 'z' ? "size"
         : letter == 's' ? "text"
                         : "object";
}

class CallerText {
 public:
  CallerText(const Declaration& declaration, size_t index, bool isDeclared)
      : declaration_(declaration), name_(callerOf(index)), isDeclared_(isDeclared) {}

  std::string write() {
    const Signature& signature = declaration_.signature;
    std::string body;
    for (size_t k = 0; k < signature.arguments.size(); ++k) body += take(signature.arguments[k], k);
    std::string give;
    if (signature.result) give = giveResult(*signature.result);
    for (size_t k = 0; k < signature.arguments.size(); ++k)
      if (signature.arguments[k].isHandedBack) give += giveBack(signature.arguments[k], k);
    std::string call = declaration_.function.name + '(';
    for (size_t k = 0; k < passed_.size(); ++k) call += (k > 0 ? ", " : "") + passed_[k];
    call += ')';
    if (signature.result)
      call =
          (signature.result->fields.empty() ? typeOf(*signature.result, {}) + " result = " : "__auto_type result = ") +
          call;
    // The declaration follows the types that it names.
    std::string prototype;
    if (isDeclared_) prototype = declarationText();
    std::string destructor;
    if (!declaration_.destructor.empty()) {
      if (isDeclared_) destructor = "extern void " + declaration_.destructor + "(void *);\n";
      destructor += "static void " + name_ + "_end(void *object) { " + declaration_.destructor + "(object); }\n";
    }
    return structs_ + prototype + destructor + "void " + name_ + "(const armature_host *h) {\n  void *s = h->self;\n" +
           body + "  " + call + ";\n" + give + "}\n";
  }

 private:
  std::string recordOf(const ArgumentKind& kind, const std::string& name) {
    std::string text = "struct " + name + " {";
    for (size_t k = 0; k < kind.fields.size(); ++k) {
      const std::string inner = name + '_' + std::to_string(k);
      if (!kind.fields[k].fields.empty()) recordOf(kind.fields[k], inner);
      text += ' ' + typeOf(kind.fields[k], inner) + " f" + std::to_string(k) + ';';
    }
    structs_ += text + " };\n";
    return name;
  }

  // The fields of a record one by one: "x.f0 = h->number(s);".
  std::string eachField(const ArgumentKind& kind, const std::string& place, bool isTaken) {
    std::string text;
    for (size_t k = 0; k < kind.fields.size(); ++k) {
      const ArgumentKind& field = kind.fields[k];
      const std::string inner = place + ".f" + std::to_string(k);
      if (!field.fields.empty())
        text += eachField(field, inner, isTaken);
      else if (isTaken)
        text += "  " + inner + " = h->" + wordOf(field.letter) + "(s);\n";
      else
        text += give(field.letter, inner);
    }
    return text;
  }

  static std::string give(char letter, const std::string& value) {
    return letter == 's' ? "  h->giveText(s, " + value + ");\n" : "  h->giveNumber(s, " + value + ");\n";
  }

  std::string take(const ArgumentKind& kind, size_t k) {
    const std::string number = std::to_string(k), a = 'a' + number;
    if (!kind.fields.empty()) {
      const std::string record = recordOf(kind, name_ + "_r" + number);
      passed_.push_back("(void *)&" + a);
      return "  struct " + record + ' ' + a + ";\n" + eachField(kind, a, true);
    }
    if (kind.isArray) {
      passed_.push_back(a);
      return "  " + typeOf(kind, {}) + (kind.letter == 's' ? "*" : " *") + a + " = h->" + wordOf(kind.letter) +
             "s(s, " + number + ");\n";
    }
    passed_.push_back(kind.isHandedBack ? '&' + a : a);
    // An object that is to be made has none yet.
    const bool isToBeMade = kind.isHandedBack && kind.letter == 'o';
    return "  " + typeOf(kind, {}) + ' ' + a + " = " +
           (isToBeMade ? "(h->number(s), (void *)0)" : "h->" + wordOf(kind.letter) + "(s)") + ";\n";
  }

  std::string giveObject(const std::string& value) const {
    return "  h->giveObject(s, " + value + ", " + (declaration_.destructor.empty() ? "0" : name_ + "_end") + ");\n";
  }

  std::string giveResult(const ArgumentKind& kind) {
    if (kind.letter == 'o') return giveObject("result");
    if (kind.fields.empty()) return give(kind.letter, "result");
    const std::string record = recordOf(kind, name_ + "_result");
    return "  struct " + record +
           " handed;\n  _Static_assert(sizeof handed == sizeof result, \"the record of the result\");\n" +
           "  __builtin_memcpy(&handed, &result, sizeof handed);\n" + eachField(kind, "handed", false);
  }

  std::string giveBack(const ArgumentKind& kind, size_t k) {
    const std::string number = std::to_string(k), a = 'a' + number;
    if (kind.letter == 'o') return giveObject(a);
    if (!kind.fields.empty()) return eachField(kind, a, false);
    if (!kind.isArray) return give(kind.letter, a);
    const char* const word = kind.letter == 'r' ? "Numbers" : kind.letter == 'i' ? "Integers" : "Texts";
    return std::string("  h->give") + word + "(s, " + number + ", " + a + ");\n";
  }

  // Specification 12.9.1.
  std::string declarationText() const {
    const Signature& signature = declaration_.signature;
    std::string text = "extern ";
    text += signature.result ? typeOf(*signature.result, name_ + "_result") : "void";
    text += ' ' + declaration_.function.name + '(';
    for (size_t k = 0; k < signature.arguments.size(); ++k) {
      const ArgumentKind& kind = signature.arguments[k];
      if (k > 0) text += ", ";
      text += kind.fields.empty() ? typeOf(kind, {}) : "void";
      if (kind.isArray || kind.isHandedBack || !kind.fields.empty()) text += " *";
    }
    return text + (signature.arguments.empty() ? "void);\n" : ");\n");
  }

  const Declaration& declaration_;
  const std::string name_;
  const bool isDeclared_;
  std::string structs_;
  std::vector<std::string> passed_;
};

// A place for messages of the compiler.
std::string lineMark(const std::string& function) {
  std::string quoted;
  for (const char c : function)
    if (c != '"' && c != '\\' && c != '\n') quoted += c;
  return "\n#line 1 \"Include of " + quoted + "\"\n";
}

}  // namespace

std::string callerOf(size_t k) {
  return "armature_call_" + std::to_string(k);
}

CTexts textsOf(const std::vector<Declaration>& functions) {
  CTexts texts;
  texts.utilities = kUtilities;
  // What several functions include alike is there once.
  std::vector<std::string> known;
  const auto add = [&](const std::string& text, const std::string& function) {
    if (text.empty() || std::find(known.begin(), known.end(), text) != known.end()) return;
    known.push_back(text);
    texts.included += lineMark(function) + text + '\n';
  };
  for (const Declaration& d : functions) {
    add(d.include, d.function.function);
    add(d.destructorInclude, d.function.function);
  }
  std::string callers;
  for (size_t k = 0; k < functions.size(); ++k) {
    const bool isDeclared = functions[k].include.empty();
    const std::string mark = "\n#line 1 \"call of " + functions[k].function.name + "\"\n";
    (isDeclared ? texts.declared : callers) += mark + CallerText(functions[k], k, isDeclared).write();
  }
  // What other tools include before, which headers of libraries take for granted.
  if (!callers.empty())
    texts.included = "#include <stddef.h>\n#include <stdlib.h>\n" + texts.included + std::string(kStrict) + callers;
  if (callers.empty()) texts.included.clear();
  if (!texts.declared.empty()) texts.declared = "#include <stddef.h>" + std::string(kStrict) + texts.declared;
  return texts;
}

std::string_view hostHeader() {
  return kHostHeader;
}

std::string_view utilitiesHeader() {
  return kUtilitiesHeader;
}

}  // namespace armature::foreign
