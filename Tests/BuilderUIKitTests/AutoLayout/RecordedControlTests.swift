import Foundation
import Testing

@testable import BuilderUIKit

/// Controls and small screens whose frames iOS gave, in points.
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
        withScreen(500, 200, scale: 2) { root in
            let alone = UISwitch()
            #expect(alone.frame.size == CGSize(width: 51, height: 31))
            // Of 51 points, 49 take part in layout.
            let stack = UIStackView(arrangedSubviews: [alone, UISwitch()])
            stack.axis = .vertical
            stack.distribution = .fillEqually
            stack.spacing = 20
            stack.frame = CGRect(x: 0, y: 0, width: 49, height: 82)
            root.addSubview(stack)
            root.layoutIfNeeded()
            #expect(stack.arrangedSubviews.map(\.frame.width) == [51, 51])
            #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 51])
        }
    }

    @Test func aCentredStackWithPadding() {
        withScreen(393, 852) { root in
            @MainActor func box(_ side: CGFloat) -> UIView {
                let view = plain()
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(equalToConstant: side),
                    view.heightAnchor.constraint(equalToConstant: side),
                ])
                return view
            }
            let red = box(60)
            let blue = box(50)
            let stack = UIStackView(arrangedSubviews: [red, blue])
            stack.alignment = .center
            stack.spacing = 8
            stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
            stack.isLayoutMarginsRelativeArrangement = true
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -100),
            ])
            root.layoutIfNeeded()
            #expect(stack.frame.isNear(121.5, 280, 150, 92, within: 0.34), "\(stack.frame)")
            #expect(red.convert(red.bounds, to: root).isNear(137.5, 296, 60, 60, within: 0.34))
            #expect(blue.convert(blue.bounds, to: root).isNear(205.5, 301, 50, 50, within: 0.34))
        }
    }

    @Test func equalColumnsWithinMargins() {
        withScreen(393, 852) { root in
            var columns: [UIView] = []
            for _ in 0..<6 { columns.append(plain()) }
            let stack = UIStackView(arrangedSubviews: columns)
            stack.distribution = .fillEqually
            stack.spacing = 20
            stack.layoutMargins = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 10)
            stack.isLayoutMarginsRelativeArrangement = true
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate(
                columns.map { $0.widthAnchor.constraint(equalToConstant: 30) } + [
                    stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 100),
                    stack.heightAnchor.constraint(equalToConstant: 100),
                ])
            root.layoutIfNeeded()
            #expect(stack.frame.isNear(46.5, 476, 300, 100, within: 0.34), "\(stack.frame)")
            for (index, column) in columns.enumerated() {
                let frame = column.convert(column.bounds, to: root)
                #expect(frame.isNear(56.5 + 50 * CGFloat(index), 496, 30, 75, within: 0.34), "\(frame)")
            }
        }
    }

    @Test func insetsWithinInsets() {
        withScreen(402, 874) { root in
            let outer = plain()
            let middle = plain()
            let inner = plain()
            root.addSubview(outer)
            outer.addSubview(middle)
            middle.addSubview(inner)
            NSLayoutConstraint.activate([
                outer.widthAnchor.constraint(equalToConstant: 300), outer.heightAnchor.constraint(equalToConstant: 300),
                outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                outer.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -60),
                middle.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
                middle.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
                middle.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
                middle.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -20),
                inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 40),
                inner.topAnchor.constraint(equalTo: middle.topAnchor, constant: 40),
                inner.trailingAnchor.constraint(equalTo: middle.trailingAnchor, constant: -40),
                inner.bottomAnchor.constraint(equalTo: middle.bottomAnchor, constant: -60),
            ])
            root.layoutIfNeeded()
            #expect(outer.frame.isNear(51, 227, 300, 300))
            #expect(middle.frame.isNear(20, 20, 260, 260))
            #expect(inner.frame.isNear(40, 40, 180, 160))
        }
    }

    /// A paragraph in a label 300 points square: its lines are centred as a block.
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
