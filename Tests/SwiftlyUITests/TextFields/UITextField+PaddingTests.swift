import SwiftlyUI
import Testing

/// Padding lies around the text, the edited text and the placeholders of a field.
@MainActor
@Suite struct UITextFieldPaddingTests {
    private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

    private func padded(_ field: UITextField = UITextField()) -> UITextField {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        return field.layoutMargins(insets)
    }

    @Test func textIsInsetAfterTheBorder() {
        let field = padded()
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 10, y: 4, width: 170, height: 30))
        #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 10, y: 4, width: 170, height: 30))
        #expect(field.placeholderRect(forBounds: field.bounds) == CGRect(x: 10, y: 4, width: 170, height: 30))
        field.borderStyle(.roundedRect)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 17, y: 6, width: 156, height: 26))
    }

    @Test func textIsInsetAfterTheLeftView() throws {
        let field = padded().leftView(UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))).leftViewMode(.always)
        field.text("Ada").layoutIfNeeded()
        #expect(try #require(field.label(showing: "Ada")).frame == CGRect(x: 34, y: 4, width: 146, height: 30))
    }

    @Test func theFieldGrowsByIt() {
        let plain = UITextField().text("Ada").intrinsicContentSize
        let size = UITextField().text("Ada").layoutMargins(insets).intrinsicContentSize
        #expect(size.width == plain.width + 30)
        #expect(size.height == plain.height + 10)
    }

    @Test func aSearchFieldsTextIsInsetFromBesideTheGlass() {
        let field = UISearchTextField().layoutMargins(UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 36)).minX == 36)
    }

    @Test func aSubclassKeepsItsOwnRectangles() {
        final class Field: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).offsetBy(dx: 1, dy: 0)
            }
        }
        #expect(padded(Field()).placeholderRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 40)).minX == 11)
    }

    @Test func morePaddingThanRoomLeavesNone() {
        let field = UITextField().text("Ada").layoutMargins(UIEdgeInsets(top: 50, left: 150, bottom: 50, right: 150))
        let rect = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(rect.size == .zero)
    }

    @Test func nonFiniteLayoutMarginsAreIgnored() {
        let field = padded().layoutMargins(UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0))
        #expect(field.textRect(forBounds: field.bounds).minX == 10)
        #expect(field.layoutMargins == insets)
    }

    @Test func aTextViewsTextHasTheInsets() throws {
        let view = UITextView().text("Ada").layoutMargins(insets)
        #expect(view.textContainerInset == insets)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.layoutIfNeeded()
        #expect(try #require(view.label(showing: "Ada")).frame.origin == CGPoint(x: 15, y: 4))
        view.layoutMargins(UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0))
        #expect(view.textContainerInset == insets)
    }
}
