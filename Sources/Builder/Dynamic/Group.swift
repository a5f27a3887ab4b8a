import BuilderUIKit

/// Several views that stand where one may: their container sees each of them.
public struct Group: ViewConvertable {
    private let views: [View]

    /// Groups the views in the braces.
    public init(@ViewResultBuilder _ views: () -> ViewConvertable) { self.views = views().asViews() }

    /// The views, in order.
    public func asViews() -> [View] { views }
}
