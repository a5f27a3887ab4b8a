import OpenCombine

/// A type that can transmit a sequence of values over time.
///
/// It refines OpenCombine's protocol of the same name, so that this module's operators precede OpenCombine's of the
/// same names, in generic code too. Every publisher of this module and of OpenCombine conforms.
public protocol Publisher<Output, Failure>: OpenCombine.Publisher {}

/// A publisher that exposes a method for outside callers to publish elements.
public protocol Subject<Output, Failure>: OpenCombine.Subject, Publisher {}

/// A publisher that provides an explicit means of connecting and canceling publication.
public protocol ConnectablePublisher<Output, Failure>: OpenCombine.ConnectablePublisher, Publisher {}

extension AnyPublisher: Publisher {}
extension Deferred: Publisher {}
extension Empty: Publisher {}
extension Fail: Publisher {}
extension Just: Publisher {}
extension Optional.OCombine.Publisher: Publisher {}
extension Record: Publisher {}
extension Result.OCombine.Publisher: Publisher {}

extension Publishers.AllSatisfy: Publisher {}
extension Publishers.AssertNoFailure: Publisher {}
extension Publishers.Breakpoint: Publisher {}
extension Publishers.Catch: Publisher {}
extension Publishers.Collect: Publisher {}
extension Publishers.CompactMap: Publisher {}
extension Publishers.Comparison: Publisher {}
extension Publishers.Concatenate: Publisher {}
extension Publishers.Contains: Publisher {}
extension Publishers.ContainsWhere: Publisher {}
extension Publishers.Count: Publisher {}
extension Publishers.Decode: Publisher {}
extension Publishers.Encode: Publisher {}
extension Publishers.Filter: Publisher {}
extension Publishers.First: Publisher {}
extension Publishers.FirstWhere: Publisher {}
extension Publishers.IgnoreOutput: Publisher {}
extension Publishers.Map: Publisher {}
extension Publishers.MapError: Publisher {}
extension Publishers.MapKeyPath: Publisher {}
extension Publishers.MapKeyPath2: Publisher {}
extension Publishers.MapKeyPath3: Publisher {}
extension Publishers.MeasureInterval: Publisher {}
extension Publishers.PrefixWhile: Publisher {}
extension Publishers.Print: Publisher {}
extension Publishers.RemoveDuplicates: Publisher {}
extension Publishers.ReplaceEmpty: Publisher {}
extension Publishers.ReplaceError: Publisher {}
extension Publishers.Sequence: Publisher {}
extension Publishers.SetFailureType: Publisher {}
extension Publishers.TryAllSatisfy: Publisher {}
extension Publishers.TryCatch: Publisher {}
extension Publishers.TryCompactMap: Publisher {}
extension Publishers.TryComparison: Publisher {}
extension Publishers.TryContainsWhere: Publisher {}
extension Publishers.TryFilter: Publisher {}
extension Publishers.TryFirstWhere: Publisher {}
extension Publishers.TryMap: Publisher {}
extension Publishers.TryPrefixWhile: Publisher {}
extension Publishers.TryRemoveDuplicates: Publisher {}
