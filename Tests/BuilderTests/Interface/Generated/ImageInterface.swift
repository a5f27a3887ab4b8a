// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let imageLines = [
        #"struct ImageView: ModifiableView"#,
        #"init(_ image: UIImage?)"#,
        #"init(named name: String)"#,
        #"init(systemName name: String)"#,
        #"init<Binding: RxBinding>(_ image: Binding) where Binding.T == UIImage"#,
        #"init<Binding: RxBinding>(_ image: Binding) where Binding.T == UIImage?"#,
        #"init(configuration: (_ view: UIImageView) -> Void)"#,
        #"extension ModifiableView where Base: UIImageView"#,
        #"func tintColor(_ color: UIColor?) -> ViewModifier<Base>"#,
        #"func image<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIImage"#,
        #"func image<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIImage?"#,
    ]
}

extension ImageView {
    @MainActor static func interface203() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface204(_ image: UIImage?) {
        var result = ImageView(image)
        prove(&result, Same<ImageView>())
    }

    @MainActor static func interface205(named name: String) {
        var result = ImageView(named: name)
        prove(&result, Same<ImageView>())
    }

    @MainActor static func interface206(systemName name: String) {
        var result = ImageView(systemName: name)
        prove(&result, Same<ImageView>())
    }

    @MainActor static func interface207<Binding: RxBinding>(_ image: Binding) where Binding.T == UIImage {
        var result = ImageView(image)
        prove(&result, Same<ImageView>())
    }

    @MainActor static func interface208<Binding: RxBinding>(_ image: Binding) where Binding.T == UIImage? {
        var result = ImageView(image)
        prove(&result, Same<ImageView>())
    }

    @MainActor static func interface209(configuration: (_ view: UIImageView) -> Void) {
        var result = ImageView(configuration: configuration)
        prove(&result, Same<ImageView>())
    }
}

extension ModifiableView where Base: UIImageView {
    @MainActor static func interface210() {
        _ = Self.self
    }

    @MainActor func interface211(_ color: UIColor?) {
        var result = self.tintColor(color)
        prove(&result, Same<ViewModifier<Base>>())
        self.tintColor(color)
    }

    @MainActor func interface212<Binding: RxBinding>(bind binding: Binding) where Binding.T == UIImage {
        var result = self.image(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.image(bind: binding)
    }

    @MainActor func interface213<Binding: RxBinding>(bind binding: Binding) where Binding.T == UIImage? {
        var result = self.image(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.image(bind: binding)
    }
}
