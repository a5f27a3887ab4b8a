import BuilderRxSwift
import BuilderUIKit
import Foundation
import Synchronization

/// A delegate that emits its calls, and passes them on to another delegate.
///
/// An app declares a subclass for a delegate of its own, and implements the methods that emit:
///
/// ```swift
/// final class PlayerDelegateProxy: DelegateProxy<Player, PlayerDelegate>, DelegateProxyType, PlayerDelegate {
///     let finished = PublishSubject<Void>()
///
///     init(player: Player) { super.init(parentObject: player, delegateProxy: PlayerDelegateProxy.self) }
///
///     static func registerKnownImplementations() { register { PlayerDelegateProxy(player: $0) } }
///     static func currentDelegate(for object: Player) -> PlayerDelegate? { object.delegate }
///     static func setCurrentDelegate(_ delegate: PlayerDelegate?, to object: Player) { object.delegate = delegate }
///
///     func playerDidFinish(_ player: Player) {
///         forwardToDelegate()?.playerDidFinish(player)
///         finished.onNext(())
///     }
/// }
///
/// extension Reactive where Base: Player {
///     var finished: Observable<Void> { PlayerDelegateProxy.proxy(for: base).finished }
/// }
/// ```
///
/// There is no Objective-C runtime on Linux, which in RxSwift passes on the methods that a proxy doesn't implement:
/// ``methodInvoked(_:)`` of a subclass emits nothing. The proxies of UIKit's views, such as `table.rx.delegate`, emit
/// the calls that their views make.
open class DelegateProxy<P: AnyObject, D>: NSObject {
    /// The object whose delegate the proxy is.
    public typealias ParentObject = P
    /// The delegate's type.
    public typealias Delegate = D

    private weak var parent: P?
    private weak var forward: AnyObject?
    private var retainedForward: AnyObject?

    /// Creates a proxy for an object.
    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
        parent = parentObject
        super.init()
    }

    init(parent: P) {
        self.parent = parent
        super.init()
    }

    /// The object whose delegate the proxy is; nil once it is deallocated.
    var parentObject: P? { parent }

    /// Emits the arguments of each call of a delegate's method, at the same time as ``methodInvoked(_:)``: after it was
    /// made (in RxSwift before).
    ///
    /// Emits nothing for a subclass of an app, and logs a warning.
    open func sentMessage(_ selector: Selector) -> Observable<[Any]> { unobservable(selector) }

    /// Emits the arguments of each call of a delegate's method after it has returned; `scrollViewDidScroll:` before.
    ///
    /// Emits nothing for a subclass of an app, and logs a warning.
    open func methodInvoked(_ selector: Selector) -> Observable<[Any]> { unobservable(selector) }

    /// Returns the delegate that calls are passed on to.
    open func forwardToDelegate() -> Delegate? { forward as? Delegate }

    /// Sets the delegate that calls are passed on to.
    ///
    /// - Parameters:
    ///   - delegate: The delegate; nil for none.
    ///   - retainDelegate: A Boolean value that indicates whether the proxy retains the delegate.
    open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
        let object = delegate.map { $0 as AnyObject }
        forward = object
        retainedForward = retainDelegate ? object : nil
    }

    func unobservable(_ selector: Selector, remedy: String = "; implement it there") -> Observable<[Any]> {
        WarningLog.current.add(
            .other("\(type(of: self)): calls of \(selector) can't be observed on Linux\(remedy)"))
        return .never()
    }
}

/// A delegate proxy's class: the objects that it is for, and their delegate.
public protocol DelegateProxyType: AnyObject {
    /// The class of objects whose delegate a proxy is.
    associatedtype ParentObject: AnyObject
    /// The delegate's type.
    associatedtype Delegate

    /// Calls ``register(make:)`` for each class of objects.
    static func registerKnownImplementations()
    /// The identity of the proxy's class.
    static var identifier: UnsafeRawPointer { get }
    /// Returns an object's delegate.
    static func currentDelegate(for object: ParentObject) -> Delegate?
    /// Sets an object's delegate.
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
    /// Returns the delegate that calls are passed on to.
    func forwardToDelegate() -> Delegate?
    /// Sets the delegate that calls are passed on to.
    func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
    /// The identity of the proxy's class.
    public static var identifier: UnsafeRawPointer { unsafeBitCast(ObjectIdentifier(self), to: UnsafeRawPointer.self) }

    /// Registers a closure that creates the proxy of an object. The last one whose class fits is used.
    public static func register<Parent>(make: @escaping (Parent) -> Self) {
        registerKnown()
        ProxyFactories.shared.add(ObjectIdentifier(self)) { object in (object as? Parent).map(make) }
    }

