import Foundation

/// The fade of a scroll view's content beneath bars at an edge, in the look of iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: _MainActorObject {
    /// The kind of a fade.
    public enum Style: Hashable, Sendable {
        /// The system's.
        case automatic
        /// A gradient.
        case soft
        /// A background with an edge; drawn as a gradient.
        case hard
    }

    fileprivate weak var owner: UIScrollView?

    /// The kind of the fade.
    open var style = Style.automatic
    /// A Boolean value that indicates whether there is no fade; false by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { owner?.barOwner?.viewIfLoaded?.setNeedsLayout() } }
    }
}

extension UIScrollView {
    private final class EdgeEffects {
        let effects: [UIScrollEdgeEffect]
        init(_ effects: [UIScrollEdgeEffect]) { self.effects = effects }
    }

    var edgeEffects: [UIScrollEdgeEffect] {
        let key = ObjectIdentifier(EdgeEffects.self)
        if let known = attachments[key] as? EdgeEffects { return known.effects }
        let made = (0..<4).map { _ in UIScrollEdgeEffect(_responder: ()) }
        for effect in made { effect.owner = self }
        attachments[key] = EdgeEffects(made)
        return made
    }

    /// A Boolean value that indicates whether no content fades beneath bars at the top.
    var hidesTopFade: Bool { knownEffects?[0].isHidden ?? false }
    /// A Boolean value that indicates whether no content fades beneath bars at the bottom.
    var hidesBottomFade: Bool { knownEffects?[1].isHidden ?? false }

    private var knownEffects: [UIScrollEdgeEffect]? {
        (attachments[ObjectIdentifier(EdgeEffects.self)] as? EdgeEffects)?.effects
    }
}

/// Extends the fade of a scroll view's edge beneath a view, such as a bar of an app's own. It is stored, and the fade
/// isn't extended.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: _UIStoredInteraction {
    /// The scroll view; nil for none.
    open weak var scrollView: UIScrollView?
    /// The edge of the scroll view at which the view is; the top by default.
    open var edge: UIRectEdge = .top

    /// Creates an interaction without a scroll view.
    public init() { super.init(_responder: ()) }
}
