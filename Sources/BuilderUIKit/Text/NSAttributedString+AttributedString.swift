import Foundation

extension NSAttributedString {
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
