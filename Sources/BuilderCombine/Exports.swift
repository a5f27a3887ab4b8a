// The module for `import Combine` in sources shared with iOS: OpenCombine's core, with the operators that it lacks, and
// with schedulers and publishers of Foundation's types that belong to the screen that is being rendered.
@_exported import OpenCombine
// The methods of `DispatchQueue` and `Task` that a render waits for, in modules that import no UIKit.
@_exported import Settling

// Foundation on Linux keeps URLSession in a module of its own, which sources shared with iOS don't import.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
