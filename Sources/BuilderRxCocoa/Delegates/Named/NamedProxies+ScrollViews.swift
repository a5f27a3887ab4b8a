import BuilderRxSwift
import BuilderUIKit

// The proxies that RxCocoa names, of scroll views. `rx.delegate` doesn't use them: it emits what the views report.

/// The proxy of a scroll view's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>,
    DelegateProxyType,
    UIScrollViewDelegate
{
    /// The object whose delegate the proxy is, while it exists.
    public var scrollView: UIScrollView? { parentObject }

    /// Creates a proxy for an object.
    public init(scrollView: UIScrollView) {
        super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxScrollViewDelegateProxy.register { RxScrollViewDelegateProxy(scrollView: $0) }
        RxScrollViewDelegateProxy.register { RxTableViewDelegateProxy(tableView: $0) }
        RxScrollViewDelegateProxy.register { RxCollectionViewDelegateProxy(collectionView: $0) }
        RxScrollViewDelegateProxy.register { RxTextViewDelegateProxy(textView: $0) }
    }

    public class func currentDelegate(for object: UIScrollView) -> (any UIScrollViewDelegate)? {
        assumingMainActor { object.anyDelegate }
    }

    public class func setCurrentDelegate(_ delegate: (any UIScrollViewDelegate)?, to object: UIScrollView) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.anyDelegate = delegate }
    }
}

/// The proxy of a table's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
    /// The object whose delegate the proxy is, while it exists.
    public var tableView: UITableView? { parentObject as? UITableView }

    /// Creates a proxy for an object.
    public init(tableView: UITableView) { super.init(scrollView: tableView) }

    public override class func registerKnownImplementations() {
        RxTableViewDelegateProxy.register { RxTableViewDelegateProxy(tableView: $0) }
    }
}

/// The proxy of a collection view's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxCollectionViewDelegateProxy: RxScrollViewDelegateProxy, UICollectionViewDelegate {
    /// The object whose delegate the proxy is, while it exists.
    public var collectionView: UICollectionView? { parentObject as? UICollectionView }

    /// Creates a proxy for an object.
    public init(collectionView: UICollectionView) { super.init(scrollView: collectionView) }

    public override class func registerKnownImplementations() {
        RxCollectionViewDelegateProxy.register { RxCollectionViewDelegateProxy(collectionView: $0) }
    }
}

/// The proxy of a text view's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxTextViewDelegateProxy: RxScrollViewDelegateProxy, UITextViewDelegate {
    /// The object whose delegate the proxy is, while it exists.
    public var textView: UITextView? { parentObject as? UITextView }

    /// Creates a proxy for an object.
    public init(textView: UITextView) { super.init(scrollView: textView) }

    public override class func registerKnownImplementations() {
        RxTextViewDelegateProxy.register { RxTextViewDelegateProxy(textView: $0) }
    }
}
