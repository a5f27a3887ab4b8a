import OpenCombine

/// A namespace for types that serve as publishers.
///
/// It has OpenCombine's types, by the same names, and this module's own: what OpenCombine lacks, and those that replace
/// OpenCombine's, such as ``Publishers/Zip``.
public enum Publishers {
    /// A publisher that raises a fatal error upon receiving any failure, and otherwise republishes all received input.
    public typealias AssertNoFailure = OpenCombine.Publishers.AssertNoFailure
    /// A publisher that raises a debugger signal when a provided closure needs to stop the process in the debugger.
    public typealias Breakpoint = OpenCombine.Publishers.Breakpoint
    /// A strategy that handles exhaustion of a buffer’s capacity.
    public typealias BufferingStrategy = OpenCombine.Publishers.BufferingStrategy
    /// A publisher that republishes all non-`nil` results of calling a closure with each received element.
    public typealias CompactMap = OpenCombine.Publishers.CompactMap
    /// A publisher that republishes all elements that match a provided closure.
    public typealias Filter = OpenCombine.Publishers.Filter
    /// A publisher that ignores all upstream elements, but passes along a completion state (finish or failed).
    public typealias IgnoreOutput = OpenCombine.Publishers.IgnoreOutput
    /// A publisher that transforms all elements from the upstream publisher with a provided closure.
    public typealias Map = OpenCombine.Publishers.Map
    /// A publisher that converts any failure from the upstream publisher into a new error.
    public typealias MapError = OpenCombine.Publishers.MapError
    /// A publisher that publishes the value of a key path.
    public typealias MapKeyPath = OpenCombine.Publishers.MapKeyPath
    /// A publisher that publishes the values of two key paths as a tuple.
    public typealias MapKeyPath2 = OpenCombine.Publishers.MapKeyPath2
    /// A publisher that publishes the values of three key paths as a tuple.
    public typealias MapKeyPath3 = OpenCombine.Publishers.MapKeyPath3
    /// A strategy for filling a buffer.
    public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy
    /// A publisher that appears to send a specified failure type.
    public typealias SetFailureType = OpenCombine.Publishers.SetFailureType
}
