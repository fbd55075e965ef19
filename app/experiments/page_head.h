// The row above a page of results in which it is chosen what is shown.
#pragma once
#include <QBoxLayout>
#include <QComboBox>

namespace armature::app {

// [px] A choice is no narrower.
inline constexpr int kLeastBox = 100;

// The layout of such a page: a row of choices, and what they are about below.
QVBoxLayout* layOutPage(QWidget* page);
QHBoxLayout* addHead(QVBoxLayout* layout);
// A choice with its title before it; `name` is its object's.
QComboBox* addChoice(QHBoxLayout* head, const QString& title, const QString& name);

}  // namespace armature::app
