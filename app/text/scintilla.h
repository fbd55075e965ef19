#pragma once
// QScintilla for a room that is compiled without Qt's keywords: its headers are written with them.
#ifdef QT_NO_KEYWORDS
#define signals Q_SIGNALS
#define slots Q_SLOTS
#include <Qsci/qscilexercustom.h>
#include <Qsci/qsciscintilla.h>
#undef signals
#undef slots
#else
#include <Qsci/qscilexercustom.h>
#include <Qsci/qsciscintilla.h>
#endif
