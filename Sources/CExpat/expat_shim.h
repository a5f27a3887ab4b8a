// Expat, which reads XML. Fontconfig uses it too, so that it costs a process no further library.
#pragma once

#include <expat.h>
