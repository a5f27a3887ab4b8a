import SwiftlyUI
import Testing

/// Controls with views in them.
@MainActor
@Suite struct UIControlContentTests {
    @Test func viewsStandInTheirOrderAndLeaveTouchesToTheControl() {
        let (first, second, inner) = (UIView(), UIView(), UISwitch())
        second.addSubview(inner)
        let control = UIControl {
        } content: {
            first
            second
        }
        #expect(control.subviews == [first, second])
        #expect(control.subviews.allSatisfy { !$0.isUserInteractionEnabled })
        #expect(control.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(inner.isUserInteractionEnabled)
    }

    @Test func noViewsAreAllowed() {
        let control = UIControl {
        } content: {
        }
        #expect(control.subviews.isEmpty)
    }

    @Test func aTapOnAViewInsideIsTheControls() {
        var taps: [UIView] = []
        let button = UIButton {
            UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        } action: { (button: UIButton) in
            taps.append(button)
        }
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(button)
        #expect(button.simulateTap() === button)
        #expect(taps == [button])
    }

    @Test func contentGivesTheControlItsSize() {
        let button = UIButton {
        } content: {
            HStackView(spacing: 5) {
                UILabel("button").font(.medium(15))
                UIView().frame(width: 12, height: 12)
            }
            .fillToSuperMargins()
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(button)
        button.centerToSuper()
        root.layoutIfNeeded()
        let label = UILabel("button").font(.medium(15)).intrinsicContentSize
        #expect(abs(button.frame.width - (label.width + 5 + 12 + 16)) < 0.5)
        #expect(abs(button.frame.height - (label.height + 16)) < 0.5)
    }

    @Test func viewsMayNameThoseThatComeLater() {
        let later = UIView()
        let earlier = UIView()
        earlier.widthTo(later)
        let control = UIControl {
        } content: {
            earlier
            later.frame(width: 31, height: 10)
        }
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        control.layoutIfNeeded()
        #expect(earlier.frame.width == 31)
    }

    @Test func initializersAcceptActionsStoredInVariables() {
        var count = 0
        let action = { count += 1 }
        let typed = { (_: UIControl) in count += 10 }
        UIControl(action) { UIView() }.sendActions(for: .touchUpInside)
        UIControl(typed) { UIView() }.sendActions(for: .touchUpInside)
        UIControl(content: { UIView() }, action: action).sendActions(for: .touchUpInside)
        UIControl(content: { UIView() }, action: typed).sendActions(for: .touchUpInside)
        #expect(count == 22)
    }
}
