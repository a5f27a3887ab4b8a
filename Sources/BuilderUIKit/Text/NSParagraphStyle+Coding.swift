import Foundation

// The archived form of a paragraph style.
extension NSParagraphStyle.Values {
    /// Creates the values that a coder has; others are the defaults.
    init(coder: NSCoder) {
        self.init()
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        let direction = coder.decodeInteger(forKey: "NSWritingDirection")
        baseWritingDirection = NSWritingDirection(rawValue: direction) ?? .natural
        for (key, path) in Self.lengths { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        hyphenationFactor = Float(coder.decodeDouble(forKey: "NSHyphenationFactor"))
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
        let strategy = UInt(bitPattern: coder.decodeInteger(forKey: "NSLineBreakStrategy"))
        lineBreakStrategy = NSLineBreakStrategy(rawValue: strategy)
        if let tabs = Self.objects(NSTextTab.self, coder, "NSTabStops") { tabStops = tabs }
        if let lists = Self.objects(NSTextList.self, coder, "NSTextLists") { textLists = lists }
    }

    /// Returns an array of objects; nil if there is none. (Foundation for Linux fails to decode a missing key.)
    private static func objects<Object: NSObject & NSSecureCoding>(
        _ type: Object.Type, _ coder: NSCoder, _ key: String
    ) -> [Object]? {
        guard coder.containsValue(forKey: key) else { return nil }
        return coder.decodeObject(of: [NSArray.self, type], forKey: key) as? [Object]
    }

    func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(Double(hyphenationFactor), forKey: "NSHyphenationFactor")
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTighteningForTruncation")
        coder.encode(Int(bitPattern: UInt(lineBreakStrategy.rawValue)), forKey: "NSLineBreakStrategy")
        if tabStops != NSTextTab.standard { coder.encode(tabStops as NSArray, forKey: "NSTabStops") }
        if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: "NSTextLists") }
    }

    private static var lengths: [(key: String, path: WritableKeyPath<Self, CGFloat>)] {
        [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
            ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
            ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
            ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
            ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
            ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }
}
