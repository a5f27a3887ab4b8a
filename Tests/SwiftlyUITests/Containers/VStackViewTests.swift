import SwiftlyUI
import Testing

@MainActor
@Suite struct VStackViewTests {
    @Test func columnsAndRowsHaveTheirAxisForGood() {
        let column = VStackView(spacing: 4) {
            UIView()
            UIView()
        }
        #expect(column.axis == .vertical && column.alignment == .center && column.distribution == .fill)
        #expect(column.spacing == 4 && column.arrangedSubviews.count == 2)
        column.axis = .horizontal
        #expect(column.axis == .vertical)
        let row = HStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        row.axis = .vertical
        #expect(row.axis == .horizontal && row.alignment == .center && row.spacing == 0)
        #expect(HStackView {}.arrangedSubviews.isEmpty)
    }

    /// Without braces the arranged subviews are added as to any stack.
    @Test func aColumnWithAFramePlacesItsViewsBelowEachOther() {
        let column = VStackView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let (first, second) = (UIView().frame(width: 20, height: 10), UIView().frame(width: 40, height: 30))
        column.addArrangedSubview(first)
        column.addArrangedSubview(second)
        column.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 20, y: 0, width: 20, height: 10))
        #expect(second.frame == CGRect(x: 10, y: 10, width: 40, height: 30))
        #expect(VStackView {}.arrangedSubviews.isEmpty)
    }

    @Test func aColumnLaysItsViewsOutCentered() {
        let (wide, narrow) = (UIView().frame(width: 80, height: 10), UIView().frame(width: 20, height: 30))
        let column = VStackView(spacing: 5) {
            wide
            narrow
        }
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.addSubview(column.left.top.equalToSuper())
        screen.layoutIfNeeded()
        #expect(column.frame == CGRect(x: 0, y: 0, width: 80, height: 45))
        #expect(narrow.frame == CGRect(x: 30, y: 15, width: 20, height: 30))
    }

    @Test func touchesBetweenTheViewsOfAStackFallThrough() {
        let behind = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let item = UIView().frame(width: 20, height: 20)
        let row = HStackView { item }.frame(width: 60, height: 60).left.top.equalToSuper().distributed()
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.addSubview(behind)
        screen.addSubview(row)
        screen.layoutIfNeeded()
        #expect(screen.hitTest(CGPoint(x: 50, y: 5), with: nil) === behind)
        #expect(screen.hitTest(CGPoint(x: item.frame.midX, y: item.frame.midY), with: nil) === item)
        #expect(row.hitTest(CGPoint(x: 50, y: 5), with: nil) == nil)
    }

    @Test func aLayeredStackOnlyAddsItsViews() {
        let (back, front) = (UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)), UIView())
        let stack = ZStackView {
            back
            front
        }
        #expect(stack.subviews == [back, front])
        #expect(stack.constraints.isEmpty)
        #expect(stack.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(back.translatesAutoresizingMaskIntoConstraints)
        stack.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(stack.hitTest(CGPoint(x: 8, y: 8), with: nil) === stack)
    }

    @Test func aNativeStackTakesBraces() {
        let stack = UIStackView(axis: .vertical, alignment: .leading, distribution: .fillEqually, spacing: 3) {
            UIView()
            UIView()
            UIView()
        }
        #expect(stack.axis == .vertical && stack.alignment == .leading && stack.distribution == .fillEqually)
        #expect(stack.spacing == 3 && stack.arrangedSubviews.count == 3)
        let plain = UIStackView(axis: .horizontal) {}
        #expect(plain.alignment == .fill && plain.distribution == .fill && plain.spacing == 0)
    }

    @Test func aPlainViewFillsAStackToo() {
        let filler = UIView()
        let row = HStackView {
            UIView().frame(width: 20, height: 20)
            filler
            UIView().frame(width: 20, height: 20)
        }
        row.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        row.layoutIfNeeded()
        #expect(filler.frame.width == 60)
    }
}

extension HStackView {
    fileprivate func distributed() -> Self {
        distribution = .equalSpacing
        return self
    }
}
