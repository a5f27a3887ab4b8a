import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIButton {
    /// The taps of the button: touches that end inside it.
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

    /// Returns a binder that sets the title for a state.
    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base, binding: nonisolatedClosure { button, title in button.setTitle(title, for: controlState) })
    }

    /// Returns a binder that sets the image for a state.
    public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base, binding: nonisolatedClosure { button, image in button.setImage(image, for: controlState) })
    }

    /// Returns a binder that sets the background image for a state.
    public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(
            base, binding: nonisolatedClosure { button, image in button.setBackgroundImage(image, for: controlState) })
    }

    /// Returns a binder that sets the attributed title for a state.
    public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
        Binder(
            base, binding: nonisolatedClosure { button, title in button.setAttributedTitle(title, for: controlState) })
    }
}
