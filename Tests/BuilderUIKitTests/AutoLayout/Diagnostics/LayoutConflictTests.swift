import Foundation
import Testing

@testable import BuilderUIKit

/// Contradictions: the log, the same as values, and who gives way.
@MainActor
@Suite struct LayoutConflictTests {
    private func withoutAddresses(_ text: String) -> String {
        text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
    }

    @Test func theLogIsUIKits() throws {
        try withScreen(320, 400) { root in
            let box = plain()
            box.accessibilityIdentifier = "box"
            root.addSubview(box)
            let first = box.widthAnchor.constraint(equalToConstant: 50)
            let second = box.widthAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([first, second])
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            let text = withoutAddresses(try #require(issues.first).description)
            #expect(
                text == """
                    Unable to simultaneously satisfy constraints.
                    \tProbably at least one of the constraints in the following list is one you don't want.
                    \tTry this:
                    \t\t(1) look at each constraint and try to figure out which you don't expect;
                    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
                    (
                        "<NSLayoutConstraint:0x… box.width == 50   (active, names: box:0x… )>",
                        "<NSLayoutConstraint:0x… box.width == 60   (active, names: box:0x… )>"
                    )

                    Will attempt to recover by breaking constraint
                    <NSLayoutConstraint:0x… box.width == 60   (active, names: box:0x… )>

                    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
                    <UIKitCore/UIView.h> may also be helpful.
                    """)
            let conflicts = root.layoutDiagnostics.conflicts
            #expect(conflicts.count == 1)
            #expect(conflicts.first?.description == issues.first?.description)
            #expect(conflicts.first?.constraints.map(\.constraint) == [first, second])
            #expect(conflicts.first?.broken.constraint == second)
            #expect(second.isActive)
        }
    }

    @Test func framesAreNotedAndStay() throws {
        try withScreen(320, 400) { root in
            let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            root.addSubview(box)
            let width = box.widthAnchor.constraint(equalToConstant: 60)
            width.isActive = true
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            let text = withoutAddresses(try #require(issues.first).description)
            #expect(text.contains("\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "))
            #expect(
                text.contains(
                    "\"<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….width == 100   (active)>\""))
            #expect(text.contains("breaking constraint\n<NSLayoutConstraint:0x… UIView:0x….width == 60   (active)>"))
            #expect(box.frame.width == 100)
            #expect(root.layoutDiagnostics.conflicts.first?.constraints.map(\.origin) == [.autoresizing, .code])
        }
    }

