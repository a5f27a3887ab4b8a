import BuilderUIKit

/// The attributes that containers and handlers read from a view: its embedding, and the handlers of its appearance.
///
/// The attributes are attached to the view by the first modifier that needs them and are released with it.
@preconcurrency @MainActor
public class ViewBuilderAttributes {
    /// The view's position in its container; nil leaves it to the container.
    var position: UIView.EmbedPosition?
    /// The view's distance from its container's edges in points; nil leaves that to the container.
    var insets: UIEdgeInsets?
    /// A Boolean value that indicates whether the view keeps to its container's safe area; nil leaves that to the
    /// container.
    var safeArea: Bool?
    /// Makes the view's constraints in place of the ones that follow from the rest.
    var customConstraints: ((_ view: UIView) -> Void)?

    /// Called each time the view appears.
    var onAppearHandlers: [(_ context: ViewBuilderContext<UIView>) -> Void] = []
    /// Called when the view appears for the first time, and then released.
    var onAppearOnceHandlers: [(_ context: ViewBuilderContext<UIView>) -> Void] = []
    /// Called each time the view disappears.
    var onDisappearHandlers: [(_ context: ViewBuilderContext<UIView>) -> Void] = []
    /// A Boolean value that indicates whether the view has appeared and not disappeared since.
    var isVisible = false

    init() {}
}

extension UIView {
    /// The view's attributes, if a modifier made some.
    var builderAttributes: ViewBuilderAttributes? { attachment(ViewBuilderAttributes.self) }

    /// The view's attributes, made now if there were none.
    var ownBuilderAttributes: ViewBuilderAttributes {
        attachment(ViewBuilderAttributes.self, make: ViewBuilderAttributes.init)
    }
}
