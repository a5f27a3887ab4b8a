import SwiftlyUI
import Testing

@MainActor
@Suite struct StackContainerTests {
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

    @Test func aSpacerTakesTheRoomThatNobodyWants() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let first = UIView().frame(width: 20, height: 20)
            let last = UIView().frame(width: 30, height: 30)
            let spacer = axis == .horizontal ? UISpacer(.horizontal) : UISpacer(axis: .vertical)
            let stack = UIStackView(axis: axis, alignment: .leading) {
                first
                spacer
                last
            }
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            stack.layoutIfNeeded()
            #expect(first.frame.origin == .zero)
            #expect((axis == .horizontal ? spacer.frame.width : spacer.frame.height) == 150)
            #expect((axis == .horizontal ? last.frame.maxX : last.frame.maxY) == 200)
        }
    }

    @Test func aSpacerGrowsBeforeALabelDoes() {
        let label = UILabel()
        label.text = "Total"
        let spacer = UISpacer(.horizontal)
        let row = HStackView {
            spacer
            label
        }
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        row.layoutIfNeeded()
        #expect(label.frame.width == label.intrinsicContentSize.width)
        #expect(spacer.frame.width == 200 - label.frame.width)
    }

    @Test func aSpacerIsAPointLongWhereNobodyGivesItRoom() {
        let spacer = UISpacer(.horizontal)
        let row = HStackView {
            UIView().frame(width: 20, height: 20)
            spacer
        }
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.addSubview(row.left.top.equalToSuper())
        screen.layoutIfNeeded()
        #expect(row.frame.width == 21)
    }

    @Test func aSpacerKeepsItsLimits() {
        func length(_ room: CGFloat, _ spacer: UISpacer, vertical: Bool = false) -> CGFloat {
            let stack = UIStackView(axis: vertical ? .vertical : .horizontal, alignment: .center) {
                UILabel(frame: .zero).saying("Hi")
                spacer
            }
            stack.frame = CGRect(x: 0, y: 0, width: room, height: room)
            let (_, issues) = LayoutDiagnostics.collecting { stack.layoutIfNeeded() }
            #expect(issues.isEmpty)
            return vertical ? spacer.frame.height : spacer.frame.width
        }
        #expect(length(100, UISpacer(.horizontal).maxWidth(30)) == 30)
        #expect(length(100, UISpacer(.vertical).maxHeight(30), vertical: true) == 30)
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let wide = UISpacer(.horizontal).minWidth(20)
        let high = UISpacer(.vertical).minHeight(25)
        let row = HStackView { wide }.left.top.equalToSuper()
        let column = VStackView { high }.right.top.equalToSuper()
        screen.addSubview(row)
        screen.addSubview(column)
        let (_, issues) = LayoutDiagnostics.collecting { screen.layoutIfNeeded() }
        #expect(issues.isEmpty)
        #expect(row.frame.width == 20 && column.frame.height == 25)
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

extension UILabel {
    fileprivate func saying(_ text: String) -> Self {
        self.text = text
        return self
    }
}

extension HStackView {
    fileprivate func distributed() -> Self {
        distribution = .equalSpacing
        return self
    }
}
