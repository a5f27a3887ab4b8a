import Foundation
import Testing

@testable import BuilderUIKit

/// Behavior that screens rely on without thinking of it.
@MainActor
@Suite struct LayoutEngineBehaviorTests {
    @Test func aStackThatReadsFromRightToLeftIsMirroredAsAWhole() {
        withScreen(320, 100) { root in
            let views = [Box(50, 20), Box(60, 20), plain()]
            views[0].semanticContentAttribute = .forceLeftToRight
            let stack = UIStackView(arrangedSubviews: views)
            stack.semanticContentAttribute = .forceRightToLeft
            stack.spacing = 10
            stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
            root.addSubview(stack)
            root.layoutIfNeeded()
            #expect(views.map(\.frame.minX) == [270, 200, 0])
            #expect(views[2].frame.width == 190)
        }
    }

    /// Setting in `layoutSubviews` what is set already doesn't request another pass.
    final class ReassigningView: UIView {
        let text = UILabel()
        var passes = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            text.text = "unchanged"
            text.font = .systemFont(ofSize: 17)
            text.attributedText = NSAttributedString(string: "unchanged")
            layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            setContentHuggingPriority(.defaultHigh, for: .horizontal)
            invalidateIntrinsicContentSize()
        }
    }

    @Test func harmlessAssignmentsConverge() {
        withScreen(320, 100) { root in
            let view = ReassigningView()
            view.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(view.text)
            root.addSubview(view)
            NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 100)])
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(issues.isEmpty, "\(issues)")
            #expect(view.passes <= 4)
        }
    }

    @Test func proportionsFollowTheContent() {
        withScreen(320, 100) { root in
            let first = label("aa")
            let second = label("bb")
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.distribution = .fillProportionally
            stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
            root.addSubview(stack)
            root.layoutIfNeeded()
            second.text = "bbbbbbbbbbbbbb"
            root.layoutIfNeeded()
            #expect(second.frame.width > 4 * first.frame.width, "\(first.frame) \(second.frame)")
        }
    }

    /// A view that follows its superview's size by mask does so in a fitting size too.
    @Test func masksTakePartInFittingSizes() {
        withScreen(320, 400) { root in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
            let content = UIView(frame: outer.bounds)
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(content)
            let text = label(String(repeating: "several words ", count: 12), lines: 0)
            content.addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
                text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
                text.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
                text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            ])
            root.addSubview(outer)
            let size = outer.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let wanted = text.sizeThatFits(CGSize(width: 180, height: 1000)).height + 20
            #expect(abs(size.height - wanted) < 0.34, "\(size) \(wanted)")
        }
    }

    @Test func changesAfterLayoutTakeEffect() {
        withScreen(320, 400) { root in
            let box = plain()
            root.addSubview(box)
            let narrow = box.widthAnchor.constraint(equalToConstant: 50)
            let wide = box.widthAnchor.constraint(equalToConstant: 200)
            narrow.priority = .defaultHigh
            wide.priority = .defaultLow
            NSLayoutConstraint.activate([narrow, wide, box.heightAnchor.constraint(equalToConstant: 10)])
            root.layoutIfNeeded()
            #expect(box.frame.width == 50)
            wide.priority = .required
            root.layoutIfNeeded()
            #expect(box.frame.width == 200)
            wide.isActive = false
            root.layoutIfNeeded()
            #expect(box.frame.width == 50)
            narrow.constant = 70
            root.layoutIfNeeded()
            #expect(box.frame.width == 70)
        }
    }

    @Test func conflictsAreReportedInUIKitsWordsAndTheNewestGivesWay() {
        withScreen(320, 400) { root in
            let box = plain()
            box.accessibilityIdentifier = "box"
            root.addSubview(box)
            let first = box.widthAnchor.constraint(equalToConstant: 50)
            let second = box.widthAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([first, second])
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            #expect(box.frame.width == 50)
            #expect(issues.count == 1)
            let text = issues.first?.description ?? ""
            #expect(text.hasPrefix("Unable to simultaneously satisfy constraints."))
            #expect(text.contains(" box.width == 50   (active, names: box:0x"))
            #expect(text.contains("breaking constraint\n<NSLayoutConstraint:0x"))
            #expect(text.components(separatedBy: "breaking constraint").last?.contains("box.width == 60") == true)
            let (_, again) = LayoutDiagnostics.collecting {
                root.setNeedsLayout()
                root.layoutIfNeeded()
            }
            #expect(again.isEmpty)
        }
    }

    @Test func aViewThatLeavesTakesItsConstraintsAlong() {
        withScreen(320, 400) { root in
            let holder = plain()
            let child = plain()
            root.addSubview(holder)
            holder.addSubview(child)
            let inside = child.widthAnchor.constraint(equalTo: holder.widthAnchor)
            let across = child.topAnchor.constraint(equalTo: root.topAnchor)
            NSLayoutConstraint.activate([inside, across])
            root.layoutIfNeeded()
            holder.removeFromSuperview()
            #expect(inside.isActive)
            #expect(!across.isActive)
            #expect(root.constraints.isEmpty)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity]) func nonFiniteValuesAreIgnoredAndReported(_ value: CGFloat) {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.accessibilityIdentifier = "culprit"
        let (_, issues) = LayoutDiagnostics.collecting {
            view.frame = CGRect(x: value, y: 0, width: 1, height: 1)
            view.layoutMargins = UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
            view.widthAnchor.constraint(equalToConstant: value).isActive = true
        }
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(issues.count == 3)
        for issue in issues { #expect(issue.description.contains("culprit"), "\(issue)") }
    }
}
