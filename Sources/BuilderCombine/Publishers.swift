import OpenCombine

/// A namespace for types that serve as publishers.
///
/// It has OpenCombine's types, by the same names, and this module's own: what OpenCombine lacks, and those that replace
/// OpenCombine's, such as ``Publishers/Zip``.
public enum Publishers {
    /// A publisher that publishes a single Boolean value that indicates whether all received elements pass a given
    /// predicate.
    public typealias AllSatisfy = OpenCombine.Publishers.AllSatisfy
    /// A publisher that raises a fatal error upon receiving any failure, and otherwise republishes all received input.
    public typealias AssertNoFailure = OpenCombine.Publishers.AssertNoFailure
    /// A publisher that raises a debugger signal when a provided closure needs to stop the process in the debugger.
    public typealias Breakpoint = OpenCombine.Publishers.Breakpoint
    /// A strategy that handles exhaustion of a buffer’s capacity.
    public typealias BufferingStrategy = OpenCombine.Publishers.BufferingStrategy
    /// A publisher that handles errors from an upstream publisher by replacing the failed publisher with another
    /// publisher.
    public typealias Catch = OpenCombine.Publishers.Catch
    /// A publisher that buffers items.
    public typealias Collect = OpenCombine.Publishers.Collect
    /// A publisher that republishes all non-`nil` results of calling a closure with each received element.
    public typealias CompactMap = OpenCombine.Publishers.CompactMap
    /// A publisher that republishes items from another publisher only if each new item is in increasing order from the
    /// previously-published item.
    public typealias Comparison = OpenCombine.Publishers.Comparison
    /// A publisher that emits all of one publisher’s elements before those from another publisher.
    public typealias Concatenate = OpenCombine.Publishers.Concatenate
    /// A publisher that emits a Boolean value when a specified element is received from its upstream publisher.
    public typealias Contains = OpenCombine.Publishers.Contains
    /// A publisher that emits a Boolean value upon receiving an element that satisfies the predicate closure.
    public typealias ContainsWhere = OpenCombine.Publishers.ContainsWhere
    /// A publisher that publishes the number of elements received from the upstream publisher.
    public typealias Count = OpenCombine.Publishers.Count
    /// A publisher that decodes elements received from an upstream publisher, using a given decoder.
    public typealias Decode = OpenCombine.Publishers.Decode
    /// A publisher that encodes elements received from an upstream publisher, using a given encoder.
    public typealias Encode = OpenCombine.Publishers.Encode
    /// A publisher that republishes all elements that match a provided closure.
    public typealias Filter = OpenCombine.Publishers.Filter
    /// A publisher that publishes the first element of a stream, then finishes.
    public typealias First = OpenCombine.Publishers.First
    /// A publisher that only publishes the first element of a stream to satisfy a predicate closure.
    public typealias FirstWhere = OpenCombine.Publishers.FirstWhere
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
    /// A publisher that measures and emits the time interval between events received from an upstream publisher.
    public typealias MeasureInterval = OpenCombine.Publishers.MeasureInterval
    /// A strategy for filling a buffer.
    public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy
    /// A publisher that republishes elements while a predicate closure indicates publishing should continue.
    public typealias PrefixWhile = OpenCombine.Publishers.PrefixWhile
    /// A publisher that prints log messages for all publishing events, optionally prefixed with a given string.
    public typealias Print = OpenCombine.Publishers.Print
    /// A publisher that publishes only elements that don’t match the previous element.
    public typealias RemoveDuplicates = OpenCombine.Publishers.RemoveDuplicates
    /// A publisher that replaces an empty stream with a provided element.
    public typealias ReplaceEmpty = OpenCombine.Publishers.ReplaceEmpty
    /// A publisher that replaces any errors in the stream with a provided element.
    public typealias ReplaceError = OpenCombine.Publishers.ReplaceError
    /// A publisher that publishes a given sequence of elements.
    public typealias Sequence = OpenCombine.Publishers.Sequence
    /// A publisher that appears to send a specified failure type.
    public typealias SetFailureType = OpenCombine.Publishers.SetFailureType
    /// A publisher that publishes a single Boolean value that indicates whether all received elements pass a given
    /// error-throwing predicate.
    public typealias TryAllSatisfy = OpenCombine.Publishers.TryAllSatisfy
    /// A publisher that handles errors from an upstream publisher by replacing the failed publisher with another
    /// publisher or producing a new error.
    public typealias TryCatch = OpenCombine.Publishers.TryCatch
    /// A publisher that republishes all non-`nil` results of calling an error-throwing closure with each received
    /// element.
    public typealias TryCompactMap = OpenCombine.Publishers.TryCompactMap
    /// A publisher that republishes items from another publisher only if each new item is in increasing order from the
    /// previously-published item, and fails if the ordering logic throws an error.
    public typealias TryComparison = OpenCombine.Publishers.TryComparison
    /// A publisher that emits a Boolean value upon receiving an element that satisfies the throwing predicate closure.
    public typealias TryContainsWhere = OpenCombine.Publishers.TryContainsWhere
    /// A publisher that republishes all elements that match a provided error-throwing closure.
    public typealias TryFilter = OpenCombine.Publishers.TryFilter
    /// A publisher that only publishes the first element of a stream to satisfy a throwing predicate closure.
    public typealias TryFirstWhere = OpenCombine.Publishers.TryFirstWhere
    /// A publisher that transforms all elements from the upstream publisher with a provided error-throwing closure.
    public typealias TryMap = OpenCombine.Publishers.TryMap
    /// A publisher that republishes elements while an error-throwing predicate closure indicates publishing should
    /// continue.
    public typealias TryPrefixWhile = OpenCombine.Publishers.TryPrefixWhile
    /// A publisher that publishes only elements that don’t match the previous element, as evaluated by a provided
    /// error-throwing closure.
    public typealias TryRemoveDuplicates = OpenCombine.Publishers.TryRemoveDuplicates
}
