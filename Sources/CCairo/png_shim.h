// libpng and libdeflate.
#pragma once

#include <png.h>
#include <zlib.h>
#include <libdeflate.h>
