import BuilderUIKit
import Foundation
import Testing

/// Code as apps have it, against the public interface alone.
@MainActor
@Suite struct NSLayoutConstraintUsageTests {
    // MARK: Helpers that many apps have

    /// Constraints by key paths.
    private func pin<Axis, Anchor>(
        _ path: KeyPath<UIView, Anchor>, of view: UIView, to other: UIView, _ constant: CGFloat
    )
        -> NSLayoutConstraint
    where Anchor: NSLayoutAnchor<Axis>, Axis: AnyObject {
        view[keyPath: path].constraint(equalTo: other[keyPath: path], constant: constant)
    }

    private func pin(_ path: KeyPath<UIView, NSLayoutDimension>, of view: UIView, to constant: CGFloat)
        -> NSLayoutConstraint
    {
        view[keyPath: path].constraint(equalToConstant: constant)
    }

    private func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)) }

    private func subview(of root: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func keyPathsNameAnchors() {
        let root = makeRoot()
        let view = subview(of: root)
        NSLayoutConstraint.activate([
            pin(\.leadingAnchor, of: view, to: root, 11), pin(\.bottomAnchor, of: view, to: root, -7),
            pin(\.widthAnchor, of: view, to: 40), pin(\.heightAnchor, of: view, to: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 11, y: 163, width: 40, height: 30))
    }

    @Test func visualFormatsAsInOldCode() {
        let root = makeRoot()
        let views = ["title": subview(of: root), "detail": subview(of: root)]
        root.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-margin-[title]-margin-|", options: NSLayoutConstraint.FormatOptions(rawValue: 0),
                metrics: ["margin": 16], views: views))
        root.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-[title(44)]-[detail(>=20)]-|", options: [.alignAllLeading, .alignAllTrailing],
                metrics: nil, views: views))
        root.layoutIfNeeded()
        #expect(views["title"]?.frame == CGRect(x: 16, y: 8, width: 288, height: 44))
        #expect(views["detail"]?.frame == CGRect(x: 16, y: 60, width: 288, height: 132))
    }

    @Test func constraintsAreFoundAndChanged() throws {
        let root = makeRoot()
        let view = subview(of: root)
        view.addConstraint(
            NSLayoutConstraint(
                item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 50))
        let height = try #require(
            view.constraints.first { $0.firstAttribute == .height && $0.secondItem == nil && $0.relation == .equal })
        #expect(height.firstItem as? UIView === view)
        #expect(height.firstAnchor == view.heightAnchor && height.secondAnchor == nil)
        #expect(height.firstAnchor != view.widthAnchor && Set([view.topAnchor, view.topAnchor]).count == 1)
        height.identifier = "height"
        height.constant = 80
        root.layoutIfNeeded()
        #expect(view.frame.height == 80)
        NSLayoutConstraint.deactivate(view.constraints)
        #expect(view.constraints.isEmpty && !height.isActive)
        // A change of the multiplier, as apps do it: a new constraint with the old one's parts.
        let old = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25)
        old.isActive = true
        let new = NSLayoutConstraint(
            item: try #require(old.firstItem), attribute: old.firstAttribute, relatedBy: old.relation,
            toItem: old.secondItem, attribute: old.secondAttribute, multiplier: 0.5, constant: old.constant)
        new.priority = old.priority
        new.shouldBeArchived = old.shouldBeArchived
        NSLayoutConstraint.deactivate([old])
        NSLayoutConstraint.activate([new])
        root.layoutIfNeeded()
        #expect(view.frame.width == 160)
    }

    final class Spacer: UILayoutGuide {
        let weight: CGFloat

        init(weight: CGFloat) {
            self.weight = weight
            super.init()
            identifier = "spacer"
        }

        required init?(coder: NSCoder) {
            weight = 1
            super.init(coder: coder)
        }
    }

    @Test func guidesAreSubclassed() {
        let root = makeRoot()
        let spacers = [Spacer(weight: 1), Spacer(weight: 3)]
        for spacer in spacers { root.addLayoutGuide(spacer) }
        let anchors: [NSLayoutAnchor<NSLayoutXAxisAnchor>] = [
            root.leadingAnchor, spacers[0].trailingAnchor, spacers[1].trailingAnchor,
        ]
        NSLayoutConstraint.activate([
            spacers[0].leadingAnchor.constraint(equalTo: anchors[0]),
            spacers[1].leadingAnchor.constraint(equalTo: anchors[1]),
            anchors[2].constraint(equalTo: root.trailingAnchor),
            spacers[1].widthAnchor.constraint(equalTo: spacers[0].widthAnchor, multiplier: spacers[1].weight),
        ])
        root.layoutIfNeeded()
        #expect(spacers.map(\.layoutFrame.width) == [80, 240])
        #expect(spacers.map(\.layoutFrame.minX) == [0, 80])
    }

    /// The usual form of a screen that sets its constraints up once.
    final class Screen: UIViewController {
        let box = UIView()
        private var didSetUp = false

        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            view.setNeedsUpdateConstraints()
        }

        override func updateViewConstraints() {
            if !didSetUp {
                didSetUp = true
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(
                        equalToSystemSpacingAfter: view.layoutMarginsGuide.leadingAnchor, multiplier: 1),
                    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -10),
                    box.trailingAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.trailingAnchor),
                    box.widthAnchor.constraint(greaterThanOrEqualTo: box.heightAnchor, multiplier: 1, constant: 5),
                ])
            }
            super.updateViewConstraints()
        }
    }

    @Test func aScreenSetsItselfUp() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let safe = screen.view.safeAreaInsets
        let height = 100 - safe.top - safe.bottom - 10
        #expect(screen.box.frame == CGRect(x: 24, y: safe.top, width: height + 5, height: height))
    }

    @Test func prioritiesAreMadeInEveryWay() {
        let view = UIView()
        let all: [UILayoutPriority] = [
            UILayoutPriority(999), UILayoutPriority(rawValue: 999), .init(999), .init(rawValue: 999), .required - 1,
            .defaultHigh + 249,
        ]
        #expect(Set(all).count == 1)
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 1)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(UIView.noIntrinsicMetric == -1 && !UIView.requiresConstraintBasedLayout)
    }
}
