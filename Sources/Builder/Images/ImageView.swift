import BuilderRxSwift
import BuilderUIKit

/// An image view, as large as its image unless its size is constrained.
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

    /// Shows an image; nil for none.
    public init(_ image: UIImage?) {
        modifiableView = Modified(UIImageView(image: image)) { $0.translatesAutoresizingMaskIntoConstraints = false }
    }

    /// Shows an image from the app's resources; a gray placeholder, with a warning, if it doesn't exist. (UIKit shows
    /// nothing.)
    public init(named name: String) { self.init(UIImage(named: name) ?? Self.placeholder) }

    /// Shows a system symbol; a gray placeholder, with a warning, if it doesn't exist. (UIKit shows nothing.)
    public init(systemName name: String) { self.init(UIImage(systemName: name) ?? Self.placeholder) }

    private static var placeholder: UIImage? {
        UIImage(systemName: "photo")?.withTintColor(.systemGray, renderingMode: .alwaysOriginal)
    }

    /// Shows the image of a binding.
    public init<Binding: RxBinding>(_ image: Binding) where Binding.T == UIImage {
        self.init(nil as UIImage?)
        self.image(bind: image)
    }

    /// Shows the image of a binding; nil for none.
    public init<Binding: RxBinding>(_ image: Binding) where Binding.T == UIImage? {
        self.init(nil as UIImage?)
        self.image(bind: image)
    }

    /// Creates an empty image view and configures it with a closure.
    public init(configuration: (_ view: UIImageView) -> Void) {
        self.init(nil as UIImage?)
        configuration(modifiableView)
    }
}

extension ModifiableView where Base: UIImageView {
    /// Sets the tint of a template image; nil for the inherited color.
    @discardableResult
    public func tintColor(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.tintColor = color }
    }

    /// Binds the image.
    @discardableResult
    public func image<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIImage {
        ViewModifier(modifiableView, binding: binding) { $0.image = $1 }
    }

    /// Binds the image; nil for none.
    @discardableResult
    public func image<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIImage? {
        ViewModifier(modifiableView, binding: binding) { $0.image = $1 }
    }
}
