import BuilderUIKit

/// An edge or center that is named ahead of its target, as in `.top.leading.equalToSuper()`.
enum ChainedEdge: String {
    case left, right, leading, trailing, top, bottom, centerX, centerY

    var type: ConstraintType {
        switch self {
        case .left: .left
        case .right: .right
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .centerX: .centerX
        case .centerY: .centerY
        }
    }

    /// A Boolean value that indicates whether margins have this edge; centers don't have margins.
    var hasMargin: Bool { self != .centerX && self != .centerY }

    var isVertical: Bool { self == .top || self == .bottom || self == .centerY }

    /// The edge that this one replaces: the same side by its other name.
    var otherName: ChainedEdge? {
        switch self {
        case .left: .leading
        case .leading: .left
        case .right: .trailing
        case .trailing: .right
        case .top, .bottom, .centerX, .centerY: nil
        }
    }
}
