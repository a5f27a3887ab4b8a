import SwiftlyUI
import Testing

@MainActor
@Suite struct UISpacerTests {
    @Test func aSpacerFillsTheRemainingSpace() {
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

    @Test func aSpacerIsOnePointLongWithoutFreeSpace() {
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
                UILabel(frame: .zero).showing("Hi")
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
}

extension UILabel {
    fileprivate func showing(_ text: String) -> Self {
        self.text = text
        return self
    }
}
