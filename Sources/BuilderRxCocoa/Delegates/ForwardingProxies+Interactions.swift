import BuilderRxSwift
import BuilderUIKit
import Foundation

// The proxies of drag and drop, interactions, layers and animations.

private final class TableDragProxy: ForwardingProxy<UITableView, any UITableViewDragDelegate>, UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls?.send([tableView, session, indexPath]) {
            $0.tableView(tableView, itemsForBeginning: session, at: indexPath)
        } ?? []
    }
}

extension Reactive where Base: UITableView {
    /// The drag delegate's proxy, which takes its place, and emits and passes on the calls.
    public var dragDelegate: DelegateProxy<UITableView, any UITableViewDragDelegate> {
        TableDragProxy.installed(on: base, \.dragDelegate)
    }
}

private final class TableDropProxy: ForwardingProxy<UITableView, any UITableViewDropDelegate>, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        calls?.send([tableView, coordinator]) { $0.tableView(tableView, performDropWith: coordinator) }
    }
}

extension Reactive where Base: UITableView {
    /// The drop delegate's proxy, which takes its place, and emits and passes on the calls.
    public var dropDelegate: DelegateProxy<UITableView, any UITableViewDropDelegate> {
        TableDropProxy.installed(on: base, \.dropDelegate)
    }
}

private final class CollectionDragProxy: ForwardingProxy<UICollectionView, any UICollectionViewDragDelegate>,
    UICollectionViewDragDelegate
{
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls?.send([collectionView, session, indexPath]) {
            $0.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
        } ?? []
    }
}

extension Reactive where Base: UICollectionView {
    /// The drag delegate's proxy, which takes its place, and emits and passes on the calls.
    public var dragDelegate: DelegateProxy<UICollectionView, any UICollectionViewDragDelegate> {
        CollectionDragProxy.installed(on: base, \.dragDelegate)
    }
}

private final class CollectionDropProxy: ForwardingProxy<UICollectionView, any UICollectionViewDropDelegate>,
    UICollectionViewDropDelegate
{
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        calls?.send([collectionView, coordinator]) { $0.collectionView(collectionView, performDropWith: coordinator) }
    }
}

extension Reactive where Base: UICollectionView {
    /// The drop delegate's proxy, which takes its place, and emits and passes on the calls.
    public var dropDelegate: DelegateProxy<UICollectionView, any UICollectionViewDropDelegate> {
        CollectionDropProxy.installed(on: base, \.dropDelegate)
    }
}

private final class TextInteractionProxy: ForwardingProxy<UITextInteraction, any UITextInteractionDelegate>,
    UITextInteractionDelegate
{}

extension Reactive where Base: UITextInteraction {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UITextInteraction, any UITextInteractionDelegate> {
        TextInteractionProxy.installed(on: base, \.delegate)
    }
}

private final class ToolTipProxy: ForwardingProxy<UIToolTipInteraction, any UIToolTipInteractionDelegate>,
    UIToolTipInteractionDelegate
{}

extension Reactive where Base: UIToolTipInteraction {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIToolTipInteraction, any UIToolTipInteractionDelegate> {
        ToolTipProxy.installed(on: base, \.delegate)
    }
}

private final class AnimationProxy: ForwardingProxy<CAAnimation, any CAAnimationDelegate>, CAAnimationDelegate {}

extension Reactive where Base: CAAnimation {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<CAAnimation, any CAAnimationDelegate> {
        AnimationProxy.installed(on: base, \.delegate, isStrong: true)
    }
}

private final class LayerProxy: ForwardingProxy<CALayer, any CALayerDelegate>, CALayerDelegate {
    /// A Boolean value that indicates whether the layer is a view's, which remains its delegate.
    nonisolated static func isOwned(_ layer: CALayer?) -> Bool {
        assumingMainActor { layer?.ownerView != nil }
    }

    override func sentMessage(_ selector: Selector) -> Observable<[Any]> {
        Self.isOwned(parentObject) ? unobservable(selector) : super.sentMessage(selector)
    }

    override func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        Self.isOwned(parentObject) ? unobservable(selector) : super.methodInvoked(selector)
    }
}

extension Reactive where Base: CALayer {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    ///
    /// The delegate of a view's layer is the view, which can't be replaced: its calls aren't observed, and a warning is
    /// logged.
    public var delegate: DelegateProxy<CALayer, any CALayerDelegate> {
        LayerProxy.isOwned(base) ? LayerProxy.made(for: base) : LayerProxy.installed(on: base, \.delegate)
    }
}
