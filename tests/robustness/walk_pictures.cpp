#include "walk_pictures.h"

#include <QTest>
#include <algorithm>

#include "app/canvas/diagram_painter.h"
#include "app/shell/inside_view.h"
#include "app/shell/main_window.h"
#include "app/shell/page_equations.h"
#include "app/shell/page_icon.h"

namespace armature::test {

using namespace armature::app;

namespace {

constexpr double kScale = 2.3;        // [px/unit]
constexpr QSize kIconRoom{420, 420};  // [px]
constexpr int kPatience = 500;        // for the inside of a part [turns of 2 ms]

// Two sums of 64 bits are as good as the pixels themselves here, and a cryptographic one took half of the walk's time.
Picture pictureWithDigest(const QImage& image) {
  Picture picture{image, {1, 2}};
  for (int y = 0; y < image.height(); ++y)
    for (size_t& sum : picture.digest)
      sum = qHashBits(image.constScanLine(y), 4 * static_cast<size_t>(image.width()), sum);
  return picture;
}

// The diagram as it is printed: nothing that is selected, hovered or told.
Picture pictureOf(DiagramScene& scene, const Icons& icons, const QFont& font) {
  scene.setTextScale(1, 1);
  const QRectF bounds = scene.bounds().adjusted(-10, -10, 10, 10);
  const QSize size = (bounds.size() * kScale).toSize().boundedTo({6000, 6000});
  QImage image(size.expandedTo({1, 1}), QImage::Format_RGB32);
  const Theme& theme = Theme::light();  // whatever the walk has chosen for the window
  image.fill(theme.canvas);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font);
  DiagramPainter diagram(scene, icons, theme, kScale, {-bounds.left() * kScale, bounds.bottom() * kScale}, 1);
  diagram.paint(painter, image.rect(), {false, true, true, false, nullptr});
  return pictureWithDigest(image);
}

// What the page of an icon has, in a view of its own: however the other is zoomed, and with nothing selected.
Picture pictureOf(IconModel& icon, const QFont& font) {
  icon.select({});
  IconView view(icon);
  view.setPalette(Theme::light().palette());
  view.setFont(font);
  view.resize(kIconRoom);
  view.fit();
  return pictureWithDigest(view.grab().toImage().convertToFormat(QImage::Format_RGB32));
}

InsideView* innermost(DiagramPage& page) {
  return page.isInside() ? page.insides().back().get() : nullptr;
}

template <class Condition>
bool isReached(Condition condition) {
  for (int k = 0; k < kPatience && !condition(); ++k) QTest::qWait(2);
  return condition();
}

void enterAs(DiagramPage& page, DiagramPage& like, MainWindow& window) {
  for (const auto& inside : like.insides()) {
    const size_t level = page.insides().size();
    settle(page, window);
    const std::string part = inside->path().section('.', -1).toStdString();
    const int index = shownScene(page).document().partIndex(part);
    if (index < 0) return;
    page.lookInto(index);
    if (!isReached([&] { return page.insides().size() > level || page.equations().page(); })) return;
    if (page.insides().size() == level) return;
  }
  if (IconPage* const icon = like.icon().page()) page.icon().open(icon->model().className());
}

}  // namespace

std::string savedText(const OpenDocument& document) {
  diagram::Document values = document.values();
  values.view3d = {};  // a look is no edit (OpenDocument::setView3d)
  return diagram::toJson(values);
}

std::string placeOf(DiagramPage& page) {
  if (page.equations().page()) return {};
  if (IconPage* const icon = page.icon().page()) return "icon of " + icon->model().className().toStdString();
  InsideView* const inside = innermost(page);
  if (!inside) return kDiagram;
  return inside->isEditable() ? "inside of " + inside->path().toStdString() : std::string();
}

// Classes that parts of the picture are of may be on their way.
void settle(DiagramPage& page, MainWindow& window) {
  const auto isKnown = [](const PartPicture& part) { return part.info || part.isMissing; };
  const auto areKnown = [&] {
    const auto& parts = shownScene(page).parts();
    return !window.engine().isBusy() && std::ranges::all_of(page.scene().parts(), isKnown) &&
           std::ranges::all_of(parts, isKnown);
  };
  // Known twice, with a wait between: the answer of an engine that has just become idle is on its way yet.
  for (int k = 0, times = 0; k < 1000 && times < 3; ++k, times = areKnown() ? times + 1 : 0) QTest::qWait(2);
}

State stateOf(DiagramPage& page, const MainWindow& window) {
  const Icons& icons = page.diagramCanvas().icons();
  State state{savedText(page.document()), {}};
  state.pictures[kDiagram] = pictureOf(page.scene(), icons, window.font());
  const std::string place = placeOf(page);
  if (IconPage* const icon = page.icon().page())
    state.pictures[place] = pictureOf(icon->model(), window.font());
  else if (InsideView* const inside = innermost(page); inside && !place.empty())
    state.pictures[place] = pictureOf(inside->scene(), icons, window.font());
  return state;
}

std::unique_ptr<DiagramPage> pageRead(const std::string& text, DiagramPage& like, MainWindow& window) {
  auto values = diagram::fromJson(text, "again");
  if (!values) return nullptr;
  auto page = std::make_unique<DiagramPage>(
      DiagramPage::Shared{window.engine(), window.catalog(), like.diagramCanvas().icons(), {}});
  page->document().reset(values.take(), {});
  settle(*page, window);
  enterAs(*page, like, window);
  settle(*page, window);
  return page;
}

}  // namespace armature::test
