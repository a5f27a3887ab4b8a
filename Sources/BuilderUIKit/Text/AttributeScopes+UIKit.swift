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
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let ligature: LigatureAttribute
        public let attachment: AttachmentAttribute
        public let foundation: FoundationAttributes
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Points added between letters.
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Points added between letters; `kern` goes before it.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// Points that the text stands above its line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// How lines are set: alignment, spacing, indents.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// Of the letters' outlines; the text's where it is missing.
    public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// Per cent of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// A shadow behind the letters.
    public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The tangent of the letters' slant.
    public enum ObliquenessAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The logarithm of the letters' widening.
    public enum ExpansionAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// 0 for none. Ligatures aren't drawn, so it changes nothing in a picture.
    public enum LigatureAttribute: AttributedStringKey {
        public typealias Value = Int
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// What stands in the place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static let name = NSAttributedString.Key.attachment.rawValue
    }
}
