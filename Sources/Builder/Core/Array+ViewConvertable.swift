import BuilderUIKit

extension Array: ViewConvertable where Element == View {
    /// Returns the array's definitions.
    public func asViews() -> [View] { self }
}

extension Array where Element == ViewConvertable {
    /// Returns the views of all elements, as one flat list.
    @preconcurrency @MainActor
    public func asViews() -> [View] { flatMap { $0.asViews() } }
}
