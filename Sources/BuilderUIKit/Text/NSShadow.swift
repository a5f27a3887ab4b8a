import Foundation

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    /// Points.
    open var shadowOffset = CGSize.zero
    /// Points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at a third where it was never set, none where nil.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
