import Foundation

/// A tab stop of a paragraph style.
///
/// Text after a tab begins at the stop (left, natural and justified), ends there (right) or is centered around it, up
/// to the next tab or the end of its line.
open class NSTextTab: NSObject, NSSecureCoding, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    /// The alignment of text at the tab stop.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    public let location: CGFloat
    /// The options.
    public let options: [OptionKey: Any]

    /// The key of an option.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `CharacterSet` of characters that end the text which a right tab stop aligns, such as decimal separators.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Creates a tab stop, at a location in points.
    public init(
        textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = location
        self.options = options
        super.init()
    }

    /// Returns the decimal separators of a locale, by default the current one.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The default tab stops: twelve, 28 points apart, as on iOS.
    static let standard = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

    var columnTerminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return self === other
            || alignment == other.alignment && location == other.location
                && columnTerminators == other.columnTerminators
    }

    open override var hash: Int { location.hashValue }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSTabAlignment")) ?? .left
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        let key = "NSTabColumnTerminators"
        let terminators = coder.containsValue(forKey: key) ? coder.decodeObject(of: NSData.self, forKey: key) : nil
        options = terminators.map { [.columnTerminators: CharacterSet(bitmapRepresentation: $0 as Data)] } ?? [:]
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSTabAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
        if let columnTerminators {
            coder.encode(columnTerminators.bitmapRepresentation as NSData, forKey: "NSTabColumnTerminators")
        }
    }
}