    @Test func masksAreWrittenAsUIKitDoes() throws {
        try withScreen(320, 400) { root in
            let box = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 50))
            box.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            root.addSubview(box)
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5).isActive = true
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            let text = withoutAddresses(try #require(issues.first).description)
            #expect(text.contains("h=-&- v=--& H:[UIView:0x…]-(10)-|   (active, names: '|':UIView:0x… )>"), "\(text)")
        }
    }

    @Test func stacksStayAndTheirConstraintsAreNamed() throws {
        try withScreen(320, 400) { root in
            let box = Box(10, 10)
            box.accessibilityIdentifier = "box"
            let height = box.heightAnchor.constraint(equalToConstant: 30)
            height.isActive = true
            let stack = UIStackView(arrangedSubviews: [box, Box(10, 10)])
            stack.axis = .vertical
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            box.isHidden = true
            root.addSubview(stack)
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            let text = withoutAddresses(try #require(issues.first).description)
            #expect(
                text.contains("<NSLayoutConstraint:0x… 'UISV-hiding' box.height == 0   (active, names: box:0x… )>"))
            #expect(root.layoutDiagnostics.conflicts.first?.broken.constraint == height)
            #expect(box.frame.height == 0)
        }
    }

    /// Too wide for the screen: what the root's size stands for is named as UIKit names it.
    @Test func sizesOfRootsAreNamed() throws {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let box = plain()
        content.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            box.widthAnchor.constraint(equalToConstant: 120),
        ])
        let (_, issues) = LayoutDiagnostics.collecting { content.layoutIfNeeded() }
        let text = withoutAddresses(try #require(issues.first).description)
        #expect(
            text.contains(
                "<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Width' UIView:0x….width == 100   (active)>"),
            "\(text)")
    }

    /// The frames from the window down to a controller's view are the system's: the view's width stands for them, and
    /// the note on frames is left out.
    @Test func screensAreNamedByTheirSize() throws {
        try withScreen(320, 400) { root in
            let (first, second) = (plain(), plain())
            for view in [first, second] { root.addSubview(view) }
            let chain = [
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                first.widthAnchor.constraint(equalToConstant: 200),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
                second.widthAnchor.constraint(equalToConstant: 200),
                second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            ]
            NSLayoutConstraint.activate(chain)
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            let conflict = try #require(root.layoutDiagnostics.conflicts.first)
            #expect(conflict.constraints.dropLast().map(\.constraint) == chain)
            #expect(conflict.constraints.last?.text == "UIView.width == 320")
            #expect(conflict.constraints.last?.identifier == "UIView-Encapsulated-Layout-Width")
            #expect(conflict.broken.constraint == chain.last)
            #expect(issues.map(\.description) == [conflict.description])
            #expect(!conflict.description.contains("Note:"))

            // A frame inside of it counts, and is noted.
            let text = UILabel()
            root.addSubview(text)
            text.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
            _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            let found = try #require(text.layoutDiagnostics.conflicts.first)
            #expect(found.constraints.map(\.origin) == [.autoresizing, .autoresizing, .code, .rootSize])
            #expect(found.description.contains("Note:"))
        }
    }

    /// A text that must not be cut and has no room: UIKit reports it, and so do we.
    @Test func requiredContentSizesAreConflicts() throws {
        try withScreen(320, 400) { root in
            let text = label("wide")
            text.accessibilityIdentifier = "text"
            text.setContentCompressionResistancePriority(.required, for: .horizontal)
            root.addSubview(text)
            let width = text.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(issues.count == 1)
            let message = withoutAddresses(try #require(issues.first).description)
            let size = NumberText.short(text.intrinsicContentSize.width)
            let content =
                "<NSContentSizeLayoutConstraint:0x… text.width == \(size) Hug:250 CompressionResistance:1000   "
                + "(active, names: text:0x… )>"
            #expect(message.contains("\"\(content)\""), "\(message)")
            #expect(message.contains("breaking constraint\n\(content)"))
            #expect(message.contains("\"<NSLayoutConstraint:0x… text.width == 10   (active, names: text:0x… )>\""))
            #expect(text.frame.width == 10)
            let (_, again) = LayoutDiagnostics.collecting {
                root.setNeedsLayout()
                root.layoutIfNeeded()
                _ = root.layoutDiagnostics
                root.setNeedsLayout()
                root.layoutIfNeeded()
            }
            #expect(again.isEmpty)
            width.isActive = false
            root.layoutIfNeeded()
            #expect(root.layoutDiagnostics.conflicts.isEmpty)
        }
    }

    @Test func onlyConflictsOfTheViewAreItsOwn() {
        withScreen(320, 400) { root in
            let (first, second) = (plain(), plain())
            root.addSubview(first)
            root.addSubview(second)
            NSLayoutConstraint.activate([
                first.widthAnchor.constraint(equalToConstant: 1), first.widthAnchor.constraint(equalToConstant: 2),
            ])
            _ = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(first.layoutDiagnostics.conflicts.count == 1)
            #expect(second.layoutDiagnostics.conflicts.isEmpty)
            #expect(root.layoutDiagnostics.conflicts.count == 1)
        }
    }
}

/// Conflicts that were reported before.
@MainActor
struct RepeatedConflictTests {
    @Test func aConflictIsReportedOnceHoweverTheTreeGrows() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        func view(_ name: String, _ width: CGFloat) -> UIView {
            let view = UIView()
            view.accessibilityIdentifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            return view
        }
        let first = view("first", 100)
        let wider = first.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
        wider.isActive = true
        let (_, issues) = LayoutDiagnostics.collecting {
            root.layoutIfNeeded()
            _ = view("second", 50)
            root.layoutIfNeeded()
        }
        #expect(issues.count == 1)
        let (_, again) = LayoutDiagnostics.collecting {
            wider.isActive = false
            root.layoutIfNeeded()
            wider.isActive = true
            root.layoutIfNeeded()
        }
        #expect(again.count == 1)
    }
}
