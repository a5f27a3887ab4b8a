import Foundation
import Render

struct StepperImages {
    var background = StateTable<UIImage>()
    var increment = StateTable<UIImage>()
    var decrement = StateTable<UIImage>()
    var dividers = DividerImages()
}

// Template images have the tint color; a half that can't step is in the disabled state.

extension UIStepper {
    /// Returns the background image, or the gray background.
    func groundContents(in rect: CGRect, _ environment: DisplayEnvironment) -> [LayerContent] {
        if let image = images.background.value(for: state) {
            return contents(of: image, in: rect, mode: .scaleToFill, canStep: isEnabled, environment)
        }
        let radius = ControlMetrics(traitCollection).stepperRadius
        let ground = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil).path
        return [.fill(ground, environment.resolve(.tertiarySystemFill), .nonZero)]
    }

    /// Returns the image between the halves; nil if there is none.
    func dividerContents(in rect: CGRect, _ environment: DisplayEnvironment) -> [LayerContent]? {
        let states = [canStepDown, canStepUp].map { halfState(canStep: $0) }
        let (left, right) = isRightToLeft ? (states[1], states[0]) : (states[0], states[1])
        guard let image = images.dividers.image(left: left, right: right) else { return nil }
        let width = min(image.size.width, rect.width)
        let rectangle = CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
        return contents(of: image, in: rectangle, mode: .scaleToFill, canStep: isEnabled, environment)
    }

    /// Returns the image of a half around a point; nil if there is none.
    func imageContents(
        _ table: StateTable<UIImage>, canStep: Bool, at center: CGPoint, _ environment: DisplayEnvironment
    ) -> [LayerContent]? {
        guard let image = table.value(for: halfState(canStep: canStep)) else { return nil }
        let rectangle = CGRect(center: center, size: image.size)
        return contents(of: image, in: rectangle, mode: .center, canStep: canStep, environment)
    }

    private func halfState(canStep: Bool) -> UIControl.State { canStep ? state : state.union(.disabled) }

    private func contents(
        of image: UIImage, in rect: CGRect, mode: ContentMode, canStep: Bool, _ environment: DisplayEnvironment
    ) -> [LayerContent] {
        let color: UIColor = canStep ? tintColor ?? .systemBlue : .tertiaryLabel
        return image.contents(in: rect, mode: mode, tint: environment.resolve(color), environment: environment)
    }
}
