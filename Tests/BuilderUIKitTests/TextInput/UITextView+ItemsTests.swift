import Foundation
import Testing

@testable import BuilderUIKit

/// Detected data, and the menus of links, attachments and tagged parts.
@MainActor
@Suite struct UITextViewItemsTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var events: [String] = []
        var menu: ((UIMenu) -> UITextItem.MenuConfiguration?)?
        var allowsActions = true

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            let kind = interaction == .presentActions ? "press" : "tap"
            events.append("\(kind) \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
            return interaction == .presentActions ? allowsActions : false
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            events.append(
                "menu \(textItem.range.location): \(defaultMenu.children.map(\.title).joined(separator: ", "))")
            guard let menu else { return UITextItem.MenuConfiguration(menu: defaultMenu) }
            return menu(defaultMenu)
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) {
            events.append("display")
            animator.addCompletion { [self] in events.append("displayed") }
        }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) {
            events.append("end")
            animator.addCompletion { [self] in events.append("ended") }
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    private let delegate = Delegate()

    /// Shows a text that isn't editable in a view of the window.
    private func show(_ text: String, detecting types: UIDataDetectorTypes) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        view.text = text
        view.isEditable = false
        view.dataDetectorTypes = types
        view.delegate = delegate
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return view
    }

    private func point(_ place: Int, in view: UITextView) -> CGPoint {
        guard let start = view.position(from: view.beginningOfDocument, offset: place),
            let end = view.position(from: start, offset: 1), let range = view.textRange(from: start, to: end)
        else { return .zero }
        let rect = view.firstRect(for: range)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    @Test func dataBecomeLinksThatCallTheDelegate() {
        let view = show("See example.com, call 555-123-4567 on 2024-05-06", detecting: [.link, .phoneNumber])
        view.simulateTap(at: point(1, in: view))
        #expect(delegate.events.isEmpty)
        view.simulateTap(at: point(6, in: view))
        view.simulateTap(at: point(24, in: view))
        view.simulateTap(at: point(40, in: view))
        #expect(delegate.events == ["tap http://example.com 4+11", "tap tel:5551234567 22+12"])
        view.dataDetectorTypes = .all
        view.simulateTap(at: point(40, in: view))
        #expect(delegate.events.last == "tap x-apple-data-detectors://2 38+10")
        view.dataDetectorTypes = []
        view.simulateTap(at: point(6, in: view))
        #expect(delegate.events.count == 3)
    }

    @Test func dataAreDrawnAsLinksInTextThatIsRead() {
        let view = show("See example.com", detecting: .link)
        func link() -> URL? { view.label.drawnText.attribute(.link, at: 6, effectiveRange: nil) as? URL }
        #expect(link() == URL(string: "http://example.com"))
        #expect(view.attributedText.attribute(.link, at: 6, effectiveRange: nil) == nil)
        #expect(view.text == "See example.com")
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        #expect(view.label.drawnText.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
        #expect(view.label.drawnText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
        view.isEditable = true
        #expect(view.label.detectedLinks.isEmpty)
        view.isEditable = false
        view.isSelectable = false
        #expect(view.label.detectedLinks.isEmpty)
        view.isSelectable = true
        view.text = "Now test.org is there"
        #expect(view.label.detectedLinks.map(\.range) == [NSRange(location: 4, length: 8)])
    }

    @Test func changesOfTheLayoutDetectNothing() {
        let view = show("See example.com", detecting: .link)
        view.label.detectedLinks = []
        view.textContainerInset.top = 20
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))]
        view.font = .systemFont(ofSize: 20)
        #expect(view.label.detectedLinks.isEmpty)
        view.text = "See example.com"
        #expect(view.label.detectedLinks.count == 1)
    }

    @Test func linksOfTheTextTakePrecedence() {
        let view = show("", detecting: .all)
        let text = NSMutableAttributedString(string: "See example.com")
        text.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 0, length: 15))
        view.attributedText = text
        view.simulateTap(at: point(6, in: view))
        #expect(delegate.events == ["tap https://swift.org 0+15"])
    }

    @Test func pressesShowMenusInOrder() {
        let view = show("See example.com", detecting: .link)
        view.simulateLongPress(at: point(6, in: view))
        let opened = [
            "menu 4: Open Link, Copy Link", "press http://example.com 4+11", "display", "displayed",
        ]
        #expect(delegate.events == opened)
        #expect(window.subviews.contains { $0 is MenuView })
        window.closeMenu()
        #expect(delegate.events == opened + ["end", "ended"])
        #expect(!window.subviews.contains { $0 is MenuView })
    }

    /// Keeps the local references of a closure out of a test's own function.
    private func scoped(_ body: () -> Void) { body() }

    @Test(arguments: [true, false])
    func viewsAreReleasedAfterTheirMenus(isClosed: Bool) {
        weak var gone: UITextView?
        scoped {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            view.text = "See example.com"
            view.isEditable = false
            view.dataDetectorTypes = .link
            window.addSubview(view)
            window.layoutIfNeeded()
            let item = view.textItem(at: point(6, in: view))
            #expect(item.map { view.showMenu(of: $0) } == true)
            #expect(window.subviews.contains { $0 is MenuView })
            if isClosed { window.closeMenu() }
            gone = view
        }
        #expect(gone == nil)
    }

    @Test func delegatesReplaceOrRefuseMenus() {
        let view = show("See example.com", detecting: .link)
        delegate.menu = { _ in nil }
        view.simulateLongPress(at: point(6, in: view))
        #expect(delegate.events == ["menu 4: Open Link, Copy Link"])
        delegate.menu = nil
        delegate.allowsActions = false
        view.simulateLongPress(at: point(6, in: view))
        #expect(!delegate.events.contains("display"))
        // The method of the API before iOS 17 has no say in a menu of the delegate's own.
        delegate.events = []
        delegate.menu = { _ in
            UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
        }
        view.simulateLongPress(at: point(6, in: view))
        #expect(delegate.events == ["menu 4: Open Link, Copy Link", "display", "displayed"])
    }
}
