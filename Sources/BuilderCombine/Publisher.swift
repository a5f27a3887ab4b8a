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
extension Optional.OCombine.Publisher: Publisher {}
extension Result.OCombine.Publisher: Publisher {}

extension Publishers.AssertNoFailure: Publisher {}
extension Publishers.Breakpoint: Publisher {}
extension Publishers.CompactMap: Publisher {}
extension Publishers.Filter: Publisher {}
extension Publishers.IgnoreOutput: Publisher {}
extension Publishers.Map: Publisher {}
extension Publishers.MapError: Publisher {}
extension Publishers.MapKeyPath: Publisher {}
extension Publishers.MapKeyPath2: Publisher {}
extension Publishers.MapKeyPath3: Publisher {}
extension Publishers.SetFailureType: Publisher {}
