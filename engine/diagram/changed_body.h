// What stands beside the drawing of a class (declarations, equations, algorithms, classes within), changed in the
// class's text: items that were changed are written anew in their places, new ones stand beside their neighbours.
// Inside of the room.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/diagram/body_items.h"
#include "engine/diagram/changed_part.h"
#include "engine/diagram/class_places.h"

namespace armature::diagram {

class ChangedBody {
 public:
  // All must outlive it. `parts`: takes components out when it is finished. `wireEnd`: behind the last wire of the
  // text, 0 where it has none.
  ChangedBody(TextEdits& edits, syntax::ParseContext& context, ChangedPart& parts, const syntax::ClassDefinition& model,
              uint32_t wireEnd)
      : edits_(edits), context_(context), parts_(parts), model_(model), places_(edits, model), wireEnd_(wireEnd) {}

  // `before`, `after`: Document::declarations. Failure D012: one of them cannot be read.
  [[nodiscard]] Result<void> changeDeclarations(const std::string& before, const std::string& after);
  // The same with Document::classes; those that are as they were need not be readable.
  [[nodiscard]] Result<void> changeClasses(const std::vector<std::string>& before,
                                           const std::vector<std::string>& after);

 private:
  // Where an item stands in the text of the class.
  struct Place {
    uint32_t begin = 0, end = 0;                      // without the semicolon
    const syntax::ComponentClause* clause = nullptr;  // of a component
    size_t index = 0;                                 // in the clause
  };
  std::vector<Place> placesOfKind(const BodyItem& item) const;
  std::optional<Place> placeOf(const BodyItem& item) const;
  void changeText(const std::string& before, const std::string& after, const Place& place);
  void changeItem(const BodyItem& before, const BodyItem& after, const Place& place);
  bool changeAmongOthers(const BodyItem& before, const BodyItem& after, const Place& place);
  void removeItem(const Place& place);
  void add(const std::vector<BodyItem>& items, size_t which);
  void addBesideOthers(const BodyItem& item);
  void addSections();
  std::string lines(const BodyItem& item, const std::string& indent) const;
  void changeClass(const std::string& before, const std::string& after);
  std::string textAt(const Place& place) const { return edits_.text().substr(place.begin, place.end - place.begin); }

  TextEdits& edits_;
  syntax::ParseContext& context_;
  ChangedPart& parts_;
  const syntax::ClassDefinition& model_;
  ClassPlaces places_;
  uint32_t wireEnd_;
  std::map<size_t, Place> kept_;            // by their numbers in the list of now: those that stay at their place
  std::map<std::string, std::string> new_;  // sections that there are none of yet, by their headings
};

}  // namespace armature::diagram
