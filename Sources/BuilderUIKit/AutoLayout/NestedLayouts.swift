/// The depth of nested layouts: a `layoutSubviews` that requests the layout it is called from, again and again, ends in
/// a report and not in a stack overflow.
@MainActor
enum NestedLayouts {
    /// As deep as bodies may lie in each other: a tree whose views lay out their subviews themselves is that deep. A
    /// level takes some 2 KB of the main thread's stack in debug builds, beside what the view's own code takes.
    static let limit = 500

    private static var depth = 0
    /// From the moment the limit was reached until the outermost layout is done: two such views would else call each
    /// other 2⁵⁰⁰ times.
    private static var areGivenUp = false

    /// - Parameter view: what is to be laid out; named where it is too deep.
    /// - Returns: false where there are too many already; then `end` isn't called.
    static func begin(_ view: UIView) -> Bool {
        guard !areGivenUp else { return false }
        guard depth < limit else {
            areGivenUp = true
            LayoutDiagnostics.report(.nestedTooDeep(view: view.describeBriefly(), depth: limit))
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
