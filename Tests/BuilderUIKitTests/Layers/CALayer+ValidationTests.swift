import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CALayerValidationTests {
    /// A layer of 20 × 20 points with two squares side by side.
    private func squares() -> (whole: CALayer, left: CALayer, right: CALayer) {
        let (whole, left, right) = (CALayer(), CALayer(), CALayer())
        whole.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        left.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        right.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
        left.backgroundColor = UIColor.red.cgColor
        right.backgroundColor = UIColor.blue.cgColor
        whole.addSublayer(left)
        whole.addSublayer(right)
        return (whole, left, right)
    }

    private func pixels(_ layer: CALayer) throws -> [UInt32] {
        let context = CGContext(bounds: layer.bounds, scale: 1)
        layer.render(in: context)
        let bitmap = try #require(context.makeImage()).bitmap
        return [5, 15].map { bitmap.pixel(x: $0, y: 10) }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func transformsThatAreNotFiniteAreRejected(number: CGFloat) throws {
        let (whole, left, _) = squares()
        let (_, issues) = LayoutDiagnostics.collecting {
            left.transform = CATransform3DMakeScale(number, 1, 1)
            whole.sublayerTransform = CATransform3DMakeTranslation(0, number, 0)
        }
        #expect(issues.count == 2)
        #expect(issues.allSatisfy { $0.description.contains("ransform of CALayer is \(number)") })
        #expect(CATransform3DIsIdentity(left.transform) && CATransform3DIsIdentity(whole.sublayerTransform))
        #expect(try pixels(whole) == [0xFFFF_0000, 0xFF00_00FF])
    }

    @Test func transformsTooLargeToDrawLeaveTheRest() throws {
        let (whole, left, _) = squares()
        left.transform = CATransform3DMakeScale(1e200, 1, 1)
        let (drawn, issues) = LayoutDiagnostics.collecting { try? pixels(whole) }
        #expect(drawn == [0, 0xFF00_00FF])
        #expect(issues.contains { $0.description.contains("the transform of CALayer is") })
    }

    @Test(arguments: [CGFloat.nan, 1e308])
    func aViewThatClipsKeepsItsOtherViews(scale: CGFloat) throws {
        let clipping = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        clipping.clipsToBounds = true
        let (left, right) = (UIView(), UIView())
        left.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        right.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
        left.backgroundColor = .red
        right.backgroundColor = .blue
        left.clipsToBounds = true
        clipping.addSubview(left)
        clipping.addSubview(right)
        let (drawn, issues) = LayoutDiagnostics.collecting {
            left.layer.transform = CATransform3DMakeScale(scale, 1, 1)
            return try? pixels(clipping.layer)
        }
        // A transform that isn't a number is rejected, so that the view keeps its own.
        #expect(drawn == [scale.isNaN ? UIColor.red.cgColor.pixel : 0, UIColor.blue.cgColor.pixel])
        #expect(issues.contains { $0.description.contains("ransform of") })
    }

    @Test func productsOfTransformsMayOverflow() throws {
        let (whole, left, _) = squares()
        let inner = CALayer()
        inner.frame = left.bounds
        inner.backgroundColor = UIColor.green.cgColor
        left.addSublayer(inner)
        left.transform = CATransform3DMakeScale(1e8, 1, 1)
        inner.transform = CATransform3DMakeScale(1e8, 1, 1)
        let (_, issues) = LayoutDiagnostics.collecting { try? pixels(whole) }
        #expect(issues.count == 1)
    }

    @Test func subclassesSeeTheAnimationsThatAreAdded() {
        final class Watching: CALayer {
            var keys: [String?] = []
            override func add(_ anim: CAAnimation, forKey key: String?) {
                keys.append(key)
                super.add(anim, forKey: key)
            }
        }
        let layer = Watching()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0.25
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        (layer as CALayer).add(animation, forKey: "fade")
        #expect(layer.keys == ["fade"])
        #expect(layer.opacity == 0.25 && layer.animationKeys() == ["fade"])
    }
}

extension CGColor {
    fileprivate var pixel: UInt32 {
        func part(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return part(value.alpha) << 24 | part(value.red) << 16 | part(value.green) << 8 | part(value.blue)
    }
}
