// A model that a worker process holds. Inside of the room.
#pragma once
#include <memory>
#include <mutex>

#include "engine/worker/client.h"
#include "engine/worker/page.h"
#include "engine/worker/reader_link.h"

namespace armature::worker {

// Translates in a fresh worker. Null after errors, which the messages tell. `cancel` and `watcher` may be empty.
std::shared_ptr<const Model> translateApart(const std::shared_ptr<ReaderLink>& reader, const Order& order,
                                            std::vector<Message>& messages, const CancelToken* cancel,
                                            const WhileTranslating& watcher);

}  // namespace armature::worker
