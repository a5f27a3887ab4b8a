import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIButtonMenuTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let button = UIButton(type: .system)

    init() {
        window.rootViewController = UIViewController()
        window.isHidden = false
        button.frame = CGRect(x: 20, y: 100, width: 80, height: 30)
        button.showsMenuAsPrimaryAction = true
        window.rootViewController?.view.addSubview(button)
        window.layoutIfNeeded()
    }

    private func open(_ elements: [UIMenuElement], title: String = "") throws -> MenuView {
        button.menu = UIMenu(title: title, children: elements)
        button.performPrimaryAction()
        window.layoutIfNeeded()
        return try #require(window.subviews.last as? MenuView)
    }

    private func rows(_ view: UIView) -> [MenuRow] {
        view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? rows($0) }
    }

    private func tap(_ point: CGPoint) {
        let finger = TouchSimulator(window: window)
        finger.down(at: point)
        finger.up()
        window.layoutIfNeeded()
    }

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], _ log: @escaping (String) -> Void = { _ in }
    )
        -> UIAction
    {
        UIAction(title: title, attributes: attributes) { log($0.title) }
    }

    @Test func aTapOpensTheMenuAndAnotherChooses() throws {
        var chosen: [String] = []
        let view = try open([action("One") { chosen.append($0) }, action("Two") { chosen.append($0) }])
        let rows = rows(view)
        #expect(rows.map(\.element.title) == ["One", "Two"])
        #expect(rows[0].convert(rows[0].bounds, to: nil) == CGRect(x: 20, y: 138, width: 250, height: 44))
        tap(CGPoint(x: 100, y: 138 + 44 + 20))
        #expect(chosen == ["Two"])
        #expect(!window.subviews.contains { $0 is MenuView })
    }

    @Test func aTapBesideClosesTheMenu() throws {
        _ = try open([action("One")])
        tap(CGPoint(x: 300, y: 800))
        #expect(!window.subviews.contains { $0 is MenuView })
    }

    @Test func hiddenElementsAreLeftOutAndDisabledOnesDoNothing() throws {
        var chosen: [String] = []
        let view = try open([
            action("Hidden", .hidden), action("Off", .disabled) { chosen.append($0) },
            action("Stays", .keepsMenuPresented) { chosen.append($0) },
        ])
        #expect(rows(view).map(\.element.title) == ["Off", "Stays"])
        tap(CGPoint(x: 100, y: 158))
        #expect(chosen.isEmpty)
        tap(CGPoint(x: 100, y: 202))
        #expect(chosen == ["Stays"])
        #expect(window.subviews.contains { $0 is MenuView })
    }

    @Test func submenusReplaceTheirMenuAndInlineOnesAreSections() throws {
        let inline = UIMenu(options: .displayInline, children: [action("Inline")])
        let view = try open([action("One"), inline, UIMenu(title: "More", children: [action("Deep")])], title: "Title")
        #expect(rows(view).map(\.element.title) == ["One", "Inline", "More"])
        let more = try #require(rows(view).last)
        let frame = more.convert(more.bounds, to: nil)
        tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(rows(view).map(\.element.title) == ["Deep"])
    }

    @Test func aMenuIsAboveASourceAtTheBottomAndScrollsIfItIsLong() throws {
        button.frame.origin = CGPoint(x: 300, y: 700)
        let view = try open((0..<40).map { action("Row \($0)") })
        let card = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(card.frame.maxY == 692)
        #expect(card.frame.minX == 130)
        #expect(card.frame.minY >= 8)
        #expect(card.contentSize.height == 1_760)
    }

    @Test func aBarButtonItemOpensItsMenu() throws {
        let page = UIViewController()
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action("One")]))
        page.navigationItem.rightBarButtonItem = item
        window.rootViewController = UINavigationController(rootViewController: page)
        window.layoutIfNeeded()
        item.fire()
        window.layoutIfNeeded()
        let view = try #require(window.subviews.last as? MenuView)
        #expect(rows(view).count == 1)
    }

    @Test func theLookChangesAnOpenMenu() throws {
        let view = try open([action("One")])
        let card = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(card.layer.cornerRadius == 12)
        window.traitOverrides[InterfaceDesignTrait.self] = .ios26
        window.layoutIfNeeded()
        #expect(card.layer.cornerRadius == 34)
    }
}
