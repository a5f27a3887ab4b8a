import Foundation
import Testing

@testable import BuilderUIKit

/// Frames that real devices and simulators gave, in points.
@MainActor
@Suite struct RecordedLayoutTests {
    struct Traits: Sendable {
        var size: CGSize
        var top: CGFloat
        var bottom: CGFloat
        var big: CGFloat
        var frames: [[CGFloat]]
    }

    nonisolated static let traits = [
        Traits(
            size: CGSize(width: 320, height: 568), top: 20, bottom: 0, big: 16,
            frames: [
                [133.667, 20, 52.667, 19.333], [0, 284.333, 23.667, 19.333], [283, 284.333, 37, 19.333],
                [156.333, 551, 7.333, 17],
            ]),
        Traits(
            size: CGSize(width: 375, height: 812), top: 44, bottom: 34, big: 16,
            frames: [
                [161.333, 44, 52.667, 19.333], [0, 401.333, 23.667, 19.333], [338, 401.333, 37, 19.333],
                [184, 761, 7.333, 17],
            ]),
        Traits(
            size: CGSize(width: 1024, height: 768), top: 20, bottom: 0, big: 17,
            frames: [
                [484.333, 20, 55.667, 20.333], [0, 384, 25, 20.333], [985, 384, 39, 20.333],
                [508.333, 750, 7.667, 18],
            ]),
        Traits(
            size: CGSize(width: 1080, height: 810), top: 20, bottom: 0, big: 17,
            frames: [
                [512.333, 20, 55.667, 20.333], [0, 405, 25, 20.333], [1041, 405, 39, 20.333],
                [536.333, 792, 7.667, 18],
            ]),
        Traits(
            size: CGSize(width: 1112, height: 834), top: 20, bottom: 0, big: 17,
            frames: [
                [528.333, 20, 55.667, 20.333], [0, 417, 25, 20.333], [1073, 417, 39, 20.333],
                [552.333, 816, 7.667, 18],
            ]),
    ]

    /// Four labels around the safe area's edges. At 17 points iOS 17 and earlier set text wider by about 0.034 points a
    /// letter, so widths there may differ by that much.
    @Test(arguments: traits) func labelsAroundTheSafeArea(_ given: Traits) {
        let insets = UIEdgeInsets(top: given.top, left: 0, bottom: given.bottom, right: 0)
        withScreen(given.size.width, given.size.height, safeArea: insets) { root in
            let top = label("What's", given.big, .semibold)
            let leading = label("the", given.big)
            let trailing = label("point", given.big)
            let bottom = label("?", given.big - 2)
            for view in [top, leading, trailing, bottom] { root.addSubview(view) }
            let safe = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                top.topAnchor.constraint(equalTo: safe.topAnchor),
                top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
                leading.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                leading.trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
                leading.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                trailing.leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
                trailing.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                trailing.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            ])
            root.layoutIfNeeded()
            for (view, frame) in zip([top, leading, trailing, bottom], given.frames) {
                let tolerance = given.big == 17 ? 0.34 + 0.035 * CGFloat(view.text?.count ?? 0) : 0.34
                #expect(
                    view.frame.isNear(frame[0], frame[1], frame[2], frame[3], within: tolerance),
                    "\(view.text ?? ""): \(view.frame) instead of \(frame)")
            }
        }
    }

    @Test(arguments: [(25, 30), (27, 32.333), (28, 33.667), (30, 36), (53, 63.333), (58, 69.333)])
    func aTitleBetweenTheMargins(size: Double, height: Double) {
        withScreen(320, 568, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) { root in
            let title = label("What's the point?", CGFloat(size))
            root.addSubview(title)
            let margins = root.layoutMarginsGuide
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                title.topAnchor.constraint(equalTo: margins.topAnchor),
                title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(title.frame.isNear(16, 20, 288, CGFloat(height)), "\(title.frame)")
        }
    }

    /// Views without enough constraints: sizes become 0, inequalities are tight, places rest at the origin.
    @Test func underConstrainedViews() {
        func frame(_ constrain: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
            withScreen(375, 667) { root in
                let view = plain()
                root.addSubview(view)
                NSLayoutConstraint.activate(constrain(view, root))
                root.layoutIfNeeded()
                return view.frame
            }
        }
        #expect(
            frame { v, r in [v.trailingAnchor.constraint(equalTo: r.trailingAnchor, constant: -14)] }
                .isNear(361, 0, 0, 0))
        #expect(frame { v, _ in [v.heightAnchor.constraint(equalToConstant: 180)] }.isNear(0, 0, 0, 180))
        #expect(
            frame { v, r in [v.bottomAnchor.constraint(greaterThanOrEqualTo: r.bottomAnchor, constant: -23)] }
                .isNear(0, 644, 0, 0))
        #expect(
            frame { v, r in [v.widthAnchor.constraint(equalTo: r.widthAnchor, constant: -52)] }.isNear(0, 0, 323, 0))
        #expect(
            frame { v, r in [v.heightAnchor.constraint(equalTo: r.heightAnchor, constant: 34)] }.isNear(0, 0, 0, 701))
        #expect(
            frame { v, r in [v.heightAnchor.constraint(greaterThanOrEqualTo: r.heightAnchor, constant: -34)] }
                .isNear(0, 0, 0, 633))
        #expect(
            frame { v, r in
                [
                    v.widthAnchor.constraint(equalToConstant: 100), v.heightAnchor.constraint(equalToConstant: 100),
                    v.bottomAnchor.constraint(lessThanOrEqualTo: r.bottomAnchor, constant: -45),
                ]
            }.isNear(0, 522, 100, 100))
    }

    /// The intrinsic sizes are the recorded ones, of a font that is not ours.
    @Test func baselines() {
        withScreen(320, 160, scale: 2) { root in
            let big = label("Big 28pt", 28)
            let small = label("small 13", 13)
            let title = label("Title 22", 22)
            let tiny = label("tiny 11", 11)
            for view in [big, small, title, tiny] { root.addSubview(view) }
            NSLayoutConstraint.activate([
                big.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                big.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
                small.leadingAnchor.constraint(equalTo: big.trailingAnchor, constant: 8),
                small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
                title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                title.topAnchor.constraint(equalTo: root.topAnchor, constant: 96),
                tiny.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
                tiny.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
            ])
            root.layoutIfNeeded()
            #expect(abs(small.frame.minY - 38) <= 1.01)
            #expect(abs(tiny.frame.minY - 106) <= 1.01)
            #expect(small.frame.minX == big.frame.maxX + 8)
        }
    }
}
