import Foundation

extension AttributeScopes {
    /// The attributes of an `AttributedString` that views draw with: `text.font = .boldSystemFont(ofSize: 15)`.
    ///
    /// ```swift
    /// var text = AttributedString("Sold out")
    /// text.foregroundColor = .systemRed
    /// text.kern = 1
    /// let label = UILabel()
    /// label.attributedText = NSAttributedString(text)
    /// ```
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The additional space between characters, in points.
        public let kern: KernAttribute
        /// The additional space between characters, in points; `kern` takes precedence.
        public let tracking: TrackingAttribute
        /// The distance that the text is raised above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the underline; nil for the text's.
        public let underlineColor: UnderlineColorAttribute
        /// The style of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the line through the text; nil for the text's.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outlines, in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// The slant; any value but 0 selects the italic font.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the horizontal expansion.
        public let expansion: ExpansionAttribute
        /// The ligature mode, which has no effect: ligatures aren't drawn.
        public let ligature: LigatureAttribute
        /// The text attachment.
        public let attachment: AttachmentAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes
    }

    /// The scope of UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Returns the attribute key at a key path of the scope.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = UIFont
        /// The attribute's key.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = UIColor
        /// The attribute's key.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = UIColor
        /// The attribute's key.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The additional space between characters, in points.
    public enum KernAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = CGFloat
        /// The attribute's key.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The additional space between characters, in points; `kern` takes precedence.
    public enum TrackingAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = CGFloat
        /// The attribute's key.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The distance that the text is raised above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = CGFloat
        /// The attribute's key.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = NSUnderlineStyle
        /// The attribute's key.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The color of the underline; nil for the text's.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = UIColor
        /// The attribute's key.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The style of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = NSUnderlineStyle
        /// The attribute's key.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of the line through the text; nil for the text's.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = UIColor
        /// The attribute's key.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The paragraph style: alignment, spacing, indents.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = NSParagraphStyle
        /// The attribute's key.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The color of the outlines; nil for the text's.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = UIColor
        /// The attribute's key.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The width of the outlines, in percent of the font size.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = CGFloat
        /// The attribute's key.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The shadow behind the text.
    public enum ShadowAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = NSShadow
        /// The attribute's key.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The tangent of the slant; any value but 0 selects the italic font.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = CGFloat
        /// The attribute's key.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The logarithm of the horizontal expansion.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = CGFloat
        /// The attribute's key.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The ligature mode, 0 for none. Ligatures aren't drawn, so it has no effect.
    public enum LigatureAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = Int
        /// The attribute's key.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The attachment that replaces a character.
    public enum AttachmentAttribute: AttributedStringKey {
        /// The attribute's type.
        public typealias Value = NSTextAttachment
        /// The attribute's key.
        public static let name = NSAttributedString.Key.attachment.rawValue
    }
}

extension NSAttributedString {
    /// Creates a text from Markdown: links are attributes, other marks are left out. It doesn't throw.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    /// Creates a string with the same characters, with the attributes that views draw with and the links.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attributedString.runs {
            let characters = String(attributedString.characters[run.range])
            text.append(NSAttributedString(string: characters, attributes: Self.attributes(of: run)))
        }
        self.init(attributedString: text)
    }

    private typealias UIKitScope = AttributeScopes.UIKitAttributes

    private static func attributes(of run: AttributedString.Runs.Run) -> [Key: Any] {
        var attributes: [Key: Any] = [:]
        attributes[.font] = run[UIKitScope.FontAttribute.self]
        attributes[.foregroundColor] = run[UIKitScope.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = run[UIKitScope.BackgroundColorAttribute.self]
        attributes[.kern] = run[UIKitScope.KernAttribute.self]
        attributes[.tracking] = run[UIKitScope.TrackingAttribute.self]
        attributes[.baselineOffset] = run[UIKitScope.BaselineOffsetAttribute.self]
        attributes[.underlineStyle] = run[UIKitScope.UnderlineStyleAttribute.self]?.rawValue
        attributes[.underlineColor] = run[UIKitScope.UnderlineColorAttribute.self]
        attributes[.strikethroughStyle] = run[UIKitScope.StrikethroughStyleAttribute.self]?.rawValue
        attributes[.strikethroughColor] = run[UIKitScope.StrikethroughColorAttribute.self]
        attributes[.paragraphStyle] = run[UIKitScope.ParagraphStyleAttribute.self]
        attributes[.strokeColor] = run[UIKitScope.StrokeColorAttribute.self]
        attributes[.strokeWidth] = run[UIKitScope.StrokeWidthAttribute.self]
        attributes[.shadow] = run[UIKitScope.ShadowAttribute.self]
        attributes[.obliqueness] = run[UIKitScope.ObliquenessAttribute.self]
        attributes[.expansion] = run[UIKitScope.ExpansionAttribute.self]
        attributes[.ligature] = run[UIKitScope.LigatureAttribute.self]
        attributes[.attachment] = run[UIKitScope.AttachmentAttribute.self]
        attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return attributes
    }
}

