/// How deep layouts lie in each other: a `layoutSubviews` that asks for the layout it is called from, again and again, ends in a report
/// and not in an overflow of the stack.
@MainActor
enum NestedLayouts {
    /// Far more than a `layoutSubviews` that lays out its subviews has cause for.
    static let limit = 100

    private static var depth = 0
    /// From the moment the limit was reached until the outermost layout is done: two such views would else call each other 2¹⁰⁰ times.
    private static var areGivenUp = false

    /// - Returns: false where there are too many already; then `end` isn't called.
    static func begin(in root: UIView) -> Bool {
        guard !areGivenUp else { return false }
        guard depth < limit else {
            areGivenUp = true
            LayoutDiagnostics.report(.unstable(view: root.describeBriefly(), rounds: limit))
            return false
        }
        depth += 1
        return true
    }

    static func end() {
        depth -= 1
        if depth == 0 { areGivenUp = false }
    }
}
