// The command line's engine: in processes of its own that are locked in, or, for debugging, in this one.
#pragma once
#include <memory>

#include "app/cli/arguments.h"
#include "engine/worker/client.h"

namespace armature::cli {

class Engine {
 public:
  // Forks unless the arguments say --in-process: to be made before there is a second thread.
  explicit Engine(const Arguments& arguments);

  std::shared_ptr<const Model> translate(const Source& source, std::vector<Message>& messages);
  Result<std::string> exportModelica(const Source& source);

 private:
  bool isQuiet_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<worker::Client> client_;
};

}  // namespace armature::cli
