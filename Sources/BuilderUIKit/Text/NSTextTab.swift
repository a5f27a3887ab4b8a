import Foundation

/// A place that a tab character goes on to. Kept in paragraph styles; tabs are drawn as spaces.
open class NSTextTab: NSObject {
    private let foundationMark = FoundationMark()
    public let alignment: NSTextAlignment
    /// Points from the leading edge.
    public let location: CGFloat

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }

    /// Twelve stops, 28 points apart, as on iOS.
    static var standard: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
