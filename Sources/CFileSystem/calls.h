// The C library's calls about files that Swift can't see: each needs the GNU extensions, or isn't in its module.
#pragma once

#include "exchange.h"
#include "flush.h"
#include "folder.h"
