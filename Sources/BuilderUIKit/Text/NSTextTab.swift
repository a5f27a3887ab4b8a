import Foundation

/// A tab stop. Kept in paragraph styles; tabs are drawn as spaces.
open class NSTextTab: NSObject {
    private let isaPadding = IsaPadding()
    /// The alignment of text at the tab stop.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    public let location: CGFloat

    /// Creates a tab stop, at a location in points.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }

    /// The default tab stops: twelve, 28 points apart, as on iOS.
    static var standard: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
