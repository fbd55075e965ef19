within Modelica.Utilities;
package Types "Types of the text functions"
  extends Modelica.Icons.TypesPackage;

  type Compare = enumeration(
    Less "Comes before",
    Equal "Is the same",
    Greater "Comes after")
    "Order of two texts";

  type TokenType = enumeration(
    RealToken "Real number",
    IntegerToken "Whole number",
    BooleanToken "true or false",
    StringToken "Text between quotation marks",
    IdentifierToken "Name",
    DelimiterToken "Other character",
    NoToken "End of the text")
    "Kind of a piece of text";

  record TokenValue "Piece of a text"
    extends Modelica.Icons.Record;
    TokenType tokenType "Kind";
    Real real "Value of a real number";
    Integer integer "Value of a whole number";
    Boolean boolean "Value of true or false";
    String string "Value of a text, a name or another character";
  end TokenValue;
end Types;
