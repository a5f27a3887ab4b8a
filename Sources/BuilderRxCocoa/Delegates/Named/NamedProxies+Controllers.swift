import BuilderRxSwift
import BuilderUIKit

// The proxies that RxCocoa names, of controllers and bars. `rx.delegate` doesn't use them: it emits what the objects
// report.

/// The proxy of a navigation controller's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxNavigationControllerDelegateProxy: DelegateProxy<
    UINavigationController, any UINavigationControllerDelegate
>, DelegateProxyType,
UINavigationControllerDelegate
{
    /// The object whose delegate the proxy is, while it exists.
    public var navigationController: UINavigationController? { parentObject }

    /// Creates a proxy for an object.
    public init(navigationController: UINavigationController) {
        super.init(parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxNavigationControllerDelegateProxy.register { RxNavigationControllerDelegateProxy(navigationController: $0) }
    }

    public class func currentDelegate(for object: UINavigationController) -> (any UINavigationControllerDelegate)? {
        assumingMainActor { object.delegate }
    }

    public class func setCurrentDelegate(
        _ delegate: (any UINavigationControllerDelegate)?, to object: UINavigationController
    ) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.delegate = delegate }
    }
}

/// The proxy of a tab bar controller's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxTabBarControllerDelegateProxy: DelegateProxy<
    UITabBarController, any UITabBarControllerDelegate
>, DelegateProxyType,
UITabBarControllerDelegate
{
    /// The object whose delegate the proxy is, while it exists.
    public var tabBar: UITabBarController? { parentObject }

    /// Creates a proxy for an object.
    public init(tabBar: UITabBarController) {
        super.init(parentObject: tabBar, delegateProxy: RxTabBarControllerDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxTabBarControllerDelegateProxy.register { RxTabBarControllerDelegateProxy(tabBar: $0) }
    }

    public class func currentDelegate(for object: UITabBarController) -> (any UITabBarControllerDelegate)? {
        assumingMainActor { object.delegate }
    }

    public class func setCurrentDelegate(_ delegate: (any UITabBarControllerDelegate)?, to object: UITabBarController) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.delegate = delegate }
    }
}

/// The proxy of a tab bar's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxTabBarDelegateProxy: DelegateProxy<UITabBar, any UITabBarDelegate>, DelegateProxyType,
    UITabBarDelegate
{
    /// The object whose delegate the proxy is, while it exists.
    public var tabBar: UITabBar? { parentObject }

    /// Creates a proxy for an object.
    public init(tabBar: UITabBar) {
        super.init(parentObject: tabBar, delegateProxy: RxTabBarDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxTabBarDelegateProxy.register { RxTabBarDelegateProxy(tabBar: $0) }
    }

    public class func currentDelegate(for object: UITabBar) -> (any UITabBarDelegate)? {
        assumingMainActor { object.delegate }
    }

    public class func setCurrentDelegate(_ delegate: (any UITabBarDelegate)?, to object: UITabBar) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.delegate = delegate }
    }
}

/// The proxy of a search bar's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxSearchBarDelegateProxy: DelegateProxy<UISearchBar, any UISearchBarDelegate>, DelegateProxyType,
    UISearchBarDelegate
{
    /// The object whose delegate the proxy is, while it exists.
    public var searchBar: UISearchBar? { parentObject }

    /// Creates a proxy for an object.
    public init(searchBar: UISearchBar) {
        super.init(parentObject: searchBar, delegateProxy: RxSearchBarDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxSearchBarDelegateProxy.register { RxSearchBarDelegateProxy(searchBar: $0) }
    }

    public class func currentDelegate(for object: UISearchBar) -> (any UISearchBarDelegate)? {
        assumingMainActor { object.delegate }
    }

    public class func setCurrentDelegate(_ delegate: (any UISearchBarDelegate)?, to object: UISearchBar) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.delegate = delegate }
    }
}

/// The proxy of a search controller's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxSearchControllerDelegateProxy: DelegateProxy<
    UISearchController, any UISearchControllerDelegate
>, DelegateProxyType,
UISearchControllerDelegate
{
    /// The object whose delegate the proxy is, while it exists.
    public var searchController: UISearchController? { parentObject }

    /// Creates a proxy for an object.
    public init(searchController: UISearchController) {
        super.init(parentObject: searchController, delegateProxy: RxSearchControllerDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxSearchControllerDelegateProxy.register { RxSearchControllerDelegateProxy(searchController: $0) }
    }

    public class func currentDelegate(for object: UISearchController) -> (any UISearchControllerDelegate)? {
        assumingMainActor { object.delegate }
    }

    public class func setCurrentDelegate(_ delegate: (any UISearchControllerDelegate)?, to object: UISearchController) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.delegate = delegate }
    }
}
