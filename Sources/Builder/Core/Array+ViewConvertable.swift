import BuilderUIKit

extension Array: ViewConvertable where Element == View {
    /// An array of definitions stands for its elements.
    public func asViews() -> [View] { self }
}

extension Array where Element == ViewConvertable {
    /// The views of all elements, as one flat list.
    @preconcurrency @MainActor
    public func asViews() -> [View] { flatMap { $0.asViews() } }
}
