import Foundation
import Testing

@testable import BuilderUIKit

/// The updates of properties before constraints and layout.
@MainActor
@Suite struct UIViewPropertiesTests {
    private final class LoggingView: UIView {
        var calls: [String] = []
        override func updateProperties() {
            super.updateProperties()
            calls.append("properties")
        }
        override func updateConstraints() {
            calls.append("constraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layout")
        }
    }

    private final class LoggingController: UIViewController {
        let log = LoggingView()
        override func loadView() { view = log }
        override func updateProperties() {
            super.updateProperties()
            log.calls.append("controller")
        }
    }

    @Test func propertiesAreUpdatedBeforeConstraintsAndLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView()
        let view = LoggingView()
        root.addSubview(middle)
        middle.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.calls.prefix(3) == ["properties", "constraints", "layout"])
        view.calls = []
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.calls == ["layout"])
        view.calls = []
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        root.layoutIfNeeded()
        #expect(view.calls == ["properties"])
    }

    @Test func propertiesAreUpdatedAtOnce() {
        let root = UIView()
        let view = LoggingView()
        root.addSubview(view)
        root.updatePropertiesIfNeeded()
        #expect(view.calls == ["properties"])
        root.updatePropertiesIfNeeded()
        #expect(view.calls == ["properties"])
    }

    @Test func controllersUpdateBeforeTheirViews() {
        let controller = LoggingController()
        controller.setNeedsUpdateProperties()
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        controller.updatePropertiesIfNeeded()
        #expect(controller.log.calls == ["controller", "properties"])
        controller.setNeedsUpdateProperties()
        controller.view.layoutIfNeeded()
        #expect(controller.log.calls.filter { $0 == "controller" }.count == 2)
    }

    private final class Gauge: UIView {
        @Invalidating(.display, .layout) var value = 1.0
        var marks: [String] = []
        override func setNeedsDisplay() {
            super.setNeedsDisplay()
            marks.append("display")
        }
        override func setNeedsLayout() {
            super.setNeedsLayout()
            marks.append("layout")
        }
    }

    @Test func changedValuesMarkTheView() {
        let gauge = Gauge()
        gauge.marks = []
        gauge.value = 1
        #expect(gauge.marks.isEmpty)
        gauge.value = 2
        #expect(gauge.marks == ["display", "layout"] && gauge.value == 2)
    }

    @Test func directionsFollowTheirSurroundings() {
        func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
            UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
        }
        #expect(direction(.unspecified) == .rightToLeft && direction(.forceRightToLeft) == .rightToLeft)
        #expect(direction(.playback) == .leftToRight && direction(.forceLeftToRight) == .leftToRight)
    }

    @Test func valuesAreArchived() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        archiver.encode(transform, forKey: "transform")
        archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "insets")
        archiver.encode(CGVector(dx: 1, dy: -2), forKey: "vector")
        archiver.encode(UIOffset(horizontal: 3, vertical: 0.5), forKey: "offset")
        archiver.encode(UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1), forKey: "edges")
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeCGAffineTransform(forKey: "transform") == transform)
        #expect(coder.decodeDirectionalEdgeInsets(forKey: "insets").trailing == 4)
        #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: -2))
        #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 3, vertical: 0.5))
        #expect(coder.decodeUIEdgeInsets(forKey: "edges") == UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1))
        #expect(coder.decodeCGAffineTransform(forKey: "none") == .identity)
    }

    @Test(arguments: [
        CGAffineTransform.identity, CGAffineTransform(rotationAngle: 2).scaledBy(x: 3, y: 0.5),
        CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 4, ty: 5), CGAffineTransform(scaleX: 1, y: -1),
    ])
    func transformsAreOfTheirComponents(_ transform: CGAffineTransform) {
        let made = CGAffineTransform(transform.decomposed())
        let differences = [
            made.a - transform.a, made.b - transform.b, made.c - transform.c, made.d - transform.d,
            made.tx - transform.tx, made.ty - transform.ty,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-12 })
    }

    @Test func rotationsAndScalesAreComponents() {
        let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 3, y: 2).decomposed()
        #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
        #expect(abs(parts.scale.width - 3) < 1e-12 && abs(parts.scale.height - 2) < 1e-12)
    }
}
