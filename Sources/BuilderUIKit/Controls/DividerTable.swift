import Foundation

/// The pictures between two neighbors in a control, by the states of both: the exact pair first, then that of plain
/// ones.
struct DividerTable {
    private struct Pair: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    private var images: [Pair: UIImage] = [:]

    /// Nil takes the picture away.
    mutating func set(_ image: UIImage?, left: UIControl.State, right: UIControl.State) {
        images[Pair(left: left, right: right)] = image
    }

    func image(left: UIControl.State, right: UIControl.State) -> UIImage? {
        images[Pair(left: left, right: right)] ?? images[Pair(left: .normal, right: .normal)]
    }

    /// The width by which all dividers are laid out, in points; nil without images.
    var width: CGFloat? { images.values.map(\.size.width).max() }
}
