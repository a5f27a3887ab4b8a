import Render
import Testing

@testable import BuilderUIKit

@Suite struct UIBezierPathTests {
    @Test func ellipsesTouchTheirRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 60)
        let path = CGPath(ellipseIn: rect, transform: nil)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxY - 80) < 1e-9 && abs(box.width - 40) < 1e-9)
        #expect(path.contains(CGPoint(x: 30, y: 50)))
        #expect(!path.contains(CGPoint(x: 11, y: 21)))
        // On the 45° line an ellipse's edge lies at 1/√2 of each half axis.
        let edge = 0.5.squareRoot()
        #expect(path.contains(CGPoint(x: 30 + 20 * edge * 0.999, y: 50 + 30 * edge * 0.999)))
        #expect(!path.contains(CGPoint(x: 30 + 20 * edge * 1.001, y: 50 + 30 * edge * 1.001)))
    }

    @Test func boundingBoxIncludesControlPointsAndBoundingBoxOfPathDoesNot() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(UIBezierPath().bounds == .zero)
    }

    @Test func fillRulesDiffer() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle, using: .winding))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 25, y: 25), transform: CGAffineTransform(scaleX: 2, y: 2)))
    }

    @Test func arcsTurnTheWayThatIsNamed() {
        let quarter = CGFloat.pi / 2
        let clockwise = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: quarter, clockwise: true)
        // On screen, clockwise from the right is down.
        #expect(abs(clockwise.currentPoint.x) < 1e-9 && abs(clockwise.currentPoint.y - 10) < 1e-9)
        #expect(abs(clockwise.bounds.minX) < 1e-9)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: quarter, clockwise: false)
        #expect(abs(other.bounds.minX + 10) < 1e-9)
        let coreGraphics = CGMutablePath()
        coreGraphics.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: quarter, clockwise: false)
        #expect(coreGraphics.boundingBoxOfPath == clockwise.cgPath.boundingBoxOfPath)
    }

    @Test func wholeTurnsAreCirclesInBothDirections() {
        for clockwise in [true, false] {
            let path = UIBezierPath(
                arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            #expect(abs(path.bounds.width - 20) < 1e-9 && abs(path.bounds.height - 20) < 1e-9)
        }
    }

    @Test func tangentArcsTouchBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
        let box = path.boundingBoxOfPath
        #expect(abs(box.maxX - 100) < 1e-6 && abs(box.minY) < 1e-9)
        let flat = CGMutablePath()
        flat.move(to: .zero)
        flat.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
        #expect(flat.currentPoint == CGPoint(x: 50, y: 0))
    }

    @Test func smoothCornersReachPastTheRadius() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 20)
        #expect(path.bounds == rect)
        let start = path.path.elements.first
        #expect(start == .move(CGPoint(x: 200 - 20 * 1.52866483, y: 0)))
        #expect(!path.contains(CGPoint(x: 3, y: 3)))
        #expect(path.contains(CGPoint(x: 8, y: 8)))
        #expect(path.contains(CGPoint(x: 100, y: 0.1)))
    }

    @Test func shortSidesBecomeHalfCircles() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 208, height: 50), cornerRadius: 20)
        // A capsule: the ends are half circles of radius 25.
        #expect(!path.contains(CGPoint(x: 25 - 25 * 0.72, y: 25 - 25 * 0.72)))
        #expect(path.contains(CGPoint(x: 25 - 25 * 0.69, y: 25 - 25 * 0.69)))
    }

    @Test func onlyNamedCornersAreRounded() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 99)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
    }

    @Test func reversingKeepsTheShape() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 80), cornerRadius: 10)
        let back = path.reversing()
        #expect(back.bounds == path.bounds)
        #expect(back.path.winding(around: CGPoint(x: 50, y: 40)).number == -1)
        #expect(path.path.winding(around: CGPoint(x: 50, y: 40)).number == 1)
        #expect(back.reversing().path.elements.count == path.path.elements.count)
    }

    @Test func nonFinitePointsAreOmitted() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 4))
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        _ = UIBezierPath(roundedRect: .null, cornerRadius: .nan).bounds
    }

    @Test func copiesAreIndependent() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        path.lineWidth = 3
        let copy = path.copy() as? UIBezierPath
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(copy?.bounds.minX == 0 && path.bounds.minX == 10 && copy?.lineWidth == 3)
        var found = CGRect.zero
        #expect(path.cgPath.isRect(&found) && found == CGRect(x: 10, y: 0, width: 5, height: 5))
    }

    @Test func dashesCutLines() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
        var ends: [[CGFloat]] = []
        dashed.applyWithBlock { ends.append([CGFloat($0.pointee.type.rawValue), $0.pointee.points[0].x]) }
        #expect(ends == [[0, 0], [1, 2], [0, 4], [1, 7], [0, 9], [1, 10]])
        #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
        var dots: [[CGFloat]] = []
        line.copy(dashingWithPhase: 0, lengths: [0, 5]).applyWithBlock {
            dots.append([CGFloat($0.pointee.type.rawValue), $0.pointee.points[0].x])
        }
        #expect(dots == [[0, 0], [1, 0], [0, 5], [1, 5]], "lines without length, which caps draw as dots")
    }

    @Test func strokesHaveOutlines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 2, y: 5))
        line.addLine(to: CGPoint(x: 12, y: 5))
        func outline(_ width: CGFloat, _ cap: CGLineCap) -> CGPath {
            line.copy(strokingWithWidth: width, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        }
        #expect(outline(4, .butt).boundingBox == CGRect(x: 2, y: 3, width: 10, height: 4))
        #expect(outline(4, .square).boundingBox == CGRect(x: 0, y: 3, width: 14, height: 4))
        #expect(outline(4, .round).contains(CGPoint(x: 0.1, y: 5)))
        #expect(!outline(4, .round).contains(CGPoint(x: 0.1, y: 3.1)))
        #expect(outline(0, .butt).isEmpty)
        let scale = CGAffineTransform(scaleX: 2, y: 1)
        let scaled = line.copy(
            strokingWithWidth: 2, lineCap: .butt, lineJoin: .round, miterLimit: 10, transform: scale)
        #expect(scaled.boundingBox == CGRect(x: 4, y: 4, width: 20, height: 2))
    }

    @Test func transformsInSpaceInvert() {
        var transform = CATransform3DMakeRotation(0.4, 1, 2, 3)
        transform = CATransform3DTranslate(transform, 5, 6, 7)
        transform = CATransform3DScale(transform, 2, 3, 4)
        let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
        for (a, b) in zip(product.rows, CATransform3DIdentity.rows) { #expect(abs(a - b) < 1e-12) }
        let affine = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(affine)))
        #expect(!CATransform3DIsAffine(transform))
    }

    @Test func rectanglesAreInset() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(CGRect(x: 0, y: 0, width: 3, height: 3).inset(by: insets).size.width == -3)
        var path = IndexPath(row: 4, section: 2)
        path.row += 1
        #expect(path == IndexPath(item: 5, section: 2) && path.section == 2 && path.item == 5)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
    }
}
