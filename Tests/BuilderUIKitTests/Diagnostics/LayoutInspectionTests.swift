import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct LayoutInspectionTests {
    private func makeScreen() -> (root: UIView, label: UILabel) {
        let root = UIView(frame: CGRect(x: 30, y: 40, width: 300, height: 400))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.backgroundColor = .systemBlue
        let label = UILabel()
        label.text = "Title"
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        label.accessibilityIdentifier = "title"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return (root, label)
    }

    @Test func viewsHaveTheirFactsAndReasons() throws {
        let (root, label) = makeScreen()
        let constraints = [
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor, constant: 10),
        ]
        constraints[0].identifier = "start"
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        let found = LayoutInspection(of: root)
        #expect(found.size == [300, 400])
        #expect(found.views.map(\.parent) == [nil, 0])
        #expect(found.views[0].picture == LayoutInspection.Rect(x: 0, y: 0, width: 300, height: 400))
        #expect(found.views[0].margins == [1, 2, 3, 4])
        #expect(found.views[0].colors.first?.name == "systemBlue")
        let title = found.views[1]
        #expect(title.identifier == "title" && title.text == "Title" && title.type == "UILabel")
        #expect(title.picture.x == 16 && title.picture.y == 11)
        #expect(title.font?.style == UIFont.TextStyle.body.rawValue && title.font?.size == 17)
        #expect(title.colors.contains { $0.role == "text" && $0.name == "secondaryLabel" })
        let baseline = try #require(title.baselines.first)
        #expect(baseline > title.picture.y && baseline < title.picture.y + title.picture.height)
        let left = try #require(title.edges.first { $0.name == "left" })
        let reason = found.constraints[try #require(left.direct.first)]
        #expect(reason.identifier == "start" && reason.constant == 16 && reason.priority == 1000)
        #expect(reason.first == LayoutInspection.Item(view: 1, guide: nil, attribute: "leading"))
        #expect(reason.second == LayoutInspection.Item(view: 0, guide: nil, attribute: "leading"))
        let guide = try #require(found.constraints.compactMap(\.second?.guide).first)
        #expect(found.guides[guide].owner == 0)
        #expect(found.guides[guide].picture == LayoutInspection.Rect(x: 2, y: 1, width: 294, height: 396))
        #expect(!title.isAmbiguousHorizontally && !title.isAmbiguousVertically)
        #expect(found.conflicts.isEmpty)
        // Each constraint once, whether it is a reason or held by a view.
        #expect(found.constraints.filter { $0.identifier == "start" }.count == 1)
    }

    @Test func ambiguitiesAndConflictsAreFound() throws {
        let (root, label) = makeScreen()
        let widths = [100, 120].map { label.widthAnchor.constraint(equalToConstant: $0) }
        NSLayoutConstraint.activate(widths + [label.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        let found = LayoutInspection(of: root)
        #expect(found.views[1].isAmbiguousHorizontally && !found.views[1].isAmbiguousVertically)
        let conflict = try #require(found.conflicts.first)
        #expect(Set(conflict.constraints.map { found.constraints[$0].constant }) == [100, 120])
        #expect(found.constraints[conflict.broken].constant == 120)
    }

    @Test func wordsAreTextsAndClasses() {
        let (root, _) = makeScreen()
        #expect(Set(LayoutInspection.words(of: root)).isSuperset(of: ["UIView", "UILabel", "Title", "title"]))
    }
}
