import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIButtonTests {
    @Test func aCloseButtonKeepsItsImageBesideAnActionWithoutOne() {
        let button = UIButton(type: .close, primaryAction: UIAction { _ in })
        #expect(button.currentImage != nil)
        #expect(button.currentImage == UIButton(type: .close).currentImage)
        let image = UIImage(systemName: "star")
        #expect(UIButton(type: .close, primaryAction: UIAction(image: image) { _ in }).currentImage == image)
    }

    /// The cross and the round background are gray, whatever the tint color is.
    @Test func aCloseButtonIsGrayAndRound() throws {
        let button = UIButton(type: .close)
        button.tintColor = .red
        button.layoutIfNeeded()
        let image = try #require(button.imageView?.image)
        #expect(image.renderingMode == .alwaysOriginal && abs(image.size.width - 30) <= 1)
        let bitmap = try #require(image.cgImage?.bitmap)
        #expect(bitmap.pixel(x: 0, y: 0) == 0)
        // 12 % of the opacity, the first level of fills.
        #expect((29...33).contains(bitmap.pixel(x: bitmap.width / 2, y: bitmap.height / 8) >> 24))
        #expect(
            UIBarButtonItem.SystemItem.close.symbolImage(for: UITraitCollection())?.renderingMode == .alwaysOriginal)
    }

    @Test func theImageOfADisabledSystemButtonIsGray() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.tintColor = .red
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .tertiaryLabel)
        button.isEnabled = true
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .red)
        button.imageView?.tintColor = .green
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.imageView?.tintColor == .green)
    }

    @Test func aRoundedRectIsASystemButton() {
        #expect(UIButton.ButtonType.roundedRect == .system)
        #expect(UIButton(type: .roundedRect).buttonType == .system)
    }

    @Test func aButtonWithInsets() {
        withScreen(320, 568) { root in
            let button = UIButton(type: .system)
            button.setTitle("Click me!", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 65).isActive = true
            root.layoutIfNeeded()
            #expect(button.frame.size == CGSize(width: 94, height: 48))
            #expect(button.titleLabel?.frame.minX == 15)
        }
    }
}
