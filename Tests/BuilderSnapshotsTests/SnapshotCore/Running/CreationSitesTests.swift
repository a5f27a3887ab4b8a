import BuilderUIKit
import Foundation
import SnapshotCore
import Testing

/// The lines of code that created views and constraints.
@MainActor
@Suite struct CreationSitesTests {
    private final class Card: UIView {
        let title = UILabel(); let titleLine = #line

        init() {
            super.init(frame: .zero)
            addSubview(title)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func viewsAndConstraintsHaveTheirLines() throws {
        let sites = CreationSites()
        try CreationSites.$current.withValue(sites) {
            let view = UIView(); let viewLine = #line
            let other = UIView()
            view.addSubview(other)
            let anchored = other.topAnchor.constraint(equalTo: view.topAnchor); let anchorLine = #line
            let made = NSLayoutConstraint(
                item: other, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 40)
            let formatted = NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[v]", metrics: nil, views: ["v": other])
            #expect(sites.line(of: view)?.line == viewLine)
            #expect(sites.line(of: view)?.path == #filePath)
            #expect(sites.line(of: anchored)?.line == anchorLine)
            let madeLine = try #require(sites.line(of: made)?.line)
            #expect((anchorLine + 1...anchorLine + 3).contains(madeLine))
            let formattedLine = try #require(sites.line(of: formatted[0])?.line)
            #expect((anchorLine + 4...anchorLine + 5).contains(formattedLine))
        }
    }

    @Test func aPropertysViewHasThePropertysLine() {
        let sites = CreationSites()
        CreationSites.$current.withValue(sites) {
            let card = Card(); let cardLine = #line
            #expect(sites.line(of: card.title)?.line == card.titleLine)
            // The initializer of a subclass is the app's code, too.
            let line = sites.line(of: card)?.line ?? 0
            #expect(line > card.titleLine && line < cardLine)
        }
    }

    @Test func theLibrarysOwnObjectsHaveTheLineThatLedToThem() {
        let sites = CreationSites()
        CreationSites.$current.withValue(sites) {
            let button = UIButton(type: .system); let buttonLine = #line
            let label = button.titleLabel
            #expect(label.flatMap { sites.line(of: $0)?.line }.map { $0 >= buttonLine } ?? true)
            #expect(sites.line(of: button)?.line == buttonLine)
        }
    }

    @Test func nothingIsRecordedOutside() {
        let before = UIView()
        let sites = CreationSites()
        let later = CreationSites.$current.withValue(sites) { UIView() }
        #expect(sites.line(of: before) == nil)
        #expect(sites.line(of: later) != nil)
        #expect(sites.line(of: UIView()) == nil)
    }

    @Test func checkedOutPackagesHaveNoLines() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "checkouts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "checkouts/App/Form.swift")
        try FileManager.default.createDirectory(
            at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: source)
        func line() -> SourceLine? {
            let sites = CreationSites(lookUp: { $0.map { _ in SourceLine(path: source.path, line: 7) } })
            let view = CreationSites.$current.withValue(sites) { UIView() }
            return sites.line(of: view)
        }
        // An app's own folder may have that name, too.
        #expect(line()?.line == 7)
        try Data("{}".utf8).write(to: folder.appending(path: "workspace-state.json"))
        #expect(line() == nil)
    }

    @Test func anInspectionHasTheLines() throws {
        let inspection = CreationSites.$current.withValue(CreationSites()) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                child.topAnchor.constraint(equalTo: root.topAnchor), child.widthAnchor.constraint(equalToConstant: 40),
                child.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
            return LayoutInspection(of: root)
        }
        #expect(inspection.views.allSatisfy { $0.source?.path == #filePath })
        let own = inspection.constraints.filter { $0.origin == "code" }
        #expect(own.count == 4)
        #expect(own.allSatisfy { $0.source?.path == #filePath })
        #expect(Set(own.compactMap(\.source?.line)).count == 3)
    }

    @Test func linesHaveTheFormOfEditors() {
        let folder = FileManager.default.currentDirectoryPath
        #expect(SourceLine(path: folder + "/Sources/Form.swift", line: 12).text == "Sources/Form.swift:12")
        #expect(SourceLine(path: "/elsewhere/Form.swift", line: 12).text == "/elsewhere/Form.swift:12")
    }
}
