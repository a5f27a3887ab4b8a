import SwiftlyUI
import Testing

/// The image on each side of a button's title.
@MainActor
@Suite struct UIButtonImagePositionTests {
    private let imageSize = CGSize(width: 20, height: 12)

    /// The frames of image and title in a button of 200 × 100 points.
    private func frames(
        _ position: UIButton.ImagePosition?, spacing: CGFloat
    ) throws -> (image: CGRect, title: CGRect) {
        let button = UIButton("Title").font(.medium(15)).image(UIColor.red.image(withSize: imageSize))
        if let position { button.resetImagePosition(position, withTitleSpacing: spacing) }
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
        #expect(image.size == imageSize)
        #expect(title.size == (try plainTitleSize))
        return (image, title)
    }

    private var plainTitleSize: CGSize {
        get throws {
            let button = UIButton("Title").font(.medium(15))
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            button.layoutIfNeeded()
            return try #require(button.titleLabel?.frame.size)
        }
    }

    private func expectNear(_ a: CGFloat, _ b: CGFloat, by distance: CGFloat = 1) { #expect(abs(a - b) <= distance) }

    @Test func leftStandsBeforeTheTitle() throws {
        let (image, title) = try frames(.left, spacing: 6)
        expectNear(title.minX - image.maxX, 6)
        expectNear((image.minX + title.maxX) / 2, 100)
        expectNear(image.midY, 50)
        expectNear(title.midY, 50)
    }

    @Test func rightStandsAfterTheTitle() throws {
        let (image, title) = try frames(.right, spacing: 6)
        expectNear(image.minX - title.maxX, 6)
        expectNear((title.minX + image.maxX) / 2, 100)
        expectNear(image.midY, 50)
    }

    /// Insets above or below move what is centered by half of themselves.
    @Test func topStandsAboveTheTitleHalfAsFar() throws {
        let (image, title) = try frames(.top, spacing: 6)
        expectNear(title.minY - image.maxY, 3, by: 0.5)
        expectNear(image.midX, 100)
        expectNear(title.midX, 100)
        expectNear((image.minY + title.maxY) / 2, 50)
    }

    @Test func bottomStandsBelowTheTitleHalfAsFar() throws {
        let (image, title) = try frames(.bottom, spacing: 6)
        expectNear(image.minY - title.maxY, 3, by: 0.5)
        expectNear(image.midX, 100)
        expectNear(title.midX, 100)
        expectNear((title.minY + image.maxY) / 2, 50)
    }

    @Test func insetsAreThoseOfTheTable() throws {
        let button = UIButton("Title").font(.medium(15)).image(UIColor.red.image(withSize: imageSize))
        let title = try #require(button.titleLabel?.intrinsicContentSize)
        func expect(_ image: UIEdgeInsets, _ label: UIEdgeInsets) {
            #expect(button.imageEdgeInsets == image)
            #expect(button.titleEdgeInsets == label)
        }
        button.resetImagePosition()
        expect(.zero, .zero)
        button.resetImagePosition(withTitleSpacing: 8)
        expect(
            UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4), UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4))
        button.resetImagePosition(.right, withTitleSpacing: 8)
        expect(
            UIEdgeInsets(top: 0, left: title.width + 4, bottom: 0, right: -title.width - 4),
            UIEdgeInsets(top: 0, left: -24, bottom: 0, right: 24))
        button.resetImagePosition(.top, withTitleSpacing: 8)
        expect(
            UIEdgeInsets(top: -title.height - 4, left: 0, bottom: 0, right: -title.width),
            UIEdgeInsets(top: 0, left: -20, bottom: -16, right: 0))
        button.resetImagePosition(.bottom, withTitleSpacing: 8)
        expect(
            UIEdgeInsets(top: 0, left: 0, bottom: -title.height - 4, right: -title.width),
            UIEdgeInsets(top: -16, left: -20, bottom: 0, right: 0))
    }

    @Test func withoutAnImageNothingHappens() {
        let button = UIButton("Title").resetImagePosition(.right, withTitleSpacing: 8)
        #expect(button.imageEdgeInsets == .zero && button.titleEdgeInsets == .zero)
    }

    @Test func aNonFiniteTitleSpacingIsReported() {
        let button = UIButton("Title").image(UIColor.red.image())
        let found = LayoutDiagnostics.collecting { button.resetImagePosition(.right, withTitleSpacing: .nan) }
            .diagnostics
        #expect(button.imageEdgeInsets == .zero)
        #expect(found.count == 1 && found.allSatisfy { "\($0)".contains("UIButton") })
    }

    /// Image and title side by side would be wider than the button.
    @Test(arguments: [UIButton.ImagePosition.top, .bottom])
    func anImageAboveOrBelowIsCenteredInANarrowButton(_ position: UIButton.ImagePosition) throws {
        let button = UIButton("Settings").font(.regular(13))
            .image(UIColor.red.image(withSize: CGSize(width: 30, height: 30)))
            .resetImagePosition(position, withTitleSpacing: 4)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 70)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
        #expect(image.size == CGSize(width: 30, height: 30))
        expectNear(image.midX, 30)
        expectNear(title.midX, 30)
    }

    @Test func nonFiniteEdgeInsetsAreIgnoredAndReported() {
        let button = UIButton("Title").image(UIColor.red.image())
        button.accessibilityIdentifier = "culprit"
        let issues = LayoutDiagnostics.collecting {
            button.contentEdgeInsets(UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
                .titleEdgeInsets(UIEdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0))
                .imageEdgeInsets(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .nan))
                .layoutIfNeeded()
        }.diagnostics
        #expect(button.contentEdgeInsets == .zero && button.titleEdgeInsets == .zero && button.imageEdgeInsets == .zero)
        #expect(issues.count == 3 && issues.allSatisfy { "\($0)".contains("culprit") })
    }

    @Test func insetsLargerThanTheButtonLeaveNothing() throws {
        let button = UIButton().image(UIColor.red.image(withSize: imageSize))
            .imageEdgeInsets(UIEdgeInsets(top: 80, left: 80, bottom: 80, right: 80))
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        button.layoutIfNeeded()
        #expect(try #require(button.imageView?.frame).size == .zero)
    }
}
