import Foundation
import Testing

@testable import BuilderUIKit

/// Constraints in UIKit's words.
@MainActor
@Suite struct ConstraintTextTests {
    /// The text without addresses: `0x…` stands for each.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        constraint.description.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
    }

    private func views() -> (root: UIView, a: UIView, b: UIView) {
        let root = UIView()
        let (a, b) = (plain(), plain())
        a.accessibilityIdentifier = "a"
        root.addSubview(a)
        root.addSubview(b)
        return (root, a, b)
    }

    @Test func edgesOfASuperviewAreInTheVisualFormat() {
        let (root, a, b) = views()
        let superview = "'|':UIView:0x…"
        let cases: [(NSLayoutConstraint, String)] = [
            (a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8), "H:|-(8)-[a]"),
            (root.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: -8), "H:|-(8)-[a]"),
            (a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8), "H:[a]-(8)-|"),
            (root.trailingAnchor.constraint(equalTo: a.trailingAnchor), "H:[a]-(0)-|"),
            (a.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20), "V:|-(>=20)-[a]"),
            (a.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -20), "V:[a]-(>=20)-|"),
            (root.bottomAnchor.constraint(lessThanOrEqualTo: a.bottomAnchor, constant: 4), "V:[a]-(<=4)-|"),
            (a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1.5), "H:|-(1.5)-[a](LTR)"),
        ]
        for (constraint, body) in cases {
            constraint.isActive = true
            #expect(text(constraint) == "<NSLayoutConstraint:0x… \(body)   (active, names: a:0x…, \(superview) )>")
        }
        let plainOne = b.topAnchor.constraint(equalTo: root.topAnchor)
        #expect(text(plainOne) == "<NSLayoutConstraint:0x… V:|-(0)-[UIView:0x…]   (inactive, names: \(superview) )>")
        root.accessibilityIdentifier = "root"
        #expect(
            text(plainOne) == "<NSLayoutConstraint:0x… V:|-(0)-[UIView:0x…]   (inactive, names: '|':root:0x… )>")
    }

    @Test func facingEdgesAreInTheVisualFormat() {
        let (_, a, b) = views()
        b.accessibilityIdentifier = "b"
        let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
        gap.priority = UILayoutPriority(999)
        gap.identifier = "gap"
        #expect(
            text(gap) == "<NSLayoutConstraint:0x… 'gap' H:[a]-(8@999)-[b]   (inactive, names: a:0x…, b:0x… )>")
        let back = a.bottomAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -4)
        #expect(text(back).contains(" V:[a]-(>=4)-[b]   ("))
        let system = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)
        #expect(text(system).contains(" H:[a]-(NSSpace(16))-[b]   ("))
    }

    @Test func everythingElseIsAnEquation() {
        let (root, a, b) = views()
        let cases: [(NSLayoutConstraint, String)] = [
            (
                b.widthAnchor.constraint(equalTo: b.heightAnchor, constant: 1),
                "UIView:0x….width == UIView:0x….height + 1"
            ),
            (b.heightAnchor.constraint(equalToConstant: 44), "UIView:0x….height == 44"),
            (b.heightAnchor.constraint(equalToConstant: 131 / 3), "UIView:0x….height == 43.6667"),
            (
                b.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
                "UIView:0x….width == 0.333333*UIView:0x….width"
            ),
            (b.centerXAnchor.constraint(equalTo: root.centerXAnchor), "UIView:0x….centerX == UIView:0x….centerX"),
            (
                b.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -2),
                "UIView:0x….width <= 0.5*UIView:0x….width - 2"
            ),
            (b.topAnchor.constraint(equalTo: root.bottomAnchor), "UIView:0x….top == UIView:0x….bottom"),
            (
                b.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
                "UIView:0x….top == UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'.top + 8"
            ),
            (
                b.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                "UIView:0x….leading == UILayoutGuide:0x…'UIViewLayoutMarginsGuide'.leading"
            ),
        ]
        for (constraint, body) in cases {
            constraint.isActive = true
            #expect(text(constraint) == "<NSLayoutConstraint:0x… \(body)   (active)>")
        }
        let optional = a.widthAnchor.constraint(equalToConstant: 10)
        optional.priority = .defaultHigh
        #expect(text(optional) == "<NSLayoutConstraint:0x… a.width == 10 @750   (inactive, names: a:0x… )>")
    }

    /// A distance between two anchors is a dimension without a view of its own.
    @Test func distancesNameBothAnchors() {
        let (root, a, b) = views()
        b.accessibilityIdentifier = "b"
        let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let names = "names: a:0x…, b:0x…"
        #expect(
            text(gap.constraint(equalToConstant: 20))
                == "<NSLayoutConstraint:0x… distance(a.trailing, b.leading) == 20   (inactive, \(names) )>")
        #expect(
            text(gap.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: 3))
                == "<NSLayoutConstraint:0x… distance(a.trailing, b.leading) <= 0.5*b.width + 3   (inactive, \(names) )>"
        )
        let height = root.topAnchor.anchorWithOffset(to: a.bottomAnchor)
        #expect(
            text(b.heightAnchor.constraint(equalTo: height)).contains(
                " b.height == distance(UIView:0x….top, a.bottom) "))
        let (_, issues) = LayoutDiagnostics.collecting {
            gap.constraint(equalTo: plain().widthAnchor).isActive = true
        }
        #expect(
            issues.first?.description.contains("<NSLayoutDimension \"distance(UIView:a.trailing, UIView:b.leading)\">")
                ?? false)
    }

    @Test func anchorsAndLayoutGuidesHaveUIKitsDescriptions() {
        let (root, a, _) = views()
        func text(_ object: NSObject) -> String {
            object.description.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
        }
        #expect(text(a.topAnchor) == "<NSLayoutYAxisAnchor:0x… \"a.top\">")
        #expect(text(root.leftAnchor) == "<NSLayoutXAxisAnchor:0x… \"UIView:0x….left\">")
        #expect(
            text(a.topAnchor.anchorWithOffset(to: a.bottomAnchor))
                == "<NSLayoutDimension:0x… \"distance(a.top, a.bottom)\">")
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 50.5)
        #expect(
            text(root.layoutMarginsGuide)
                == "<UILayoutGuide: 0x… - \"UIViewLayoutMarginsGuide\", layoutFrame = {{8, 8}, {84, 34.5}}, "
                + "owningView = <UIView: 0x…; frame = (0 0; 100 50.5)>>")
        #expect(text(UILayoutGuide()).hasSuffix("layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>"))
    }

    @Test func labelsAndButtonsAreCalledByTheirText() {
        let long = label("A text that is much too long for a line")
        #expect(
            text(long.widthAnchor.constraint(equalToConstant: 1)).contains("UILabel:0x…'A text that is much too ...'"))
        let button = UIButton()
        button.setTitle("Send\nnow", for: .normal)
        #expect(text(button.widthAnchor.constraint(equalToConstant: 1)).contains("UIButton:0x…'Send now'.width"))
    }

    @Test func addressesAreUniqueAndReproducible() {
        func addresses() -> [String] {
            let (root, a, b) = views()
            let constraints = [
                a.widthAnchor.constraint(equalToConstant: 1), b.widthAnchor.constraint(equalToConstant: 1),
                root.widthAnchor.constraint(equalToConstant: 1),
            ]
            NSLayoutConstraint.activate(constraints)
            return constraints.map(\.description).flatMap { text in
                text.matches(of: /0x[0-9a-f]+/).map { String($0.output) }
            }
        }
        let first = addresses()
        #expect(first.count == 6)
        #expect(Set(first).count == 6)
        #expect(first == addresses())
    }
}
