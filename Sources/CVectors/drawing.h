#pragma once

/// The only argument of the process that draws.
#define cvectors_process_name "builder-vector-drawing"

/// Limits this process, draws as requested through standard input until that is closed, and ends the process.
_Noreturn void cvectors_run(void);
