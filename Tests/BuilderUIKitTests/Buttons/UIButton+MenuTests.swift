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

    // MARK: Element sizes

    private func openSized(_ size: UIMenu.ElementSize, _ count: Int) throws -> [MenuRow] {
        let tools = UIMenu(
            options: .displayInline, preferredElementSize: size,
            children: (0..<count).map { UIAction(title: "\($0)", image: UIImage(systemName: "heart")) { _ in } })
        return rows(try open([tools, action("Delete")]))
    }

    @Test func mediumElementsAreThreeInARow() throws {
        let tiles = try openSized(.medium, 4)
        #expect(tiles[0].frame.minY == tiles[2].frame.minY && tiles[3].frame.minY == tiles[0].frame.maxY)
        #expect(abs(tiles[1].frame.minX - 250 / 3) < 0.01 && tiles[0].frame.height == 66)
        #expect(tiles[4].frame.width == 250 && tiles[4].frame.minX == 0)
        tiles[0].layoutIfNeeded()
        let (label, image) = try texts(tiles[0])
        #expect(label.frame.minY > image.frame.maxY - 0.01 && abs(label.frame.midX - tiles[0].bounds.midX) < 0.5)
    }

    private func texts(_ row: MenuRow) throws -> (UILabel, UIImageView) {
        let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
        let images = row.subviews.compactMap { $0 as? UIImageView }
        return (label, try #require(images.first { $0.image === row.element.image }))
    }

    @Test func smallElementsAreImagesInARow() throws {
        let tiles = try openSized(.small, 4)
        #expect(Set(tiles[0..<4].map(\.frame.minY)).count == 1)
        #expect(tiles[0].frame.size == CGSize(width: 62.5, height: 44))
        #expect(try texts(tiles[0]).0.isHidden)
        // Two share the width.
        #expect(try openSized(.small, 2)[1].frame.minX == 125)
    }

    @Test func elementsAreListedAtAccessibilitySizes() throws {
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let rows = try openSized(.medium, 2)
        #expect(rows[1].frame.minX == 0 && rows[1].frame.minY == rows[0].frame.maxY)
    }

    @Test func tilesAreChosen() throws {
        var chosen: [String] = []
        button.menu = UIMenu(
            preferredElementSize: .small, children: [action("One") { chosen.append($0) }, action("Two")])
        button.performPrimaryAction()
        window.layoutIfNeeded()
        tap(CGPoint(x: 40, y: 138 + 20))
        #expect(chosen == ["One"] && !window.subviews.contains { $0 is MenuView })
    }
}
