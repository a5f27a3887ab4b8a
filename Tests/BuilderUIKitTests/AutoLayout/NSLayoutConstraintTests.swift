import Foundation
import Testing

@testable import BuilderUIKit

/// Each attribute paired with each one it may be paired with, in each relation and direction, seen in frames.
@MainActor
@Suite struct NSLayoutConstraintTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    static let horizontal: [Attribute] = [
        .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins,
    ]
    static let vertical: [Attribute] = [
        .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline,
    ]

    /// Where an attribute of a plain view lies in its superview, computed from its frame; x counts from the container's
    /// left.
    private func place(_ attribute: Attribute, of view: UIView, isRightToLeft: Bool) -> CGFloat {
        let frame = view.frame
        let margins = view.layoutMargins
        switch attribute {
        case .left: return frame.minX
        case .right: return frame.maxX
        case .leading: return isRightToLeft ? frame.maxX : frame.minX
        case .trailing: return isRightToLeft ? frame.minX : frame.maxX
        case .centerX: return frame.midX
        case .leftMargin: return frame.minX + margins.left
        case .rightMargin: return frame.maxX - margins.right
        case .leadingMargin: return isRightToLeft ? frame.maxX - margins.right : frame.minX + margins.left
        case .trailingMargin: return isRightToLeft ? frame.minX + margins.left : frame.maxX - margins.right
        case .centerXWithinMargins: return frame.midX + (margins.left - margins.right) / 2
        case .top: return frame.minY
        case .bottom, .firstBaseline, .lastBaseline: return frame.maxY
        case .centerY: return frame.midY
        case .topMargin: return frame.minY + margins.top
        case .bottomMargin: return frame.maxY - margins.bottom
        case .centerYWithinMargins: return frame.midY + (margins.top - margins.bottom) / 2
        case .width: return frame.width
        case .height: return frame.height
        case .notAnAttribute: return 0
        }
    }

    /// A 100 × 60 reference and a probe of 30 × 20 with uneven margins, and the probe's place by one constraint.
    private func probe(
        _ first: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: Attribute, in container: UIView,
        to reference: UIView
    ) -> (UIView, NSLayoutConstraint) {
        let view = plain()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 5, right: 9)
        container.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: first, relatedBy: relation, toItem: reference, attribute: second, multiplier: 1,
            constant: 6)
        // Pulls against inequalities, so that these are tight.
        let far: CGFloat = relation == .lessThanOrEqual ? 1000 : -1000
        let pullX = view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: far)
        let pullY = view.topAnchor.constraint(equalTo: container.topAnchor, constant: far)
        for pull in [pullX, pullY] { pull.priority = .defaultLow }
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20),
            constraint, pullX, pullY,
        ])
        return (view, constraint)
    }

    private func withContainer(isRightToLeft: Bool, _ body: (UIView, UIView) -> Void) {
        withScreen(500, 400, scale: 2) { root in
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
            container.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            root.addSubview(container)
            let reference = UIView(frame: CGRect(x: 120, y: 90, width: 100, height: 60))
            reference.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 10, right: 14)
            container.addSubview(reference)
            body(container, reference)
        }
    }

    private func checkPairs(_ attributes: [Attribute], isRightToLeft: Bool) {
        withContainer(isRightToLeft: isRightToLeft) { container, reference in
            var made: [(view: UIView, constraint: NSLayoutConstraint)] = []
            for first in attributes {
                for second in attributes {
                    if first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional {
                        continue
                    }
                    for relation in [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
                        made.append(probe(first, relation, second, in: container, to: reference))
                    }
                }
            }
            let (_, issues) = LayoutDiagnostics.collecting { container.layoutIfNeeded() }
            #expect(issues.isEmpty, "\(issues)")
            for (view, constraint) in made {
                let first = constraint.firstAttribute
                let second = constraint.secondAttribute
                let found =
                    place(first, of: view, isRightToLeft: isRightToLeft)
                    - place(second, of: reference, isRightToLeft: isRightToLeft)
                let isMirrored = isRightToLeft && (first.isDirectional || second.isDirectional)
                // Mirrored, "less" lies further right: the pull to the left doesn't reach it from there.
                let isTight = !isMirrored || constraint.relation == .equal
                if isTight {
                    #expect(abs(found - (isMirrored ? -6 : 6)) < 0.26, "\(constraint): \(view.frame)")
                } else {
                    let distance = -found
                    let holds = constraint.relation == .lessThanOrEqual ? distance <= 6.26 : distance >= 5.74
                    #expect(holds, "\(constraint): \(view.frame)")
                    #expect(abs(view.frame.minX) == 1000, "\(constraint): \(view.frame)")
                }
            }
        }
    }

    @Test(arguments: [false, true]) func horizontalPlaces(isRightToLeft: Bool) {
        checkPairs(Self.horizontal, isRightToLeft: isRightToLeft)
    }

    @Test func verticalPlaces() {
        checkPairs(Self.vertical, isRightToLeft: false)
    }

    /// Widths and heights, in each relation, with multiplier and constant, across each other and within one view.
    @Test func sizes() {
        withContainer(isRightToLeft: false) { container, reference in
            var made: [(UIView, NSLayoutConstraint, CGFloat)] = []
            for first in [Attribute.width, .height] {
                for second in [Attribute.width, .height] {
                    for relation in [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
                        let view = plain()
                        container.addSubview(view)
                        let constraint = NSLayoutConstraint(
                            item: view, attribute: first, relatedBy: relation, toItem: reference, attribute: second,
                            multiplier: 1.5, constant: -4)
                        let pull = view.widthAnchor.constraint(
                            equalToConstant: relation == .lessThanOrEqual ? 2000 : 1)
                        let pullHeight = view.heightAnchor.constraint(
                            equalToConstant: relation == .lessThanOrEqual ? 2000 : 1)
                        pull.priority = .defaultHigh
                        pullHeight.priority = .defaultHigh
                        NSLayoutConstraint.activate([constraint, pull, pullHeight])
                        made.append((view, constraint, second == .width ? 146 : 86))
                    }
                }
            }
            let square = plain()
            container.addSubview(square)
            NSLayoutConstraint.activate([
                square.widthAnchor.constraint(equalTo: square.heightAnchor, multiplier: 2),
                square.heightAnchor.constraint(equalToConstant: 21),
            ])
            container.layoutIfNeeded()
            for (view, constraint, expected) in made {
                let found = constraint.firstAttribute == .width ? view.frame.width : view.frame.height
                #expect(found == expected, "\(constraint): \(view.frame)")
            }
            #expect(square.frame.size == CGSize(width: 42, height: 21))
        }
    }

    /// A multiplier on a place counts from the corner of the layout root, here the container's.
    @Test func multipliersOfPlaces() {
        withContainer(isRightToLeft: false) { container, _ in
            let view = plain()
            container.addSubview(view)
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: view, attribute: .centerX, relatedBy: .equal, toItem: container, attribute: .centerX,
                    multiplier: 0.5, constant: 0),
                NSLayoutConstraint(
                    item: view, attribute: .bottom, relatedBy: .equal, toItem: container, attribute: .bottom,
                    multiplier: 0.25, constant: 0),
                NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .trailing,
                    multiplier: 0.2, constant: 0),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            container.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 100, y: 90, width: 50, height: 10))
        }
    }

    /// Each anchor stands for the attribute of its name.
    @Test func anchorsAreTheirAttributes() {
        let view = UIView()
        let guide = UILayoutGuide()
        let x: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, Attribute)] = [
            (view.leftAnchor, guide.leftAnchor, .left), (view.rightAnchor, guide.rightAnchor, .right),
            (view.leadingAnchor, guide.leadingAnchor, .leading),
            (view.trailingAnchor, guide.trailingAnchor, .trailing),
            (view.centerXAnchor, guide.centerXAnchor, .centerX),
        ]
        for (ofView, ofGuide, attribute) in x {
            let relations: [(NSLayoutConstraint, NSLayoutConstraint.Relation)] = [
                (ofView.constraint(equalTo: ofGuide, constant: 3), .equal),
                (ofView.constraint(lessThanOrEqualTo: ofGuide, constant: 3), .lessThanOrEqual),
                (ofView.constraint(greaterThanOrEqualTo: ofGuide, constant: 3), .greaterThanOrEqual),
            ]
            for (constraint, relation) in relations {
                #expect(constraint.firstItem === view && constraint.secondItem === guide)
                #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
                #expect(constraint.relation == relation && constraint.constant == 3 && constraint.multiplier == 1)
                #expect(!constraint.isActive && constraint.priority == .required)
                #expect(constraint.firstAnchor.item === view && constraint.secondAnchor?.item === guide)
            }
        }
        let y: [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, Attribute)] = [
            (view.topAnchor, guide.topAnchor, .top), (view.bottomAnchor, guide.bottomAnchor, .bottom),
            (view.centerYAnchor, guide.centerYAnchor, .centerY),
            (view.firstBaselineAnchor, view.firstBaselineAnchor, .firstBaseline),
            (view.lastBaselineAnchor, view.lastBaselineAnchor, .lastBaseline),
        ]
        for (one, other, attribute) in y where !attribute.isBaseline {
            #expect(one.constraint(equalTo: other).firstAttribute == attribute)
            #expect(one.constraint(equalTo: other).secondAttribute == attribute)
        }
        let constraint = view.widthAnchor.constraint(
            lessThanOrEqualTo: guide.heightAnchor, multiplier: 2, constant: 5)
        #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
        #expect(constraint.multiplier == 2 && constraint.constant == 5 && constraint.relation == .lessThanOrEqual)
        #expect(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 7).secondItem == nil)
    }
}
