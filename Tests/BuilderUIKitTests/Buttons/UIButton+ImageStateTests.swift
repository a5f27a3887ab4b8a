import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The images of disabled and highlighted buttons without images for these states.
@MainActor
@Suite struct UIButtonImageStateTests {
    private let dot = Self.image(.red)

    private static func image(_ color: UIColor) -> UIImage {
        let size = CGSize(width: 4, height: 4)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// Returns the color at the center of a button on white.
    private func color(of button: UIButton) throws -> UInt32 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        button.frame = view.bounds
        view.addSubview(button)
        view.layoutIfNeeded()
        let context = CGContext(bounds: view.bounds, scale: 1)
        view.layer.render(in: context)
        return try #require(context.makeImage()).bitmap.pixel(x: 10, y: 10)
    }

    private func make(_ type: UIButton.ButtonType = .custom) -> UIButton {
        let button = UIButton(type: type)
        button.setImage(dot.withRenderingMode(.alwaysOriginal), for: .normal)
        return button
    }

    @Test(arguments: [UIButton.ButtonType.custom, .system])
    func theImageOfADisabledButtonIsPaler(_ type: UIButton.ButtonType) throws {
        let button = make(type)
        #expect(try color(of: button) == 0xFFFF_0000)
        button.isEnabled = false
        let pale = try color(of: button)
        #expect((0x70...0x90).contains(pale & 0xFF) && pale >> 16 & 0xFF == 0xFF)
        button.adjustsImageWhenDisabled = false
        #expect(try color(of: button) == 0xFFFF_0000)
        button.adjustsImageWhenDisabled = true
        button.setImage(Self.image(.blue), for: .disabled)
        #expect(try color(of: button) == 0xFF00_00FF || type == .system)
        button.isEnabled = true
        #expect(try color(of: button) == 0xFFFF_0000)
    }

    @Test func theImageOfAHighlightedButtonIsDarker() throws {
        let button = make()
        button.isHighlighted = true
        let dark = try color(of: button)
        #expect((0x70...0x90).contains(dark >> 16 & 0xFF) && dark & 0xFFFF == 0)
        button.adjustsImageWhenHighlighted = false
        #expect(try color(of: button) == 0xFFFF_0000)
        button.adjustsImageWhenHighlighted = true
        button.setImage(Self.image(.blue), for: .highlighted)
        #expect(try color(of: button) == 0xFF00_00FF)
    }

    @Test func theImageOfAHighlightedSystemButtonFadesAsItsTitle() throws {
        let button = make(.system)
        button.isHighlighted = true
        #expect(try color(of: button) & 0xFF > 0xC0)
        button.isHighlighted = false
        #expect(try color(of: button) == 0xFFFF_0000)
    }

    @Test func backgroundImagesFollow() throws {
        let button = UIButton()
        button.setBackgroundImage(dot, for: .normal)
        button.isEnabled = false
        #expect((0x70...0x90).contains(try color(of: button) & 0xFF))
    }

    @Test func anOpacityThatCodeSetsIsKept() {
        let button = make()
        button.imageView?.alpha = 0.3
        button.setTitle("x", for: .normal)
        let alpha = button.imageView?.alpha ?? 1
        #expect(abs(alpha - 0.3) < 0.001)
    }
}
