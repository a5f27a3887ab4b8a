// Exported for the methods of `DispatchQueue` and `Task` that a render waits for, as with the own module.
@_exported import RxSwift
@_exported import Settling
