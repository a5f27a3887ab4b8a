import Foundation
import OpenCombine

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A publisher whose `zip` and `eraseToAnyPublisher` are this module's.
///
/// Every publisher of this module and of OpenCombine is one. A publisher of an app has OpenCombine's until it conforms;
/// nothing else is required.
public protocol ZippingPublisher<Output, Failure>: Publisher {}

extension AnyPublisher: ZippingPublisher {}
extension CurrentValueSubject: ZippingPublisher {}
extension Deferred: ZippingPublisher {}
extension Empty: ZippingPublisher {}
extension Fail: ZippingPublisher {}
extension Future: ZippingPublisher {}
extension Just: ZippingPublisher {}
extension ObservableObjectPublisher: ZippingPublisher {}
extension Optional.OCombine.Publisher: ZippingPublisher {}
extension PassthroughSubject: ZippingPublisher {}
extension Published.Publisher: ZippingPublisher {}
extension Record: ZippingPublisher {}
extension Result.OCombine.Publisher: ZippingPublisher {}

extension Publishers.AllSatisfy: ZippingPublisher {}
extension Publishers.AssertNoFailure: ZippingPublisher {}
extension Publishers.Autoconnect: ZippingPublisher {}
extension Publishers.Breakpoint: ZippingPublisher {}
extension Publishers.Buffer: ZippingPublisher {}
extension Publishers.Catch: ZippingPublisher {}
extension Publishers.Collect: ZippingPublisher {}
extension Publishers.CollectByCount: ZippingPublisher {}
extension Publishers.CollectByTime: ZippingPublisher {}
extension Publishers.CombineLatest: ZippingPublisher {}
extension Publishers.CombineLatest3: ZippingPublisher {}
extension Publishers.CombineLatest4: ZippingPublisher {}
extension Publishers.CompactMap: ZippingPublisher {}
extension Publishers.Comparison: ZippingPublisher {}
extension Publishers.Concatenate: ZippingPublisher {}
extension Publishers.Contains: ZippingPublisher {}
extension Publishers.ContainsWhere: ZippingPublisher {}
extension Publishers.Count: ZippingPublisher {}
extension Publishers.Debounce: ZippingPublisher {}
extension Publishers.Decode: ZippingPublisher {}
extension Publishers.Delay: ZippingPublisher {}
extension Publishers.Drop: ZippingPublisher {}
extension Publishers.DropUntilOutput: ZippingPublisher {}
extension Publishers.DropWhile: ZippingPublisher {}
extension Publishers.Encode: ZippingPublisher {}
extension Publishers.Filter: ZippingPublisher {}
extension Publishers.First: ZippingPublisher {}
extension Publishers.FirstWhere: ZippingPublisher {}
extension Publishers.FlatMap: ZippingPublisher {}
extension Publishers.HandleEvents: ZippingPublisher {}
extension Publishers.IgnoreOutput: ZippingPublisher {}
extension Publishers.Last: ZippingPublisher {}
extension Publishers.LastWhere: ZippingPublisher {}
extension Publishers.MakeConnectable: ZippingPublisher {}
extension Publishers.Map: ZippingPublisher {}
extension Publishers.MapError: ZippingPublisher {}
extension Publishers.MapKeyPath: ZippingPublisher {}
extension Publishers.MapKeyPath2: ZippingPublisher {}
extension Publishers.MapKeyPath3: ZippingPublisher {}
extension Publishers.MeasureInterval: ZippingPublisher {}
extension Publishers.Merge: ZippingPublisher {}
extension Publishers.Merge3: ZippingPublisher {}
extension Publishers.Merge4: ZippingPublisher {}
extension Publishers.Merge5: ZippingPublisher {}
extension Publishers.Merge6: ZippingPublisher {}
extension Publishers.Merge7: ZippingPublisher {}
extension Publishers.Merge8: ZippingPublisher {}
extension Publishers.MergeMany: ZippingPublisher {}
extension Publishers.Multicast: ZippingPublisher {}
extension Publishers.Output: ZippingPublisher {}
extension Publishers.PrefixUntilOutput: ZippingPublisher {}
extension Publishers.PrefixWhile: ZippingPublisher {}
extension Publishers.Print: ZippingPublisher {}
extension Publishers.ReceiveOn: ZippingPublisher {}
extension Publishers.Reduce: ZippingPublisher {}
extension Publishers.RemoveDuplicates: ZippingPublisher {}
extension Publishers.ReplaceEmpty: ZippingPublisher {}
extension Publishers.ReplaceError: ZippingPublisher {}
extension Publishers.Retry: ZippingPublisher {}
extension Publishers.Scan: ZippingPublisher {}
extension Publishers.Sequence: ZippingPublisher {}
extension Publishers.SetFailureType: ZippingPublisher {}
extension Publishers.Share: ZippingPublisher {}
extension Publishers.SubscribeOn: ZippingPublisher {}
extension Publishers.SwitchToLatest: ZippingPublisher {}
extension Publishers.Throttle: ZippingPublisher {}
extension Publishers.Timeout: ZippingPublisher {}
extension Publishers.TryAllSatisfy: ZippingPublisher {}
extension Publishers.TryCatch: ZippingPublisher {}
extension Publishers.TryCompactMap: ZippingPublisher {}
extension Publishers.TryComparison: ZippingPublisher {}
extension Publishers.TryContainsWhere: ZippingPublisher {}
extension Publishers.TryDropWhile: ZippingPublisher {}
extension Publishers.TryFilter: ZippingPublisher {}
extension Publishers.TryFirstWhere: ZippingPublisher {}
extension Publishers.TryLastWhere: ZippingPublisher {}
extension Publishers.TryMap: ZippingPublisher {}
extension Publishers.TryPrefixWhile: ZippingPublisher {}
extension Publishers.TryReduce: ZippingPublisher {}
extension Publishers.TryRemoveDuplicates: ZippingPublisher {}
extension Publishers.TryScan: ZippingPublisher {}
extension Publishers.Zip: ZippingPublisher {}
extension Publishers.Zip3: ZippingPublisher {}
extension Publishers.Zip4: ZippingPublisher {}

extension NotificationCenter.Publisher: ZippingPublisher {}
extension Timer.TimerPublisher: ZippingPublisher {}
extension URLSession.DataTaskPublisher: ZippingPublisher {}
