import Foundation
import Testing

@testable import BuilderUIKit

/// Paths of apps follow what is added to them and draw themselves.
@Suite struct UIBezierPathOverridingTests {
    private final class Recorder: UIBezierPath {
        var calls: [String] = []
        override func move(to point: CGPoint) {
            calls.append("move")
            super.move(to: point)
        }
        override func addLine(to point: CGPoint) {
            calls.append("line")
            super.addLine(to: point)
        }
        override func append(_ bezierPath: UIBezierPath) {
            calls.append("append")
            super.append(bezierPath)
        }
        override func apply(_ transform: CGAffineTransform) {
            calls.append("apply")
            super.apply(transform)
        }
        override func fill() {
            calls.append("fill")
            super.fill()
        }
        override func stroke() { calls.append("stroke") }
    }

    @Test func overridesAreCalled() {
        let recorder = Recorder()
        let path: UIBezierPath = recorder
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 4, y: 6))
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
        path.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(recorder.calls == ["move", "line", "append", "apply"])
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 8, height: 12))
    }

    @Test func blendedDrawingUsesOverrides() {
        let recorder = Recorder()
        recorder.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)))
        recorder.calls = []
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
            recorder.fill(with: .normal, alpha: 0.5)
            recorder.stroke(with: .normal, alpha: 0.5)
        }
        #expect(recorder.calls == ["fill", "stroke"])
    }
}
