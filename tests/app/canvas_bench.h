// A canvas with a document on it and a hand that drags there, for tests of the canvas and its gestures.
#pragma once
#include <QtTest>

#include "app/canvas/canvas_view.h"
#include "app/tools/edit_actions.h"
#include "app/tools/toolset.h"
#include "tests/app/fake_engine.h"

namespace armature::app {

// A canvas with a document on it.
struct Bench {
  OpenDocument document;
  EngineThread engine{[] { return std::make_unique<FakeEngine>(); }};
  Catalog catalog{engine};
  DiagramScene scene{document, catalog};
  Icons icons{QString()};
  CanvasView view{scene, icons};
  Toolset tools{view};

  Bench() {
    view.resize(800, 600);
    view.show();
    (void)QTest::qWaitForWindowExposed(&view);
  }
  // Adds a part and waits for its class.
  void add(const char* className, QPointF at) {
    placePart(scene, className, at);
    QTRY_VERIFY(scene.parts().back().info);
  }
  QPoint pixel(const char* end) { return view.toPixels(scene.connector(scene.findEnd(end)).at).toPoint(); }
  void drag(QPoint from, QPoint to, bool isReleased = true) {
    QTest::mouseMove(&view, from);
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i) QTest::mouseMove(&view, from + (to - from) * i / 4);
    if (isReleased) QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
  }
};

inline bool isOrthogonal(const QPolygonF& points) {
  for (int i = 0; i + 1 < points.size(); ++i)
    if (std::abs(points[i].x() - points[i + 1].x()) > 1e-9 && std::abs(points[i].y() - points[i + 1].y()) > 1e-9)
      return false;
  return true;
}

}  // namespace armature::app
