import Foundation
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Causes of regions")
struct ViewChangeRegionCausesTests {
    private let name = ViewName(text: "label", identifier: nil, className: "UILabel", path: "UILabel")

    private func change(
        _ kind: ViewChange.Kind, _ recorded: PixelBox?, _ drawn: PixelBox?, reason: String? = nil
    ) -> ViewChange {
        ViewChange(view: name, kind: kind, reason: reason, recordedBox: recorded, drawnBox: drawn)
    }

    private func box(_ x: Int, _ y: Int, _ width: Int = 20, _ height: Int = 20) -> PixelBox {
        PixelBox(x: x, y: y, width: width, height: height)
    }

    @Test("what a view draws comes before moves, and moves before what follows")
    func ranks() {
        let follows = change(.moved(x: 0, y: 3), box(0, 0), box(0, 3), reason: "somebody grew")
        let moved = change(.moved(x: 0, y: 3), box(0, 0), box(0, 3))
        let text = change(.text(from: "a", to: "b"), box(0, 0, 5, 5), box(0, 0, 5, 5))
        let elsewhere = change(.gone, box(500, 500), nil)
        let causes = ViewChange.causes(
            of: [ViewChange.Region(recorded: box(0, 0), drawn: box(0, 0))], among: [follows, moved, text, elsewhere])
        #expect(causes == [[text, moved, follows]])
    }

    @Test("old places count in the recorded picture, new ones in the drawn one")
    func places() {
        let gone = change(.gone, box(0, 100), nil)
        let appeared = change(.appeared, nil, box(0, 200))
        let regions = [
            ViewChange.Region(recorded: box(0, 100), drawn: nil), ViewChange.Region(recorded: nil, drawn: box(0, 200)),
            ViewChange.Region(recorded: box(0, 200), drawn: box(0, 100)),
        ]
        #expect(ViewChange.causes(of: regions, among: [gone, appeared]) == [[gone], [appeared], []])
    }

    @Test("of many causes the five that fill the region best are listed")
    func limit() {
        let all = (1...9).map { change(.drawing, nil, box(0, 0, $0 * 10, $0 * 10)) }
        let region = ViewChange.Region(recorded: nil, drawn: box(0, 0, 50, 50))
        let found = ViewChange.causes(of: [region], among: all)[0]
        #expect(found.count == 5)
        #expect(found.first == all[4])
    }

    @Test("a pixel beside a view belongs to it, one further away doesn't")
    func margin() {
        let one = change(.drawing, box(10, 10), box(10, 10))
        func causes(_ x: Int) -> Int {
            ViewChange.causes(of: [ViewChange.Region(recorded: nil, drawn: box(x, 10, 1, 1))], among: [one])[0].count
        }
        #expect(causes(31) == 1)
        #expect(causes(60) == 0)
    }
}
