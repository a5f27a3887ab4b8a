import BuilderUIKit

/// A part of a picture that isn't compared, such as a map's tiles.
public enum SnapshotMask: Hashable, Sendable {
    /// A rectangle of the picture, in points from its top left corner.
    case rectangle(CGRect)
    /// The visible boxes of the views with this accessibility identifier, where the baseline has them and where they
    /// are now. That there is no such view in either is an error: the mask would hide nothing unnoticed.
    case view(String)
}
