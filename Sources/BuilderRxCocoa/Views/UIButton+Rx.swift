import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIButton {
    /// The taps of the button: touches that end inside it.
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

    /// Sets the title for a state.
    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base, binding: nonisolatedClosure { button, title in button.setTitle(title, for: controlState) })
    }

    /// Sets the image for a state.
    public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base, binding: nonisolatedClosure { button, image in button.setImage(image, for: controlState) })
    }

    /// Sets the background's image for a state.
    public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(
            base, binding: nonisolatedClosure { button, image in button.setBackgroundImage(image, for: controlState) })
    }

    /// Sets the title with attributes for a state.
    public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
        Binder(
            base, binding: nonisolatedClosure { button, title in button.setAttributedTitle(title, for: controlState) })
    }
}
