import SwiftlyUI
import Testing

/// Widths, heights and filling, by the frames that come of them.
@MainActor
@Suite struct UIViewSizesTests {
    private func laidOut(_ view: UIView) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.addSubview(view)
        parent.layoutIfNeeded()
        return view.frame
    }

    @Test func fixedSizesAreActiveWithoutASuperview() throws {
        let view = UIView().width(30).height(12)
        #expect(view.frame.size == CGSize(width: 30, height: 12))
        #expect(view.constraints.count == 2)
        #expect(view.constraint(.width)?.isActive == true)
        #expect(view.constraint(.height)?.constant == 12)
        #expect(view.translatesAutoresizingMaskIntoConstraints == false)
        #expect(laidOut(view.left.top.equalToSuper()) == CGRect(x: 0, y: 0, width: 30, height: 12))
        #expect(UIView().frame(size: CGSize(width: 5, height: 6)).frame.size == CGSize(width: 5, height: 6))
        #expect(UIView().height(7).frame.height == 7)
        #expect(UIView().frame(width: 9).constraints.count == 1)
    }

    @Test func limitsHoldBesideFixedSizes() {
        let narrow = UIView().frame(minWidth: 20, maxWidth: 60, minHeight: 10, maxHeight: 30)
        #expect(narrow.constraints.count == 4)
        narrow.left.top.equalToSuper()
        let preferred = narrow.widthAnchor.constraint(equalToConstant: 100)
        let low = narrow.heightAnchor.constraint(equalToConstant: 5)
        for each in [preferred, low] {
            each.priority = .defaultLow
            each.isActive = true
        }
        #expect(laidOut(narrow).size == CGSize(width: 60, height: 10))
        let both = UIView().frame(width: 40, minWidth: 20)
        #expect(both.constraint(.width) != nil && both.constraint(.minWidth)?.relation == .greaterThanOrEqual)
        both.frame(minWidth: 30)
        #expect(both.constraint(.minWidth)?.constant == 30)
        #expect(both.constraints.count == 2)
    }

    @Test func limitsMayBeWrittenInEitherOrder() {
        let view = UIView().frame(minHeight: 3, maxWidth: 7).frame(maxWidth: 8, minHeight: 4)
        #expect(view.constraint(.minHeight)?.constant == 4 && view.constraint(.maxWidth)?.constant == 8)
    }

    @Test func sizesFollowTheSuperview() {
        #expect(laidOut(UIView().widthToSuper().heightToSuper().left.top.equalToSuper()).size.width == 200)
        #expect(
            laidOut(UIView().widthToSuper(multiplier: 0.5).heightToSuper(multiplier: 0.4).centerToSuper())
                == CGRect(x: 50, y: 30, width: 100, height: 40))
    }

    @Test(arguments: 0..<8)
    func sizesFollowAViewOrAnAnchor(_ form: Int) {
        let other = UIView().frame(width: 50, height: 20).left.top.equalToSuper()
        let view = UIView().right.bottom.equalToSuper()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        switch form {
        case 0: view.widthTo(other).heightTo(other)
        case 1: view.widthTo(other, multiplier: 2).heightTo(other, multiplier: 2)
        case 2: view.widthTo(other.widthAnchor).heightTo(other.heightAnchor)
        case 3: view.widthTo(other.heightAnchor, multiplier: 3).heightTo(other.widthAnchor, multiplier: 0.5)
        case 4: view.width(to: other).height(to: other)
        case 5: view.width(to: other, multiplier: 2).height(to: other, multiplier: 2)
        case 6: view.width(to: other.widthAnchor).height(to: other.heightAnchor)
        default: view.width(to: other.heightAnchor, multiplier: 3).height(to: other.widthAnchor, multiplier: 0.5)
        }
        parent.addSubview(other)
        parent.addSubview(view)
        parent.layoutIfNeeded()
        let expected: [CGSize] = [
            CGSize(width: 50, height: 20), CGSize(width: 100, height: 40), CGSize(width: 50, height: 20),
            CGSize(width: 60, height: 25),
        ]
        #expect(view.frame.size == expected[form % 4])
    }

    @Test func widthToTakesTheWholeWidthOfASibling() {
        // Not the width between its margins.
        let other = UIView().frame(width: 50, height: 20).left.top.equalToSuper()
        other.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let view = UIView().height(5).left.bottom.equalToSuper().widthTo(other)
        let stack = ZStackView {
            other
            view
        }
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stack.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test func aFollowingWidthTakesTheFixedOnesPlace() {
        let view = UIView().frame(width: 10, height: 10).left.top.equalToSuper()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.addSubview(view)
        let fixed = view.constraint(.width)
        view.widthTo(parent)
        #expect(fixed?.isActive == false)
        parent.layoutIfNeeded()
        #expect(view.frame.width == 200)
        view.width(30)
        parent.layoutIfNeeded()
        #expect(view.frame.width == 30)
    }

    @Test func fillingTakesInsetsInward() {
        let edge = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let inset = CGRect(x: 2, y: 1, width: 194, height: 96)
        let inMargins = CGRect(x: 10, y: 9, width: 178, height: 80)
        #expect(laidOut(UIView().fillToSuper()) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(laidOut(UIView().fillToSuper(edge: edge)) == inset)
        #expect(laidOut(UIView().fillSuper(edge: edge)) == inset)
        #expect(laidOut(UIView().fillToSuperMargins(edge: edge)) == inMargins)
        #expect(laidOut(UIView().fillSuperMargins(edge: edge)) == inMargins)
        #expect(laidOut(UIView().edges.equalToSuper(offset: 5)) == CGRect(x: 5, y: 5, width: 190, height: 90))
        for form in 0..<4 {
            for isPlaced in [false, true] {
                let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                let view = UIView()
                if isPlaced { parent.addSubview(view) }
                switch form {
                case 0: view.fillTo(parent, edge: edge)
                case 1: view.fill(to: parent, edge: edge)
                case 2: view.fillToMargins(parent, edge: edge)
                default: view.fill(toMargins: parent, edge: edge)
                }
                if !isPlaced { parent.addSubview(view) }
                parent.layoutIfNeeded()
                #expect(view.frame == (form < 2 ? inset : inMargins))
            }
        }
    }

    @Test func fillingASiblingCoversIt() {
        let sibling = UIView().frame(width: 50, height: 20).centerToSuper()
        let cover = UIView().fillTo(sibling, edge: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        let stack = ZStackView {
            cover
            sibling
        }
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stack.layoutIfNeeded()
        #expect(cover.frame == CGRect(x: 26, y: 41, width: 48, height: 18))
    }
}
