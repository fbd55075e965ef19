// Where a person finds what a message quotes by line and column of the made text: a value of a part, a parameter, a
// class of the diagram's own, or the declarations beside the parts.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/source.h"
#include "engine/diagram/document.h"

namespace armature::diagram {

struct DocumentPlace {
  enum class Kind {
    none,          // nothing that is typed as text: a part as a whole, a wire
    value,         // `owner`'s modifier `name`; an empty name: the value of the parameter `owner`
    ownClass,      // the class at `index`, at `line` and `column` of its text
    declarations,  // at `line` and `column` of them
  };
  Kind kind = Kind::none;
  std::string owner, name;
  size_t index = 0;
  uint32_t line = 0;    // from 0
  uint32_t column = 0;  // from 0 [byte]
};

// `line` and `column` [byte] from 1, of the text that the compiler sees. Linear in the size of the document.
DocumentPlace placeInDocument(const Document& document, uint32_t line, uint32_t column);

// The word that stands in another text of the same diagram (that of model_text for a person, or as a person has written
// it) where a message quotes `at` of the text that the compiler sees: in the same statement, whatever the annotations,
// the lines and the order; of several that read alike, the one of the same number. Nothing where there is none.
struct TextWord {
  uint32_t begin = 0, end = 0;  // [byte]
};
// Linear in the sizes of both.
std::vector<std::optional<TextWord>> wordsInText(const Document& document, const std::vector<LineColumn>& at,
                                                 const std::string& text);

// The line, from 1, in which the text of the class at `index` begins there. Linear in the size of the document.
uint32_t lineOfClass(const Document& document, size_t index);

}  // namespace armature::diagram
