import BuilderUIKit

/// The attributes that containers and handlers read from a view: its embedding and its appearance handlers.
///
/// The attributes are attached to the view by the first modifier that needs them and are released with it.
@preconcurrency @MainActor
public class ViewBuilderAttributes {
    /// The view's position in its container; nil for the container's default.
    var position: UIView.EmbedPosition?
    /// The view's distance from its container's edges in points; nil for the container's default.
    var insets: UIEdgeInsets?
    /// A Boolean value that indicates whether the view is embedded within its container's safe area; nil for the
    /// container's default.
    var safeArea: Bool?
    /// A closure that creates the view's constraints, in place of those that follow from the other attributes.
    var customConstraints: ((_ view: UIView) -> Void)?

    /// The handlers that are called each time the view appears.
    var onAppearHandlers: [(_ context: ViewBuilderContext<UIView>) -> Void] = []
    /// The handlers that are called when the view appears for the first time, and released afterwards.
    var onAppearOnceHandlers: [(_ context: ViewBuilderContext<UIView>) -> Void] = []
    /// The handlers that are called each time the view disappears.
    var onDisappearHandlers: [(_ context: ViewBuilderContext<UIView>) -> Void] = []
    /// A Boolean value that indicates whether the view has appeared and not disappeared since.
    var isVisible = false

    init() {}
}

extension UIView {
    /// The view's attributes, if a modifier created them.
    var builderAttributes: ViewBuilderAttributes? { attachment(ViewBuilderAttributes.self) }

    /// The view's attributes, created if there are none yet.
    var ownBuilderAttributes: ViewBuilderAttributes {
        attachment(ViewBuilderAttributes.self, make: ViewBuilderAttributes.init)
    }
}
