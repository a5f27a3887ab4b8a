import Foundation
import Testing

@testable import BuilderUIKit

/// Requests that code may make from inside a layout pass.
@MainActor
@Suite struct LayoutPassRequestTests {
    /// A view whose steps of the pass run a test's closures.
    final class Scripted: UIView {
        var whenUpdating: ((Scripted) -> Void)?
        var whenLaidOut: ((Scripted) -> Void)?
        var updates = 0
        var layouts = 0
        var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            updates += 1
            whenUpdating?(self)
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            whenLaidOut?(self)
        }
        override var intrinsicContentSize: CGSize { content }
    }

    /// As in tag clouds, the width found in layout determines the intrinsic height.
    final class Flow: UIView {
        private var height: CGFloat = UIView.noIntrinsicMetric
        override func layoutSubviews() {
            super.layoutSubviews()
            let rows = (1000 / max(bounds.width, 1)).rounded(.up)
            guard rows * 10 != height else { return }
            height = rows * 10
            invalidateIntrinsicContentSize()
        }
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }

    /// The habit of old code: the width found in layout is the one to wrap at.
    final class Wrapping: UIView {
        let text = label(String(repeating: "several words ", count: 9), lines: 0)
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(text)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: leadingAnchor),
                text.trailingAnchor.constraint(equalTo: trailingAnchor),
                text.topAnchor.constraint(equalTo: topAnchor), text.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            text.preferredMaxLayoutWidth = text.bounds.width
            super.layoutSubviews()
        }
    }

    @Test func contentSizesThatFollowTheWidth() {
        withScreen(320, 568) { root in
            let flow = Flow()
            let wrapping = Wrapping()
            let stack = UIStackView(arrangedSubviews: [flow, Box(10, 10), wrapping])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            for (width, height) in [(320.0, 40.0), (200, 50), (320, 40)] {
                root.frame.size.width = width
                let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
                #expect(issues.isEmpty, "\(issues)")
                #expect(abs(flow.frame.height - height) < 0.01)
                #expect(abs(wrapping.frame.minY - height - 10) < 0.01)
                let wanted = wrapping.text.sizeThatFits(CGSize(width: width, height: 1e4)).height
                #expect(abs(wrapping.frame.height - wanted) < 0.01, "at \(width)")
            }
        }
    }

    @Test func constraintsMadeWhileUpdatingAndLayingOut() {
        withScreen(320, 568) { root in
            let view = Scripted()
            let late = Scripted()
            late.content = CGSize(width: 12, height: 13)
            root.addSubview(view)
            view.whenUpdating = { view in
                guard late.superview == nil else { return }
                view.addSubview(late)
                late.topAnchor.constraint(equalTo: view.topAnchor, constant: 5).isActive = true
                late.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6).isActive = true
            }
            root.layoutIfNeeded()
            #expect(late.frame == CGRect(x: 6, y: 5, width: 12, height: 13))
            #expect(late.updates == 1, "a view that is added during the updates is updated, too")

            let width = late.widthAnchor.constraint(equalToConstant: 99)
            late.whenLaidOut = { _ in width.isActive = true }
            late.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(late.frame.width == 99)
            view.whenLaidOut = { _ in width.constant = 40 }
            view.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(late.frame.width == 40)

            // Layout requests an update of constraints, which comes in the next round of the same pass.
            view.whenUpdating = { _ in width.constant = 77 }
            view.whenLaidOut = { view in
                view.whenLaidOut = nil
                view.setNeedsUpdateConstraints()
            }
            view.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(late.frame.width == 77)
        }
    }

    /// A view that requests updates while constraints are updated is updated once in that round.
    @Test func updateRequestsDuringAnUpdateRunNoSecondUpdate() {
        withScreen(320, 568) { root in
            let outer = Scripted()
            let inner = Scripted()
            root.addSubview(outer)
            outer.addSubview(inner)
            outer.whenUpdating = { $0.setNeedsUpdateConstraints() }
            inner.whenUpdating = { $0.superview?.setNeedsUpdateConstraints() }
            root.layoutIfNeeded()
            #expect(outer.updates == 1 && inner.updates == 1)
        }
    }

    /// An image with other distances to its alignment rectangle moves the frame, though its size stays.
    @Test func alignmentInsetsThatCome() {
        withScreen(320, 568) { root in
            let view = UIImageView()
            let next = Box(5, 5)
            let inside = Box(2, 2)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            root.addSubview(next)
            view.addSubview(inside)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
            view.image = image
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
                next.leadingAnchor.constraint(equalTo: view.trailingAnchor),
                inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 50, y: 50, width: 30, height: 30))
            view.image = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 48, y: 49, width: 30, height: 30))
            #expect(next.frame.minX == 74 && inside.frame.minX == 2)
            view.image = image
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 50, y: 50, width: 30, height: 30))
            #expect(next.frame.minX == 80 && inside.frame.minX == 0)
        }
    }

    @Test func prioritiesThatChangeWhileActive() {
        withScreen(320, 568) { root in
            let view = plain()
            root.addSubview(view)
            let ten = view.widthAnchor.constraint(equalToConstant: 10)
            let twenty = view.widthAnchor.constraint(equalToConstant: 20)
            ten.priority = UILayoutPriority(500)
            twenty.priority = UILayoutPriority(499.5)
            NSLayoutConstraint.activate([ten, twenty])
            var widths: [CGFloat] = []
            let changes: [() -> Void] = [
                {}, { twenty.priority = UILayoutPriority(500.5) }, { ten.priority = .required },
                { ten.priority = UILayoutPriority(1) },
            ]
            var reports: [Int] = []
            for change in changes {
                reports.append(LayoutDiagnostics.collecting(change).diagnostics.count)
                root.layoutIfNeeded()
                widths.append(view.frame.width)
            }
            #expect(widths == [10, 20, 10, 20])
            // To and from required is an exception in UIKit.
            #expect(reports == [0, 0, 1, 1])
        }
    }
}
