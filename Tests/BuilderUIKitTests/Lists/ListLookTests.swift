import Foundation
import Testing

@testable import BuilderUIKit

/// The lists of the catalog in both looks. `LIST_PICTURES` names a folder for their pictures.
@MainActor
@Suite struct ListLookTests {
    private static func draw(
        _ name: ListScreen.Name, _ design: InterfaceDesign, _ style: UIUserInterfaceStyle = .light,
        _ textSize: UIContentSizeCategory = .large, scale: Double = 2, reading: (ListScreen) -> Void = { _ in }
    ) throws -> Display {
        let traits = UITraitCollection(mutations: { traits in
            traits[InterfaceDesignTrait.self] = design
            traits.userInterfaceStyle = style
            traits.preferredContentSizeCategory = textSize
        })
        let renderer = Renderer(traits: traits, scale: scale)
        var made: ListScreen?
        func makeView() -> UIView {
            let screen = ListScreen(name)
            made = screen
            return screen.view
        }
        let display = try renderer.layOut(makeView(), width: 375, height: 667)
        reading(try #require(made))
        return display
    }

    @Test(arguments: ListScreen.Name.allCases)
    func looksDiffer(_ name: ListScreen.Name) throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for size in [UIContentSizeCategory.large, .accessibilityLarge] {
                var pictures: [InterfaceDesign: Data] = [:]
                for design in InterfaceDesign.allCases {
                    let display = try Self.draw(name, design, style, size)
                    #expect(display.warnings.isEmpty, "\(name) \(design) \(display.warnings)")
                    let picture = try display.png()
                    pictures[design] = picture
                    guard let folder = ProcessInfo.processInfo.environment["LIST_PICTURES"] else { continue }
                    let file =
                        "\(name)-\(design)-\(style == .dark ? "dark" : "light")-\(size == .large ? "L" : "AX2").png"
                    try picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
                }
                #expect(pictures[.ios18] != pictures[.ios26], "\(name) looks the same in both")
            }
        }
    }

    /// Texts of cells are whole at the second accessibility size.
    @Test(arguments: [ListScreen.Name.subtitleTable, .plainTable, .groupedTable, .insetGroupedList, .plainList])
    func nothingIsCut(_ name: ListScreen.Name) throws {
        _ = try Self.draw(name, .ios26, .light, .accessibilityLarge) { screen in
            for label in screen.view.descendants(of: UILabel.self) where !label.isHidden {
                let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
                #expect(label.bounds.height >= fitting.height - 0.5, "\(name): \(label.text ?? "")")
                #expect(label.bounds.width >= fitting.width - 0.5, "\(name): \(label.text ?? "")")
            }
        }
    }

    /// Recorded on iOS 26.1 at 375 points and 2x.
    @Test func listCellsOfIOS26() throws {
        _ = try Self.draw(.insetGroupedList, .ios26) { screen in
            let frames = (0..<4).compactMap { screen.collection?.cellForItem(at: IndexPath(item: $0, section: 0)) }
            #expect(frames.map(\.frame.minX) == [16, 16, 16, 16])
            #expect(frames.map(\.frame.width) == [343, 343, 343, 343])
            #expect(frames.map(\.frame.minY) == [0, 52, 120.5, 172.5])
            #expect(frames.map(\.contentView.frame.width) == [313, 313, 343, 303])
            let next = screen.collection?.cellForItem(at: IndexPath(item: 0, section: 1))
            #expect(next?.frame.minY == 224.5 + 35)
            let labels = frames.map { $0.descendants(of: UILabel.self).filter { !$0.isHidden } }
            let places = labels.map { $0.map { $0.convert($0.bounds, to: screen.view) } }
            #expect(places[1].map(\.minY) == [67, 87.5])
            #expect(places[1].map(\.minX) == [32, 32])
            #expect(places[2].map(\.minY) == [136.5])
            let glyphs = frames[0].descendants(of: GlyphView.self).map(\.frame)
            #expect(glyphs == [CGRect(x: 315, y: 19, width: 10.5, height: 14)])
        }
        _ = try Self.draw(.insetGroupedList, .ios26, .light, .accessibilityLarge) { screen in
            let cells = (0..<3).compactMap { screen.collection?.cellForItem(at: IndexPath(item: $0, section: 0)) }
            #expect(cells.map(\.frame.height) == [113, 105.5, 69.5])
        }
    }

    /// Recorded on iOS 26.1; the larger sizes are reported.
    @Test(arguments: [
        (UIContentSizeCategory.large, CGRect(x: 15, y: 17, width: 26, height: 26), 40.0, 27.0),
        (.extraExtraExtraLarge, CGRect(x: 14.5, y: 21, width: 34.5, height: 34.5), 47.5, 36.5),
        (.accessibilityLarge, CGRect(x: 16, y: 33, width: 39, height: 38), 55, 41),
    ])
    func editingControlsOfIOS26(_ size: UIContentSizeCategory, _ control: CGRect, _ start: Double, _ width: Double)
        throws
    {
        _ = try Self.draw(.editedTable, .ios26, .light, size) { screen in
            let cell = screen.table?.cellForRow(at: IndexPath(row: 0, section: 0))
            let glyphs = cell?.editingGlyphs ?? []
            #expect(glyphs.first?.frame == control)
            #expect(cell.map { Double($0.contentView.frame.minX) } == start)
            #expect(
                glyphs.last?.frame
                    == CGRect(x: 359 - width, y: 0, width: width, height: cell?.bounds.height ?? 0))
        }
    }

    @Test func separatorsAreInsetOnBothSides() throws {
        _ = try Self.draw(.groupedTable, .ios26) { screen in
            let cells = (0..<4).compactMap { screen.table?.cellForRow(at: IndexPath(row: $0, section: 0)) }
            #expect(cells.first?.separatorView.frame == CGRect(x: 16, y: 51, width: 343, height: 1))
            #expect(cells.last?.separatorView.frame == CGRect(x: 0, y: 51, width: 375, height: 1))
        }
    }

    @Test(arguments: ListScreen.Name.allCases)
    func aWindowMayGetTheLookLater(_ name: ListScreen.Name) throws {
        var frames: [[CGRect]] = []
        for isLate in [false, true] {
            let window = UIWindow(frame: CGRect(origin: .zero, size: ListScreen.size))
            if !isLate { window.traitOverrides[InterfaceDesignTrait.self] = .ios26 }
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let screen = ListScreen(name)
            controller.view.addSubview(screen.view)
            window.layoutIfNeeded()
            if isLate {
                window.traitOverrides[InterfaceDesignTrait.self] = .ios26
                window.layoutIfNeeded()
            }
            let views: [UIView] = screen.view.descendants(of: UILabel.self).filter { !$0.isHidden }
            frames.append(
                views.map { $0.convert($0.bounds, to: window) }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) })
        }
        #expect(frames[0] == frames[1])
        #expect(!frames[0].isEmpty)
    }
}

extension UIView {
    /// The views of a class in this view, from the back.
    fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
        subviews.flatMap { view in (view as? View).map { [$0] } ?? view.descendants(of: type) }
    }
}
