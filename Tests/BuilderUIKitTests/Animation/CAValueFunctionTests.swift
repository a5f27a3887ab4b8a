import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CAValueFunctionTests {
    private func end(_ name: CAValueFunctionName, _ value: Any) -> CATransform3D {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: name)
        animation.toValue = value
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        return layer.transform
    }

    @Test func numbersBecomeTransforms() {
        #expect(end(.rotateZ, CGFloat.pi / 3) == CATransform3DMakeRotation(.pi / 3, 0, 0, 1))
        #expect(end(.scaleY, 2) == CATransform3DMakeScale(1, 2, 1))
        #expect(end(.translateX, NSNumber(value: 7)) == CATransform3DMakeTranslation(7, 0, 0))
        #expect(end(.scale, [2, 3, 1]) == CATransform3DMakeScale(2, 3, 1))
        // A value of another kind changes nothing.
        #expect(end(.scale, 2) == CATransform3DIdentity)
    }

    @Test func unknownNamesMakeNoFunction() {
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
        #expect(CAValueFunction(name: .rotateX)?.name == .rotateX)
    }

    @Test func springsAreMadeOfPeriodAndBounce() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        #expect(abs(spring.stiffness - 16 * .pi * .pi) < 1e-9)
        #expect(abs(spring.damping - 0.75 * 8 * .pi) < 1e-9)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
        let slow = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
        #expect(abs(slow.damping - 2 * 4 * .pi) < 1e-9 && abs(slow.bounce + 0.5) < 1e-9)
    }

    @Test func valuesKeepTheirStructures() {
        let matrix = CATransform3DMakeScale(2, 3, 4)
        #expect(NSValue(caTransform3D: matrix).caTransform3DValue == matrix)
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let offset = UIOffset(horizontal: 5, vertical: 6)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        #expect(NSValue(uiOffset: offset) == NSValue(uiOffset: offset))
        #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
        #expect(end(.rotateX, 0) == CATransform3DIdentity)
    }

    @Test func boxedMatricesAreAnimated() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        #expect(layer.transform.m11 == 2)
    }
}
