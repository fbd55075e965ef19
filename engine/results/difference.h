// What one run has more than another, as results of their own.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/results/store.h"

namespace armature::results {

// The columns `names` of `run` less those of `other` over the time that both have, at the rows of both: between two
// rows each is a straight line, so their difference is, too. An event of either stays a jump at its time. Names that
// one of them has not, and those that are no numbers, are left out; columns that do not change in both runs stay
// constants. Cost is linear in the rows of both. Null where the times do not overlap, the memory does not suffice or it
// is cancelled.
std::shared_ptr<Store> differenceOf(const Store& run, const Store& other, const std::vector<std::string>& names,
                                    const CancelToken* cancel = nullptr);

}  // namespace armature::results
