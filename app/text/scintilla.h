// QScintilla for a room that is compiled without Qt's keywords: its headers are written with them.
#pragma once
#ifdef QT_NO_KEYWORDS
#define signals Q_SIGNALS
#define slots Q_SLOTS
#endif
#include <Qsci/qscilexercustom.h>
#include <Qsci/qsciscintilla.h>
#ifdef QT_NO_KEYWORDS
#undef signals
#undef slots
#endif
