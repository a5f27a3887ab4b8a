import Foundation
import Testing

@testable import BuilderUIKit

/// What UIKit answers with an exception is a message in its words, and the rest is laid out.
@MainActor
@Suite struct ConstraintErrorTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    private func views() -> (root: UIView, a: UIView, b: UIView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let a = plain()
        a.accessibilityIdentifier = "a"
        let b = plain()
        b.accessibilityIdentifier = "b"
        root.addSubview(a)
        root.addSubview(b)
        return (root, a, b)
    }

    private func make(
        _ first: UIView, _ attribute: Attribute, _ second: UIView?, _ other: Attribute, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
            multiplier: multiplier, constant: 0)
    }

    /// Makes and activates a constraint: it must stay inactive, with one message that holds `text` and names a view.
    private func expectError(_ text: String, _ make: () -> NSLayoutConstraint) {
        let (constraint, issues) = LayoutDiagnostics.collecting {
            let constraint = make()
            constraint.isActive = true
            return constraint
        }
        #expect(!constraint.isActive)
        #expect(issues.count == 1, "\(issues)")
        let message = issues.first?.description ?? ""
        #expect(message.contains(text), "\(message)")
        #expect(message.contains("a:0x") || message.contains("UIView:a"), "\(message)")
    }

    @Test func nonFiniteMultipliers() {
        let (_, a, b) = views()
        for value in [CGFloat.nan, .infinity, -.infinity] {
            expectError("Multiplier is not finite!  That's illegal.") {
                make(a, .width, b, .width, multiplier: value)
            }
            expectError("Multiplier is not finite!  That's illegal.") {
                a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: value)
            }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity]) func nonFiniteConstants(value: CGFloat) {
        let (root, a, b) = views()
        let constraint = a.widthAnchor.constraint(equalToConstant: 12)
        constraint.isActive = true
        let (_, issues) = LayoutDiagnostics.collecting {
            constraint.constant = value
            _ = a.topAnchor.constraint(equalTo: b.topAnchor, constant: value)
        }
        #expect(issues.count == 2)
        for issue in issues {
            #expect(issue.description.hasPrefix("NSLayoutConstraint constant is not finite!  That's illegal."))
            #expect(issue.description.contains("a:0x") && issue.isFatal)
        }
        root.layoutIfNeeded()
        #expect(constraint.constant == 12 && a.frame.width == 12)
    }

    /// `greatestFiniteMagnitude` for “as large as you like”: a smaller number takes its place, as in UIKit.
    @Test func constantsBeyondAllLimits() {
        let (root, a, b) = views()
        let (limit, issues) = LayoutDiagnostics.collecting {
            let limit = a.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
            limit.isActive = true
            a.widthAnchor.constraint(equalToConstant: 30).isActive = true
            let distance = b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor)
            distance.constant = -.greatestFiniteMagnitude
            distance.isActive = true
            root.layoutIfNeeded()
            return limit
        }
        #expect(limit.isActive && limit.constant == 1e8 && a.frame.width == 30)
        #expect(issues.count == 2, "\(issues)")
        let text = "This NSLayoutConstraint is being configured with a constant that exceeds internal limits."
        for issue in issues { #expect(issue.description.hasPrefix(text) && !issue.isFatal) }
        #expect(issues.first?.description.contains("a.width <= 100000000") ?? false)
    }

    @Test func nonFiniteSpacings() {
        let (_, a, b) = views()
        expectError("Multiplier is not finite!  That's illegal.  multiplier:nan") {
            a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: .nan)
        }
    }

    /// The description of the view comes first, as in UIKit's exceptions.
    @Test func theViewIsDescribed() {
        let (_, a, _) = views()
        a.frame = CGRect(x: 1, y: 2, width: 30.5, height: 4)
        let (_, issues) = LayoutDiagnostics.collecting { make(a, .leading, nil, .notAnAttribute) }
        let text = (issues.first?.description ?? "").replacingOccurrences(
            of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
        #expect(
            text.hasPrefix(
                "NSLayoutConstraint for <UIView: 0x…; frame = (1 2; 30.5 4); identifier = a>: A multiplier of 0 or"))
        #expect(text.hasSuffix("  constraint:<NSLayoutConstraint:0x… a.leading == 0   (inactive, names: a:0x… )>"))
    }

    @Test func nonFiniteTransforms() {
        let (_, a, _) = views()
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        let (_, issues) = LayoutDiagnostics.collecting {
            a.transform = CGAffineTransform(scaleX: .nan, y: 1)
            a.transform3D = CATransform3DMakeTranslation(0, .infinity, 0)
        }
        #expect(issues.count == 2 && issues.allSatisfy { $0.description.contains("identifier = a") })
        #expect(a.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test func aNewConstraintWithoutANumberHasNoEffect() {
        let (root, a, _) = views()
        a.heightAnchor.constraint(equalToConstant: 40).isActive = true
        a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.5).isActive = true
        let (constraint, issues) = LayoutDiagnostics.collecting {
            let constraint = a.widthAnchor.constraint(equalToConstant: .nan)
            constraint.isActive = true
            root.layoutIfNeeded()
            return constraint
        }
        #expect(issues.count == 1 && !constraint.isActive)
        #expect(a.frame.size == CGSize(width: 20, height: 40))
    }

    @Test func placesThatStandForNumbers() {
        let (_, a, b) = views()
        let text = "A multiplier of 0 or a nil second item together with a location for the first attribute"
        expectError(text) { make(a, .leading, nil, .notAnAttribute) }
        expectError(text) { make(a, .lastBaseline, nil, .notAnAttribute) }
        expectError(text) { make(a, .top, b, .top, multiplier: 0) }
    }

    @Test func aSizeWithAMultiplierOfNoneIsItsConstant() {
        let (root, a, b) = views()
        let constraint = NSLayoutConstraint(
            item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 0, constant: 25)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(constraint.isActive && a.frame.width == 25)
    }

    @Test func attributesThatDontGoTogether() {
        let (_, a, b) = views()
        let mixed = "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
        expectError(mixed) { make(a, .leading, b, .left) }
        expectError(mixed) { make(a, .rightMargin, b, .trailing) }
        expectError(mixed) { a.leftAnchor.constraint(equalTo: b.trailingAnchor) }
        expectError("Invalid pairing of layout attributes") { make(a, .width, b, .left) }
        expectError("Invalid pairing of layout attributes") { make(a, .left, b, .width) }
        expectError("Invalid pairing of layout attributes") { make(a, .notAnAttribute, b, .top) }
    }

    @Test func aHorizontalAndAVerticalPlace() {
        let (root, a, b) = views()
        let (constraint, made) = LayoutDiagnostics.collecting { () -> NSLayoutConstraint in
            let constraint = make(a, .top, b, .centerX)
            constraint.isActive = true
            return constraint
        }
        #expect(constraint.isActive && root.constraints.contains(constraint))
        let (_, refused) = LayoutDiagnostics.collecting {
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        let issues = made + refused
        #expect(issues.count == 1)
        let text = "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint"
        #expect(issues.first?.description.contains(text) ?? false)
        constraint.isActive = false
        #expect(!root.constraints.contains(constraint))
    }

    @Test func aConstraintWithoutItems() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil && constraint.secondItem == nil && !constraint.isActive)
        let (_, issues) = LayoutDiagnostics.collecting { constraint.isActive = true }
        #expect(issues.count == 1 && !constraint.isActive)
    }

    @Test func anAttributeAndItself() {
        let (_, a, _) = views()
        expectError("constrained to itself") { a.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 4) }
        expectError("constrained to itself") { make(a, .height, a, .height) }
        #expect(a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2).fault == nil)
        #expect(a.topAnchor.constraint(equalTo: a.bottomAnchor).fault == nil)
    }

    @Test func itemsThatAreNoViews() {
        let (_, a, _) = views()
        expectError("Constraint items must each be a view or layout guide.") {
            NSLayoutConstraint(
                item: a, attribute: .top, relatedBy: .equal, toItem: "text", attribute: .top, multiplier: 1, constant: 0
            )
        }
    }

    @Test func itemsOfDifferentTrees() {
        let (_, a, _) = views()
        let unrelated = plain()
        unrelated.accessibilityIdentifier = "unrelated"
        expectError(
            "Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"UIView:a.leading\"> and "
                + "<NSLayoutXAxisAnchor \"UIView:unrelated.trailing\"> because they have no common ancestor.  "
                + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        ) { a.leadingAnchor.constraint(equalTo: unrelated.trailingAnchor) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = UILayoutGuide()
        window.addLayoutGuide(other)
        expectError("no common ancestor") { a.topAnchor.constraint(equalTo: other.topAnchor) }
        expectError("no common ancestor") { a.topAnchor.constraint(equalTo: UILayoutGuide().topAnchor) }
    }

    @Test func priorities() {
        let (root, a, _) = views()
        let constraint = a.widthAnchor.constraint(equalToConstant: 10)
        for value: Float in [0, -1, 1000.5, .nan, .infinity] {
            let (_, issues) = LayoutDiagnostics.collecting { constraint.priority = UILayoutPriority(value) }
            #expect(issues.first?.description.hasPrefix("It's illegal to set priority:") ?? false, "\(value)")
        }
        #expect(constraint.priority == .required)
        let (_, quiet) = LayoutDiagnostics.collecting {
            constraint.priority = UILayoutPriority(999.5)
            constraint.isActive = true
            constraint.priority = .defaultLow
        }
        #expect(quiet.isEmpty)
        let (_, loud) = LayoutDiagnostics.collecting { constraint.priority = .required }
        let text =
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
            + "You passed priority 1000 and the existing priority was 250."
        #expect(loud.first?.description.hasPrefix(text) ?? false, "\(loud)")
        #expect(constraint.priority == .required)
        let (_, hugging) = LayoutDiagnostics.collecting {
            a.setContentHuggingPriority(UILayoutPriority(1001), for: .vertical)
            a.setContentCompressionResistancePriority(UILayoutPriority(-2), for: .vertical)
        }
        #expect(hugging.count == 2)
        #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
        root.layoutIfNeeded()
        #expect(a.frame.width == 10)
    }

    /// Illegal constraints are warnings of a picture, which shows the rest.
    @Test func theRestIsDrawn() throws {
        let display = try Renderer().layOut(
            {
                let (root, a, b) = views()
                a.backgroundColor = .red
                NSLayoutConstraint.activate([
                    make(a, .width, b, .width, multiplier: .nan), make(a, .top, nil, .notAnAttribute),
                    make(a, .leading, b, .right), a.topAnchor.constraint(equalTo: UIView().topAnchor),
                    a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
                ])
                a.addSubview(root)
                return root
            }(), width: 100, height: 100)
        #expect(display.warnings.count == 5, "\(display.warnings)")
    }

    /// `addConstraint` keeps a constraint where it was put, and one that comes before its views waits for them.
    @Test func constraintsAreKeptWhereTheyWereAdded() {
        let (root, a, b) = views()
        let inside = plain()
        a.addSubview(inside)
        let high = inside.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5)
        root.addConstraint(high)
        #expect(root.constraints == [high] && a.constraints.isEmpty && high.isActive)
        let early = plain()
        let constraint = early.widthAnchor.constraint(equalTo: b.widthAnchor)
        let (_, issues) = LayoutDiagnostics.collecting { b.addConstraints([constraint]) }
        #expect(issues.first?.description.hasPrefix("The view hierarchy is not prepared for the constraint: ") ?? false)
        b.addSubview(early)
        root.addConstraints([
            a.widthAnchor.constraint(equalToConstant: 40), b.widthAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(inside.frame.width == 20)
        #expect(early.frame.width == 30)
        root.removeConstraints(root.constraints)
        #expect(root.constraints.isEmpty && !high.isActive)
    }
}
