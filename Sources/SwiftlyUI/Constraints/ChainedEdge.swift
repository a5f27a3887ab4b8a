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

    /// Margins have edges, and centers that are the view's own.
    var hasMargin: Bool { self != .centerX && self != .centerY }

    var isVertical: Bool { self == .top || self == .bottom || self == .centerY }

    /// The edge that this one takes the place of: the same side by its other name.
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
