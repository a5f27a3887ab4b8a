import BuilderUIKit

/// An error in a tolerance or a mask.
public enum SnapshotOptionError: Error, Hashable, Sendable {
    /// A tolerance that would let changes of a whole view pass, or whose numbers make no sense; in its own words.
    case tolerance(String)
    /// No view has a mask's identifier, neither in the baseline nor now; `nearest` are similar ones.
    case unknownMask(String, nearest: [String])
    /// A mask's rectangle holds no pixel.
    case emptyMask(CGRect)
}

extension SnapshotOptionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tolerance(let reason): reason
        case .unknownMask(let identifier, let nearest):
            "the mask names the view “\(identifier)”, and no view has that accessibilityIdentifier: "
                + (nearest.isEmpty
                    ? "give it to the view, or take the mask out"
                    : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .emptyMask(let rectangle):
            "the mask \(rectangle) holds no pixel: give it a width and a height above 0"
        }
    }
}
