/// A reference to an item of a constraint or an anchor, which doesn't retain the item.
enum ItemReference {
    case view(ZeroingReference<UIView>)
    case guide(ZeroingReference<UILayoutGuide>)
    /// A distance between two anchors, or an object that isn't an item.
    case untracked(UntrackedItem)

    final class UntrackedItem {
        fileprivate weak var object: AnyObject?

        fileprivate init(_ object: AnyObject) { self.object = object }
    }

    init(_ item: AnyObject) {
        if let view = item as? UIView {
            self = .view(view.viewReference)
        } else if let guide = item as? UILayoutGuide {
            self = .guide(guide.guideReference)
        } else {
            self = .untracked(UntrackedItem(item))
        }
    }

    var object: AnyObject? {
        switch self {
        case .view(let reference): reference.object
        case .guide(let reference): reference.object
        case .untracked(let other): other.object
        }
    }
}
