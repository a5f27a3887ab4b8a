import SwiftlyUI
import Testing

/// Pages quote what stands between the markers.
@MainActor
@Suite struct ConstraintSamples {
    @Test func constraintsNameViewsThatAreNotInATreeYet() {
        // snapshot: begin constraints-card
        let name = UILabel("Ada Lovelace")
        let work = UILabel("Mathematician")
        let card = ZStackView {
            name.topToSuper(offset: 16).leadingToSuper(offset: 16)
            work.topTo(name.bottomAnchor, offset: 4).leadingTo(name)
        }
        .width(240).height(96)
        // snapshot: end constraints-card

        card.layoutIfNeeded()
        #expect(name.frame.origin == CGPoint(x: 16, y: 16))
        #expect(work.frame.minX == 16)
        #expect(abs(work.frame.minY - name.frame.maxY - 4) < 0.01)
        #expect(card.frame.size == CGSize(width: 240, height: 96))
    }

    @Test func aConstraintThatIsDeclaredAgainReplacesTheOneOfItsType() {
        let box = UIView()
        let screen = ZStackView { box }
        // snapshot: begin constraints-replacing
        box.width(80).height(80).topToSuper(offset: 8).leadingToSuper()
        box.topToSuper(offset: 24)  // the only constraint of its type
        box.removeConstraint(.leading).trailingToSuper()  // types stand beside each other: the other one has to go
        box.constraint(.top)?.constant = 32  // what is held is an NSLayoutConstraint like any other
        // snapshot: end constraints-replacing

        screen.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        screen.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 120, y: 32, width: 80, height: 80))
    }

    @Test func pendingConstraintsNameTheirReason() {
        // snapshot: begin constraints-waiting
        let elsewhere = UIView()
        let badge = UIView().width(8).height(8).topTo(elsewhere)
        for constraint in badge.pendingConstraints {
            print(constraint.type, "is not active:", constraint.wait)  // top is not active: it waits for a superview; …
        }
        // snapshot: end constraints-waiting

        #expect(badge.pendingConstraints.map(\.type) == [.top])
        #expect(badge.pendingConstraints.map(\.wait) == [.superview])
        withExtendedLifetime(elsewhere) {}
    }

    @Test func anEdgeHasALeastAndAGreatestPlace() {
        // snapshot: begin constraints-limits
        let column = UIView()
            .centerXToSuper().topToSuper().bottomToSuper()
            .leadingGreaterThanOrEqualToSuper(offset: 20)  // at least 20 points on each side
            .trailingLessThanOrEqualToSuper(offset: 20)
            .frame(maxWidth: 600)
            .width(2000).priority(.defaultHigh, of: .width)  // as wide as these allow
        // snapshot: end constraints-limits

        let screen = ZStackView { column }
        screen.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        screen.layoutIfNeeded()
        #expect(column.frame == CGRect(x: 20, y: 0, width: 350, height: 100))
        screen.frame.size.width = 1000
        screen.layoutIfNeeded()
        #expect(column.frame == CGRect(x: 200, y: 0, width: 600, height: 100))
    }

    @Test func edgesGetOneTargetTogether() {
        // snapshot: begin constraints-chain
        let photo = UIView().edges.equalToSuper(offset: 12)
        let label = UIView().top.trailing.equalTo(photo, offset: 4).frame(width: 20, height: 20)
        // snapshot: end constraints-chain

        let screen = ZStackView {
            photo
            label
        }
        screen.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.layoutIfNeeded()
        #expect(photo.frame == CGRect(x: 12, y: 12, width: 76, height: 76))
        #expect(label.frame == CGRect(x: 64, y: 16, width: 20, height: 20))
    }
}
