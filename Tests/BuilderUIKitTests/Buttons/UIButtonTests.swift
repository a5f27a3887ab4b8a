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
