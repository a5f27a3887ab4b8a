// cairo.
#pragma once

#include <cairo.h>
#include <cairo-ft.h>
#include <pixman.h>
