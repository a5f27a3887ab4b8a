import BuilderUIKit
import Foundation

extension UILabel {
    /// A label with a text; nil leaves it empty.
    public convenience init(_ text: String?) {
        self.init(frame: .zero)
        self.text = text
    }

    /// A label with an attributed text; nil leaves it empty.
    @_disfavoredOverload
    public convenience init(_ attributedText: NSAttributedString?) {
        self.init(frame: .zero)
        self.attributedText = attributedText
    }

    /// A label with an attributed text; nil leaves it empty.
    ///
    /// ```swift
    /// var price = AttributedString("9.90")
    /// price.font = .bold(20)
    /// let label = UILabel(price)
    /// ```
    @_disfavoredOverload
    public convenience init(_ attributedString: AttributedString?) {
        self.init(frame: .zero)
        self.attributedText = attributedString.map { NSAttributedString($0) }
    }

    /// The text, in one font and color. Attributes that were there are forgotten.
    @discardableResult
    public func text(_ text: String?) -> Self {
        self.text = text
        return self
    }

    /// The text with its attributes; what it lacks comes from the label.
    @discardableResult
    public func attributedText(_ text: NSAttributedString?) -> Self {
        attributedText = text
        return self
    }

    /// The text with its attributes; what it lacks comes from the label.
    @discardableResult
    public func attributedString(_ string: AttributedString?) -> Self {
        attributedText = string.map { NSAttributedString($0) }
        return self
    }
}
