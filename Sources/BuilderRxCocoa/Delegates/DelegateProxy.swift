import BuilderRxSwift
import BuilderUIKit
import Foundation
import Settling
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
/// Methods that a proxy doesn't implement pass their calls on, and ``methodInvoked(_:)`` emits them: those of UIKit's
/// delegates, and the optional ones of an app's `@objc` protocol in sources that are lowered. There is no Objective-C
/// runtime on Linux: the default implementations of the protocol's methods do it, so the calls of methods without one,
/// and of those that the proxy implements, aren't emitted. (RxSwift doesn't emit the latter either, nor calls of
/// methods that return a value.)
open class DelegateProxy<P: AnyObject, D>: _ForwardingDelegate {
    /// The object whose delegate the proxy is.
    public typealias ParentObject = P
    /// The delegate's type.
    public typealias Delegate = D

    /// The observed calls of a method.
    private final class Message {
        let name: String
        let swiftName: String
        let moment: MessageMoment
        let subject = PublishSubject<[Any]>()
        /// A Boolean value that indicates whether the object was told that the method is there.
        var isObserved = false

        init(_ selector: Selector, _ moment: MessageMoment) {
            name = selector.description
            swiftName = selector.swiftName
            self.moment = moment
        }
    }

    private weak var parent: P?
    private weak var forward: AnyObject?
    private var retainedForward: AnyObject?
    private var messages: [Message] = []
    /// The object's property that has the delegate; nil for a proxy that isn't the delegate itself.
    var property: DelegateProperty<P>?

