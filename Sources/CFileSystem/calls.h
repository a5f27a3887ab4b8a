// The C library's file functions that Swift can't import: each requires the GNU extensions, or isn't in its module.
#pragma once

#include "exchange.h"
#include "flush.h"
#include "folder.h"
