import BuilderUIKit
import Foundation
import Measuring

/// Measures pictures of every control in every state at 3x, in both looks, once the fonts are open and the texts
/// shaped.
///
///     control-states [--repeat N]
///
/// A time contains making the views, their layout, and the painting; "without painting" ends before the latter.
@main
struct ControlStates {
    static func main() async throws {
        let repeats = Options().count("repeat", default: 50)
        for design in InterfaceDesign.allCases {
            var renderer = Renderer()
            renderer.design = design
            var whole: [Double] = []
            var layout: [Double] = []
            for _ in 0...repeats {
                let start = ContinuousClock.now
                let display = try await renderer.display(
                    of: ControlStatesView(), width: ControlStatesView.size.width,
                    height: ControlStatesView.size.height, scale: 3)
                layout.append(Stopwatch.milliseconds(since: start))
                _ = try display.bitmap()
                whole.append(Stopwatch.milliseconds(since: start))
            }
            print("\(design): \(whole.dropFirst().median.text(2)) ms  (at most 12)")
            print("\(design), without painting: \(layout.dropFirst().median.text(2)) ms")
        }
    }
}