    /// Creates a proxy for an object.
    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
        parent = parentObject
        property = DelegateProperty(
            get: { Proxy.currentDelegate(for: $0).map { $0 as AnyObject } },
            set: { Proxy.setCurrentDelegate($1 as? Delegate, to: $0) })
        super.init()
    }

    init(parent: P) {
        self.parent = parent
        super.init()
    }

    deinit { for message in messages { message.subject.onCompleted() } }

    /// The object whose delegate the proxy is; nil once it is deallocated.
    var parentObject: P? { parent }

    // MARK: Calls

    /// Emits the arguments of each call of a delegate's method before it is passed on; `NSNull` for nil. Completes when
    /// the proxy is deallocated.
    ///
    /// The proxies of views that have events of their own, such as `table.rx.delegate`, emit after the call was made.
    open func sentMessage(_ selector: Selector) -> Observable<[Any]> { message(selector, .before) }

    /// Emits the arguments of each call of a delegate's method after it was passed on; `NSNull` for nil. Completes when
    /// the proxy is deallocated.
    ///
    /// The proxies of views that have events of their own emit `scrollViewDidScroll:` before.
    open func methodInvoked(_ selector: Selector) -> Observable<[Any]> { message(selector, .after) }

    private func message(_ selector: Selector, _ moment: MessageMoment) -> Observable<[Any]> {
        let name = selector.description
        let known = messages.first { $0.name == name && $0.moment == moment }
        let message = known ?? Message(selector, moment)
        if known == nil { messages.append(message) }
        let update = { [weak self, weak message] in
            // A subscription may end on another thread, where the object can't be used.
            guard let message, message.subject.hasObservers != message.isObserved, MainQueue.isCurrent else { return }
            message.isObserved.toggle()
            self?.reset()
        }
        return message.subject.do(onSubscribed: update, onDispose: update)
    }

    /// Returns the subjects of a method: of its name in Objective-C, which is also that of lowered methods, or of one
    /// that Swift derives from it.
    private func subjects(of method: String, _ moment: MessageMoment) -> [PublishSubject<[Any]>] {
        if messages.isEmpty { return [] }
        let names = Selector.names(of: method)
        let isFullName = names != [method]
        return messages.filter { message in
            message.moment == moment
                && (names.contains(message.name) || isFullName && names.contains(message.swiftName))
        }.map(\.subject)
    }

    open override func _observes(_ method: String) -> Bool {
        (subjects(of: method, .before) + subjects(of: method, .after)).contains(where: \.hasObservers)
    }

    open override func _willForward(_ method: String, _ arguments: [Any?]) { emit(arguments, of: method, .before) }

    open override func _didForward(_ method: String, _ arguments: [Any?]) { emit(arguments, of: method, .after) }

    private func emit(_ arguments: [Any?], of method: String, _ moment: MessageMoment) {
        for subject in subjects(of: method, moment) { subject.onNext(arguments.map { $0 ?? NSNull() }) }
    }

    /// Returns a Boolean value that indicates whether the proxy has an optional method: if the next delegate has it, or
    /// if its calls are observed. For lowered sources.
    ///
    /// - Parameters:
    ///   - selector: The method's name in Objective-C.
    ///   - isImplemented: A Boolean value that indicates whether the next delegate has the method.
    public func _hasMethod(_ selector: String, _ isImplemented: Bool) -> Bool { isImplemented || _observes(selector) }

    /// Returns a method that passes calls of an optional method on and emits them: for lowered sources, in place of an
    /// implementation.
    ///
    /// - Parameters:
    ///   - selector: The method's name in Objective-C.
    ///   - method: The next delegate's method; nil if it has none.
    public func _optionalMethod<each Argument>(
        _ selector: String, _ method: ((repeat each Argument) -> Void)?
    ) -> ((repeat each Argument) -> Void)? {
        { (argument: repeat each Argument) in
            var values: [Any] = []
            repeat values.append(each argument)
            let arguments = values.map(unwrapped)
            self._willForward(selector, arguments)
            method?(repeat each argument)
            self._didForward(selector, arguments)
        }
    }

    // MARK: The next delegate

    open override func _nextDelegate() -> AnyObject? { forwardToDelegate().map { $0 as AnyObject } ?? forward }

    /// Returns the delegate that calls are passed on to.
    open func forwardToDelegate() -> Delegate? { forward as? Delegate }

    /// The delegate that the proxy passes calls on to, by the name that proxies of apps use.
    public var _forwardToDelegate: Delegate? { forwardToDelegate() }

    /// Sets the delegate that calls are passed on to.
    ///
    /// - Parameters:
    ///   - delegate: The delegate; nil for none.
    ///   - retainDelegate: A Boolean value that indicates whether the proxy retains the delegate.
    open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
        setForward(delegate.map { $0 as AnyObject }, isRetained: retainDelegate)
    }

    /// Sets the object that calls are passed on to, also one that has only some of the delegate's protocols.
    func setForward(_ object: AnyObject?, isRetained: Bool) {
        forward = object
        retainedForward = isRetained ? object : nil
        reset()
    }

    /// Sets the object's delegate anew if it passes calls on to the proxy: objects keep what they have found out about
    /// a delegate until another one is set.
    private func reset() {
        guard let parent, let property, let current = property.get(parent), reaches(self, from: current) else { return }
        property.set(parent, nil)
        property.set(parent, current)
    }

    /// Makes the proxy the object's delegate. A delegate that passes calls on to it stays; another one gets the calls
    /// from the proxy.
    func install(isRetained: Bool) {
        guard let parent, let property else { return }
        let current = property.get(parent)
        if reaches(self, from: current) { return }
        setForward(current, isRetained: isRetained)
        property.set(parent, self)
    }

    /// Logs that calls of a method can't be observed, and returns a sequence without elements.
    func unobservable(_ selector: Selector) -> Observable<[Any]> {
        WarningLog.current.add(.other("\(type(of: self)): calls of \(selector) can't be observed on Linux"))
        return .never()
    }
}

/// The property of an object that has its delegate.
struct DelegateProperty<Owner: AnyObject> {
    let get: (Owner) -> AnyObject?
    let set: (Owner, AnyObject?) -> Void
}

/// Returns the value of an optional, or a value that isn't one.
private func unwrapped(_ value: Any) -> Any? {
    if let optional = value as? any UnwrappedValue { optional.unwrapped } else { value }
}

private protocol UnwrappedValue {
    var unwrapped: Any? { get }
}

extension Optional: UnwrappedValue {
    fileprivate var unwrapped: Any? { map { $0 as Any } }
}

/// A delegate proxy's class: the objects that it is for, and their delegate.
public protocol DelegateProxyType: AnyObject {
    /// The class of objects whose delegate a proxy is.
    associatedtype ParentObject: AnyObject
    /// The delegate's type.
    associatedtype Delegate

    /// Calls `register(make:)` for each class of objects.
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
    /// the proxy, unless it is another proxy that passes them on to this one. Call this method on the main thread.
    public static func proxy(for object: ParentObject) -> Self {
        let proxy: Self
        if let known = objc_getAssociatedObject(object, identifier) as? Self {
            proxy = known
        } else {
            proxy = createProxy(for: object)
            objc_setAssociatedObject(object, identifier, proxy, .OBJC_ASSOCIATION_RETAIN)
        }
        let current = currentDelegate(for: object)
        if !reaches(proxy, from: current.map { $0 as AnyObject }), let delegate = proxy as? Delegate {
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
