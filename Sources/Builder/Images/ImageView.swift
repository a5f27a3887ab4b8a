import BuilderRxSwift
import BuilderUIKit

/// An image, as large as the image is unless something else sets its size.
///
/// ```swift
/// ImageView(named: "portrait")
///     .contentMode(.scaleAspectFill)
///     .clipsToBounds(true)
///     .height(250)
/// ```
public struct ImageView: ModifiableView {
    /// The image view.
    public let modifiableView: UIImageView

    /// Shows an image; nil shows nothing.
    public init(_ image: UIImage?) {
        modifiableView = Modified(UIImageView(image: image)) { $0.translatesAutoresizingMaskIntoConstraints = false }
    }

    /// Shows an image from the app's resources; a gray placeholder, and a warning, when it isn't there. (UIKit shows
    /// nothing.)
    public init(named name: String) { self.init(UIImage(named: name) ?? Self.placeholder) }

    /// Shows a system symbol; a gray placeholder, and a warning, when there is none of the name. (UIKit shows nothing.)
    public init(systemName name: String) { self.init(UIImage(systemName: name) ?? Self.placeholder) }

    private static var placeholder: UIImage? {
        UIImage(systemName: "photo")?.withTintColor(.systemGray, renderingMode: .alwaysOriginal)
    }

    /// Shows a binding's value.
    public init<Binding: RxBinding>(_ image: Binding) where Binding.T == UIImage {
        self.init(nil as UIImage?)
        self.image(bind: image)
    }

    /// Shows a binding's value; nil shows nothing.
    public init<Binding: RxBinding>(_ image: Binding) where Binding.T == UIImage? {
        self.init(nil as UIImage?)
        self.image(bind: image)
    }

    /// Makes an empty image view and sets it up by a closure.
    public init(configuration: (_ view: UIImageView) -> Void) {
        self.init(nil as UIImage?)
        configuration(modifiableView)
    }
}

extension ModifiableView where Base: UIImageView {
    /// Colors a template image; nil stands for the color that the view inherits.
    @discardableResult
    public func tintColor(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.tintColor = color }
    }

    /// Lets a binding set the image.
    @discardableResult
    public func image<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIImage {
        ViewModifier(modifiableView, binding: binding) { $0.image = $1 }
    }

    /// Lets a binding set the image; nil shows nothing.
    @discardableResult
    public func image<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIImage? {
        ViewModifier(modifiableView, binding: binding) { $0.image = $1 }
    }
}