    /// Registers the known implementations, once and before those of the app.
    private static func registerKnown() {
        if ProxyFactories.shared.isFirstUse(of: ObjectIdentifier(self)) { registerKnownImplementations() }
    }

    /// Creates a new proxy for an object. Logs a warning and returns nil if none is registered for its class.
    static func makeProxy(for object: AnyObject) -> Self? {
        registerKnown()
        let proxy = ProxyFactories.shared.make(ObjectIdentifier(self), object) as? Self
        if proxy == nil {
            WarningLog.current.add(
                .other("\(self).registerKnownImplementations() registers no proxy for \(type(of: object))"))
        }
        return proxy
    }

    /// Creates a new proxy for an object. Call ``proxy(for:)`` for the one that the object has.
    ///
    /// - Precondition: ``registerKnownImplementations()`` registers a proxy for the object's class.
    public static func createProxy(for object: AnyObject) -> Self {
        guard let proxy = makeProxy(for: object) else {
            preconditionFailure("\(self) has no proxy for \(type(of: object)): register one.")
        }
        return proxy
    }

    /// Returns the proxy of an object, which is its delegate from now on. A delegate that it had gets the calls from
    /// the proxy. Call this method on the main thread.
    public static func proxy(for object: ParentObject) -> Self {
        let proxy: Self
        if let known = objc_getAssociatedObject(object, identifier) as? Self {
            proxy = known
        } else {
            proxy = createProxy(for: object)
            objc_setAssociatedObject(object, identifier, proxy, .OBJC_ASSOCIATION_RETAIN)
        }
        let current = currentDelegate(for: object)
        if current.map({ $0 as AnyObject }) !== proxy, let delegate = proxy as? Delegate {
            proxy.setForwardToDelegate(current, retainDelegate: false)
            setCurrentDelegate(delegate, to: object)
        }
        return proxy
    }

    /// Sets the delegate that a proxy passes calls on to. Disposing the result removes it.
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> any Disposable {
        let proxy = proxy(for: object)
        proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        weak let installed = forwardDelegate as AnyObject
        return Disposables.create { [weak proxy] in
            // A newer delegate stays.
            guard let proxy, let current = proxy.forwardToDelegate(), current as AnyObject === installed else { return }
            proxy.setForwardToDelegate(nil, retainDelegate: false)
        }
    }
}

/// A class with a `delegate`, whose proxies need no ``DelegateProxyType/currentDelegate(for:)``.
public protocol HasDelegate: AnyObject {
    /// The delegate's type.
    associatedtype Delegate
    /// The delegate.
    var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Self.Delegate == ParentObject.Delegate {
    /// Returns the object's delegate.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

    /// Sets the object's delegate.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}

/// A class with a `dataSource`, whose proxies need no ``DelegateProxyType/currentDelegate(for:)``.
public protocol HasDataSource: AnyObject {
    /// The data source's type.
    associatedtype DataSource
    /// The data source.
    var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Self.Delegate == ParentObject.DataSource {
    /// Returns the object's data source.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

    /// Sets the object's data source.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.dataSource = delegate
    }
}

/// A class with a `prefetchDataSource`, whose proxies need no ``DelegateProxyType/currentDelegate(for:)``.
public protocol HasPrefetchDataSource: AnyObject {
    /// The prefetching data source's type.
    associatedtype PrefetchDataSource
    /// The prefetching data source.
    var prefetchDataSource: PrefetchDataSource? { get set }
}

extension DelegateProxyType
where ParentObject: HasPrefetchDataSource, Self.Delegate == ParentObject.PrefetchDataSource {
    /// Returns the object's prefetching data source.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.prefetchDataSource }

    /// Sets the object's prefetching data source.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.prefetchDataSource = delegate
    }
}

/// The registered closures that create proxies, by the proxy's class.
private final class ProxyFactories: Sendable {
    private struct Factory: @unchecked Sendable {
        let proxy: ObjectIdentifier
        let make: (AnyObject) -> AnyObject?
    }

    static let shared = ProxyFactories()

    private let factories = Mutex<[Factory]>([])
    private let used = Mutex<Set<ObjectIdentifier>>([])

    func add(_ proxy: ObjectIdentifier, _ make: @escaping (AnyObject) -> AnyObject?) {
        let factory = Factory(proxy: proxy, make: make)
        factories.withLock { $0.append(factory) }
    }

    func isFirstUse(of proxy: ObjectIdentifier) -> Bool { used.withLock { $0.insert(proxy).inserted } }

    func make(_ proxy: ObjectIdentifier, _ object: AnyObject) -> AnyObject? {
        let candidates = factories.withLock { $0.filter { $0.proxy == proxy } }
        return candidates.reversed().lazy.compactMap { $0.make(object) }.first
    }
}
