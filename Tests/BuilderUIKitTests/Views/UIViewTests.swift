import Foundation
import Testing

@testable import BuilderUIKit

/// Rules that hold for every view, whatever its class.
@MainActor
@Suite struct UIViewTests {
    @Test func aViewIsNoSubviewOfItself() {
        let view = UIView()
        let (_, issues) = LayoutDiagnostics.collecting { view.addSubview(view) }
        #expect(view.subviews.isEmpty)
        #expect(view.superview == nil)
        #expect(issues.first?.description.hasPrefix("Can't add self as subview") == true)
    }

    @Test func anAncestorIsNoSubview() {
        let top = UIView()
        let middle = UIStackView()
        let bottom = UIView()
        top.addSubview(middle)
        middle.addArrangedSubview(bottom)
        for insert in [
            { bottom.addSubview(top) }, { bottom.insertSubview(top, at: 0) }, { middle.addArrangedSubview(top) },
        ] {
            let (_, issues) = LayoutDiagnostics.collecting(insert)
            #expect(issues.count == 1)
            #expect(issues.first?.description.contains("is a part of cycle in its layer tree") == true)
        }
        #expect(top.superview == nil)
        #expect(top.subviews == [middle])
        #expect(middle.arrangedSubviews == [bottom])
        #expect(bottom.subviews.isEmpty)
    }
}
