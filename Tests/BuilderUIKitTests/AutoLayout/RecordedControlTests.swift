import Foundation
import Testing

@testable import BuilderUIKit

/// Controls whose frames iOS gave, in points; more are in `ConformanceTests`.
@MainActor
@Suite struct RecordedControlTests {
    @Test func aButtonWithInsets() {
        withScreen(320, 568) { root in
            let button = UIButton(type: .system)
            button.setTitle("Click me!", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 65).isActive = true
            root.layoutIfNeeded()
            #expect(button.frame.size == CGSize(width: 94, height: 48))
            #expect(button.titleLabel?.frame.minX == 15)
        }
    }

    @Test func aSwitchKeepsItsSize() {
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        #expect(
            UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    }

    /// A paragraph in a label 300 points square: its lines are centered as a block.
    @Test(arguments: [(0, 5), (2, 2)]) func aParagraphIsCentred(lines: Int, shown: Int) {
        withScreen(300, 300, scale: 1) { root in
            let text =
                "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this "
                + "test by adding a joke or something. Alright, it's been fun!"
            let label = label(text, 17, lines: lines)
            root.addSubview(label)
            let rect = label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: 300, height: 300), limitedToNumberOfLines: lines)
            #expect(rect.height == (17 * 2444 / 2048 * CGFloat(shown)).rounded(.up))
            #expect(abs(rect.midY - 150) <= 0.5)
        }
    }
}
