import BuilderUIKit

/// A group of views in place of one: their container lays out each of them.
public struct Group: ViewConvertable {
    private let views: [View]

    /// Groups the closure's views.
    public init(@ViewResultBuilder _ views: () -> ViewConvertable) { self.views = views().asViews() }

    /// Returns the views, in order.
    public func asViews() -> [View] { views }
}
