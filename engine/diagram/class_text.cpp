#include "engine/diagram/class_text.h"

#include "engine/syntax/lexer.h"

namespace armature::diagram {

using syntax::TokenKind;

ClassHead classHead(const std::string& classText) {
  ClassHead head;
  Diagnostics ignored;
  syntax::Lexer lexer(classText, FileId(), 0, static_cast<uint32_t>(classText.size()), ignored);
  bool isClass = false;
  for (syntax::Token token = lexer.next();; token = lexer.next()) {
    switch (token.kind) {
      case TokenKind::kwPartial:
        head.isPartial = true;
        break;
      case TokenKind::kwEncapsulated:
      case TokenKind::kwFinal:
      case TokenKind::kwExpandable:
      case TokenKind::kwPure:
      case TokenKind::kwImpure:
        break;
      case TokenKind::kwModel:
      case TokenKind::kwBlock:
      case TokenKind::kwClass:
      case TokenKind::kwConnector:
      case TokenKind::kwRecord:
        head.canBePart = true;
        [[fallthrough]];
      case TokenKind::kwOperator:
      case TokenKind::kwFunction:
      case TokenKind::kwPackage:
      case TokenKind::kwType:
        isClass = true;
        break;
      case TokenKind::identifier:
        if (isClass) head.name = classText.substr(token.begin, token.end - token.begin);
        return head;
      default:
        return head;
    }
  }
}

}  // namespace armature::diagram
