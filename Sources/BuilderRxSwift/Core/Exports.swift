// Exported for the methods of `DispatchQueue` and `Task` that a render waits for, in files that use queues and
// observables.
@_exported import Settling