extension AttributedString {
    /// Creates a string with the same characters, with the attributes that views draw with and the links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let characters = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(characters, attributes: Self.container(of: attributes)))
        }
    }

    private typealias UIKitScope = AttributeScopes.UIKitAttributes

    fileprivate static func container(of attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var container = AttributeContainer()
        func take<Key: AttributedStringKey>(_ key: Key.Type, _ name: NSAttributedString.Key)
        where Key.Value: Sendable {
            if let value = attributes[name] as? Key.Value { container[key] = value }
        }
        func takeLength<Key: AttributedStringKey>(_ key: Key.Type, _ name: NSAttributedString.Key)
        where Key.Value == CGFloat {
            if let value = (attributes[name] as? NSNumber)?.doubleValue ?? attributes[name] as? Double {
                container[key] = CGFloat(value)
            } else if let value = attributes[name] as? CGFloat {
                container[key] = value
            }
        }
        func takeStyle<Key: AttributedStringKey>(_ key: Key.Type, _ name: NSAttributedString.Key)
        where Key.Value == NSUnderlineStyle {
            let number = attributes[name] as? Int ?? (attributes[name] as? NSNumber)?.intValue
            if let number { container[key] = NSUnderlineStyle(rawValue: number) }
        }
        take(UIKitScope.FontAttribute.self, .font)
        take(UIKitScope.ForegroundColorAttribute.self, .foregroundColor)
        take(UIKitScope.BackgroundColorAttribute.self, .backgroundColor)
        takeLength(UIKitScope.KernAttribute.self, .kern)
        takeLength(UIKitScope.TrackingAttribute.self, .tracking)
        takeLength(UIKitScope.BaselineOffsetAttribute.self, .baselineOffset)
        takeStyle(UIKitScope.UnderlineStyleAttribute.self, .underlineStyle)
        take(UIKitScope.UnderlineColorAttribute.self, .underlineColor)
        takeStyle(UIKitScope.StrikethroughStyleAttribute.self, .strikethroughStyle)
        take(UIKitScope.StrikethroughColorAttribute.self, .strikethroughColor)
        take(UIKitScope.ParagraphStyleAttribute.self, .paragraphStyle)
        take(UIKitScope.StrokeColorAttribute.self, .strokeColor)
        takeLength(UIKitScope.StrokeWidthAttribute.self, .strokeWidth)
        take(UIKitScope.ShadowAttribute.self, .shadow)
        takeLength(UIKitScope.ObliquenessAttribute.self, .obliqueness)
        takeLength(UIKitScope.ExpansionAttribute.self, .expansion)
        take(UIKitScope.LigatureAttribute.self, .ligature)
        take(UIKitScope.AttachmentAttribute.self, .attachment)
        take(AttributeScopes.FoundationAttributes.LinkAttribute.self, .link)
        return container
    }
}

extension AttributeContainer {
    /// Creates a container of the attributes of an `NSAttributedString`: those that views draw with, and the link.
    public init(_ dictionary: [NSAttributedString.Key: Any]) { self = AttributedString.container(of: dictionary) }
}
