// QCustomPlot for rooms that are compiled without Qt's keywords: its header is written with them.
#pragma once
#ifdef QT_NO_KEYWORDS
#define signals Q_SIGNALS
#define slots Q_SLOTS
#define foreach Q_FOREACH
#endif
#include <qcustomplot.h>
#ifdef QT_NO_KEYWORDS
#undef signals
#undef slots
#undef foreach
#endif
