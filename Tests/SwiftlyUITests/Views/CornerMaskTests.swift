import Foundation
import Render
import SwiftlyUI
import Testing

@MainActor
@Suite struct CornerMaskTests {
    private let colored = UIView().backgroundColor(.red)

    @Test func roundCornersAppliesOnceTheViewHasASize() throws {
        colored.roundCorners(20, corners: .topRight)
        #expect(colored.layer.mask == nil)
        let picture = try SquarePicture.picture(of: colored)
        #expect(picture.pixel(x: 39, y: 0) == 0)
        #expect(picture.pixel(x: 0, y: 0) == SquarePicture.red)
    }

    @Test func cornersAreThereAtOnceWhereThereIsASize() {
        colored.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        colored.roundCorners(20, corners: .topRight)
        #expect(colored.layer.mask?.frame == colored.bounds)
    }

    @Test func theMaskFollowsTheSize() throws {
        colored.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        page.addSubview(colored.roundCorners(10, corners: .bottomRight))
        page.layoutIfNeeded()
        colored.frame = page.bounds
        let picture = try SquarePicture.picture(of: page)
        #expect(picture.pixel(x: 20, y: 20) == SquarePicture.red)
        #expect(picture.pixel(x: 39, y: 0) == SquarePicture.red)
        #expect(picture.pixel(x: 39, y: 39) == 0)
        // The radius stays, whatever the size.
        #expect(picture.pixel(x: 29, y: 39) != 0)
    }

    @Test func theMaskFollowsConstraints() throws {
        let page = UIView()
        page.addSubview(colored.roundCorners(20, corners: .topLeft).fillToSuper())
        let picture = try SquarePicture.picture(of: page)
        #expect(picture.pixel(x: 0, y: 0) == 0)
        #expect(picture.pixel(x: 39, y: 39) == SquarePicture.red)
    }

    @Test func theMaskStaysInPlaceWhileAScrollViewScrolls() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)).backgroundColor(.red)
        scrollView.contentSize = CGSize(width: 40, height: 200)
        scrollView.roundCorners(20, corners: .topLeft)
        scrollView.layoutIfNeeded()
        scrollView.contentOffset = CGPoint(x: 0, y: 60)
        let page = UIView()
        page.addSubview(scrollView)
        let picture = try SquarePicture.picture(of: page)
        #expect(picture.pixel(x: 0, y: 0) == 0)
        #expect(picture.pixel(x: 20, y: 30) == SquarePicture.red)
    }

    @Test func aLaterRadiusOfAllCornersTakesTheirPlace() throws {
        colored.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        colored.radius(20, corners: .topLeft).radius(4)
        #expect(colored.layer.mask == nil)
        colored.bounds.size.width = 30
        colored.layoutIfNeeded()
        #expect(colored.layer.mask == nil)
        // Also before there was a size.
        let other = UIView().backgroundColor(.red).roundCorners(20, corners: .topLeft).radius(0)
        #expect(try SquarePicture.isOpaque(other, 0, 0))
    }

    @Test func theLastCornersCount() throws {
        colored.roundCorners(20, corners: .topLeft).roundCorners(20, corners: .topRight)
        let picture = try SquarePicture.picture(of: colored)
        #expect(picture.pixel(x: 0, y: 0) == SquarePicture.red)
        #expect(picture.pixel(x: 39, y: 0) == 0)
    }

    @Test func aMaskOfOnesOwnStays() {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        colored.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        colored.roundCorners(20, corners: .topLeft).mask(mask)
        colored.bounds.size.width = 30
        colored.layoutIfNeeded()
        #expect(colored.layer.mask === mask.layer)
        colored.radius(3)
        #expect(colored.layer.mask === mask.layer)
    }

    @Test func aNonFiniteCornerRadiusIsIgnoredAndReported() {
        colored.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        colored.accessibilityIdentifier = "card"
        let (_, issues) = LayoutDiagnostics.collecting { colored.roundCorners(.nan, corners: .topLeft) }
        #expect(issues.first?.description.contains("card") == true)
        #expect(colored.layer.mask == nil)
    }

    @Test func drawingANonFiniteRadiusReportsTheView() throws {
        colored.accessibilityIdentifier = "card"
        colored.cornerRadius(.nan)
        let (_, issues) = LayoutDiagnostics.collecting { _ = try? SquarePicture.picture(of: colored) }
        let error = #expect(throws: (any Error).self) { try SquarePicture.picture(of: colored) }
        let texts = issues.map(\.description) + [error.map { "\($0)" } ?? ""]
        #expect(texts.contains { $0.contains("card") && $0.contains("corner radius") })
    }
}
