import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The text of a field with its attributes, its pictures and its notifications.
@MainActor
@Suite struct UITextFieldTests {
    private func color(_ field: UITextField, _ place: Int) -> UIColor? {
        field.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }

    @Test func attributesAreKeptUntilATextIsSet() {
        let field = UITextField()
        field.attributedText = NSAttributedString(string: "Ada", attributes: [.foregroundColor: UIColor.red, .kern: 2])
        #expect(field.text == "Ada")
        field.insertText("!")
        #expect(color(field, 3) == .red)
        field.textColor = .blue
        #expect(color(field, 0) == .blue)
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        field.textAlignment = .center
        let style = field.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center)
        field.text = "Eve"
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        field.attributedText = nil
        #expect(field.text == "")
    }

    /// UIKit's left view is at the leading edge: on the right in Arabic, where the clear button is on the left.
    @Test func sideViewsFollowTheLayoutDirection() {
        for field in [UITextField(), UISearchTextField()] {
            field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            if field.leftView == nil { field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
            field.leftViewMode = .always
            field.clearButtonMode = .always
            field.text = "Ada"
            let leading = field.leftViewRect(forBounds: field.bounds)
            let clear = field.clearButtonRect(forBounds: field.bounds)
            let text = field.textRect(forBounds: field.bounds)
            #expect(leading.maxX <= text.minX && text.maxX <= clear.maxX && clear.minX > 100)
            field.semanticContentAttribute = .forceRightToLeft
            func mirror(_ rect: CGRect) -> CGRect {
                CGRect(x: 200 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
            }
            #expect(field.leftViewRect(forBounds: field.bounds) == mirror(leading))
            #expect(field.clearButtonRect(forBounds: field.bounds) == mirror(clear))
            #expect(field.textRect(forBounds: field.bounds) == mirror(text))
            field.layoutIfNeeded()
            #expect(field.leftView?.frame == mirror(leading))
        }
    }

    @Test func defaultAttributesAreThoseOfTheWholeText() {
        let field = UITextField()
        field.text = "Ada"
        #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 17)
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 3]
        #expect(field.font?.pointSize == 20)
        #expect(field.textColor == .label)
        #expect(field.intrinsicContentSize.width > 40)
        field.text = "Eve"
        #expect(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
    }

    @Test func placeholdersAreOne() {
        let field = UITextField()
        #expect(field.attributedPlaceholder == nil)
        field.placeholder = "Name"
        #expect(field.attributedPlaceholder?.string == "Name")
        field.attributedPlaceholder = NSAttributedString(string: "Street", attributes: [.kern: 1])
        #expect(field.placeholder == "Street")
        field.placeholder = "Town"
        #expect(field.attributedPlaceholder?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        field.attributedPlaceholder = nil
        #expect(field.placeholder == nil)
    }

    @Test func typingAttributesAreThereWhileEditing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(field)
        window.isHidden = false
        field.typingAttributes = [.kern: 4]
        #expect(field.typingAttributes == nil)
        field.becomeFirstResponder()
        #expect(field.typingAttributes?[.kern] == nil)
        field.typingAttributes = [.kern: 4]
        field.insertText("a")
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
        #expect(color(field, 0) == .label)
        field.resignFirstResponder()
        #expect(field.typingAttributes == nil)
    }

    @Test func notificationsAreForWhatPeopleDo() {
        final class Log: @unchecked Sendable { var names: [String] = [] }
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(field)
        window.isHidden = false
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
                log.names.append($0.name.rawValue)
            }
        }
        field.text = "code"
        field.becomeFirstResponder()
        field.insertText("a")
        field.resignFirstResponder()
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        #expect(log.names == names.map(\.rawValue))
    }

    @Test func composedTextIsReplacedUntilItIsDone() {
        let field = UITextField()
        field.text = "ab"
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.setMarkedText("ni", selectedRange: NSRange(location: 1, length: 9))
        #expect(field.text == "niab")
        #expect(field.selection == NSRange(location: 1, length: 1))
        field.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
        #expect(field.text == "nihab")
        field.insertText("你")
        #expect(field.text == "你ab")
        field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(field.text == "你ab")
        #expect(field.markedTextRange == nil)
        field.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
        field.text = "new"
        #expect(field.markedTextRange == nil)
    }

    @Test func composedTextMovesWithEdits() throws {
        let field = UITextField()
        field.text = "ab"
        func place(_ range: Range<Int>) -> UITextRange { UITextRange(from: NSRange(range)) }
        var composed: String? { field.markedTextRange.flatMap { field.text(in: $0) } }
        field.selectedTextRange = place(1..<1)
        field.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
        field.replace(place(0..<0), withText: "12")
        #expect(field.text == "12axyzb" && composed == "xyz" && field.markedTextRange?.offsets == 3..<6)
        field.replace(place(6..<7), withText: "!")
        #expect(field.text == "12axyz!" && composed == "xyz")
        field.selectedTextRange = place(5..<5)
        field.deleteBackward()
        #expect(field.text == "12axz!" && composed == "xz")
        field.replace(place(2..<4), withText: "")
        #expect(field.text == "12z!" && composed == nil, "an end was replaced")
        field.setMarkedText("m", selectedRange: NSRange(location: 1, length: 0))
        field.deleteBackward()
        #expect(composed == nil, "nothing is left")
    }

    @Test func compositionsAreReportedInTheirOrder() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var log: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log.append("\(range.location) \(range.length) \(string)")
                return true
            }
            func textFieldDidChangeSelection(_ textField: UITextField) {
                log.append("selection \(textField.markedTextRange == nil)")
            }
        }
        let field = UITextField()
        let delegate = Delegate()
        field.delegate = delegate
        field.addAction(UIAction { _ in delegate.log.append("changed") }, for: .editingChanged)
        field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        field.insertText("你")
        #expect(
            delegate.log == [
                "0 0 n", "selection false", "changed", "0 1 ni", "selection false", "changed", "0 2 你",
                "selection true", "changed",
            ])
    }

    @Test func aTextTooWideIsMadeSmallerDownToALimit() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        field.text = "A long text in a field"
        field.font = .systemFont(ofSize: 20)
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 15
        #expect(field.textLabel.adjustsFontSizeToFitWidth)
        #expect(field.textLabel.minimumScaleFactor == 0.75)
        field.minimumFontSize = .nan
        #expect(field.textLabel.minimumScaleFactor == 0)
    }

    /// Reported: 22 points in the system font of 17, as recorded in the body style.
    @Test func aBorderlessFieldIsAsHighAsTheLeading() {
        let field = UITextField()
        field.text = "Ada"
        #expect(field.font?.pointSize == 17 && field.intrinsicContentSize.height == 22)
    }

    @Test func onlyABorderedFieldTurnsGrayIfDisabled() throws {
        func color(of style: UITextField.BorderStyle, isEnabled: Bool) throws -> Color {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            field.borderStyle = style
            field.text = "Ada"
            field.isEnabled = isEnabled
            field.layoutIfNeeded()
            var colors: [Color] = []
            func collect(_ layer: Layer) {
                for case .glyphs(let run) in layer.contents { colors.append(run.color) }
                for sublayer in layer.sublayers { collect(sublayer) }
            }
            collect(DisplayTree(scale: 2).layer(of: field))
            return try #require(colors.first)
        }
        let enabled = try color(of: .none, isEnabled: true)
        #expect(try color(of: .none, isEnabled: false) == enabled)
        #expect(try color(of: .roundedRect, isEnabled: false) != enabled)
    }
}
