// Files that use queues beside observables get the methods of `DispatchQueue` and `Task` that a render waits for.
@_exported import Settling
