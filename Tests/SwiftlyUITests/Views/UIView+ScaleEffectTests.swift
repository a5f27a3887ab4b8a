import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIViewScaleEffectTests {
    @Test(arguments: [
        (UnitPoint.topLeading, 0.0, 0.0), (.top, 10, 0), (.topTrailing, 20, 0), (.leading, 0, 5), (.center, 10, 5),
        (.trailing, 20, 5), (.bottomLeading, 0, 10), (.bottom, 10, 10), (.bottomTrailing, 20, 10),
        (UnitPoint(x: 2, y: 0), 40, 0),
    ])
    func theAnchorStaysWhereItIs(_ anchor: UnitPoint, _ x: Double, _ y: Double) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)).scaleEffect(0.5, anchor: anchor)
        #expect(view.frame == CGRect(x: x, y: y, width: 20, height: 10))
    }

    @Test func aScaleTakesThePlaceOfOtherTransforms() {
        let view = UIView().transform(CGAffineTransform(rotationAngle: 1)).scaleEffect(2)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test func withoutASizeTheViewsOwnConstraintsCount() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        view.scaleEffect(0.5, anchor: .topLeading)
        #expect(view.transform == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: -10, ty: -5))
    }

    @Test func withoutASizeTheContentCounts() {
        let label = UILabel()
        label.text = "Scaled"
        let size = label.intrinsicContentSize
        label.scaleEffect(3, anchor: .bottomTrailing)
        #expect(size.width > 0 && size.height > 0)
        #expect(abs(label.transform.tx + size.width) < 1e-9)
        #expect(abs(label.transform.ty + size.height) < 1e-9)
    }

    @Test func withoutAnySizeOnlyTheCenterScales() {
        #expect(UIView().scaleEffect(3, anchor: .top).transform.isIdentity)
        #expect(UIView().scaleEffect(3).transform.a == 3)
    }

    @Test func nonFiniteScalesAreIgnoredAndReported() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.accessibilityIdentifier = "zoomed"
        let (_, issues) = LayoutDiagnostics.collecting {
            view.scaleEffect(.nan).scaleEffect(.infinity, anchor: .top).scaleEffect(2, anchor: .init(x: .nan, y: 0))
                .anchorPoint(CGPoint(x: CGFloat.nan, y: 0)).alpha(.nan)
        }
        #expect(view.transform.isIdentity)
        #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(view.alpha == 1)
        #expect(issues.count >= 3)
        #expect(issues.allSatisfy { $0.description.contains("zoomed") })
    }
}
