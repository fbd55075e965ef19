#include "app/view3d/graphics.h"

#include <QObject>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QThread>

namespace armature::app {

namespace {

struct Graphics {
  QString reason;  // why there are none
  bool isSoftware = false;
};

const Graphics& graphics() {
  static const Graphics found = [] {
    Graphics g;
    // Mesa's software renderer would take every core: one stays for the simulation.
    if (!qEnvironmentVariableIsSet("LP_NUM_THREADS"))
      qputenv("LP_NUM_THREADS", QByteArray::number(std::max(1, QThread::idealThreadCount() - 1)));
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface)) {
      g.reason = QObject::tr("The 3-D view needs OpenGL, which this display does not offer.");
      return g;
    }
    constexpr GLenum kRenderer = 0x1F01;
    const QByteArray name(reinterpret_cast<const char*>(context.functions()->glGetString(kRenderer)));
    for (const char* software : {"llvmpipe", "softpipe", "swrast", "SwiftShader"})
      g.isSoftware = g.isSoftware || name.toLower().contains(QByteArray(software).toLower());
    context.doneCurrent();
    return g;
  }();
  return found;
}

}  // namespace

QString whyNoGraphics() {
  return graphics().reason;
}

bool isSoftwareGraphics() {
  return graphics().isSoftware;
}

}  // namespace armature::app
