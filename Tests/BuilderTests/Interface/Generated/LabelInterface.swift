// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let labelLines = [
        #"struct LabelView: ModifiableView"#,
        #"init(_ text: String?)"#,
        #"init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String"#,
        #"init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String?"#,
        #"init(_ text: Variable<String>)"#,
        #"init(_ text: Variable<String?>)"#,
        #"init(_ text: String?, configuration: (_ view: Base) -> Void)"#,
        #"extension ModifiableView where Base: UILabel"#,
        #"func alignment(_ alignment: NSTextAlignment) -> ViewModifier<Base>"#,
        #"func color(_ color: UIColor?) -> ViewModifier<Base>"#,
        #"func font(_ font: UIFont?) -> ViewModifier<Base>"#,
        #"func font(_ style: UIFont.TextStyle) -> ViewModifier<Base>"#,
        #"func lineBreakMode(_ mode: NSLineBreakMode) -> ViewModifier<Base>"#,
        #"func numberOfLines(_ numberOfLines: Int) -> ViewModifier<Base>"#,
        #"func color<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIColor"#,
        #"func color<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == UIColor?"#,
        #"func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String"#,
        #"func text<Binding: RxBinding>(bind binding: Binding) -> ViewModifier<Base> where Binding.T == String?"#,
        #"class BuilderInternalUILabel: UILabel, ViewBuilderEventHandling"#,
        #"var intrinsicContentSize: CGSize"#,
        #"func drawText(in rect: CGRect)"#,
        #"func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect"#,
        #"extension BuilderInternalUILabel: ViewBuilderPaddable"#,
        #"func setPadding(_ padding: UIEdgeInsets)"#,
    ]
}

extension LabelView {
    @MainActor static func interface214() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface215(_ text: String?) {
        var result = LabelView(text)
        prove(&result, Same<LabelView>())
    }

    @MainActor static func interface216<Binding: RxBinding>(_ binding: Binding) where Binding.T == String {
        var result = LabelView(binding)
        prove(&result, Same<LabelView>())
    }

    @MainActor static func interface217<Binding: RxBinding>(_ binding: Binding) where Binding.T == String? {
        var result = LabelView(binding)
        prove(&result, Same<LabelView>())
    }

    @MainActor static func interface218(_ text: Variable<String>) {
        var result = LabelView(text)
        prove(&result, Same<LabelView>())
    }

    @MainActor static func interface219(_ text: Variable<String?>) {
        var result = LabelView(text)
        prove(&result, Same<LabelView>())
    }

    @MainActor static func interface220(_ text: String?, configuration: (_ view: Base) -> Void) {
        var result = LabelView(text, configuration: configuration)
        prove(&result, Same<LabelView>())
    }
}

extension ModifiableView where Base: UILabel {
    @MainActor static func interface221() {
        _ = Self.self
    }

    @MainActor func interface222(_ alignment: NSTextAlignment) {
        var result = self.alignment(alignment)
        prove(&result, Same<ViewModifier<Base>>())
        self.alignment(alignment)
    }

    @MainActor func interface223(_ color: UIColor?) {
        var result = self.color(color)
        prove(&result, Same<ViewModifier<Base>>())
        self.color(color)
    }

    @MainActor func interface224(_ font: UIFont?) {
        var result = self.font(font)
        prove(&result, Same<ViewModifier<Base>>())
        self.font(font)
    }

    @MainActor func interface225(_ style: UIFont.TextStyle) {
        var result = self.font(style)
        prove(&result, Same<ViewModifier<Base>>())
        self.font(style)
    }

    @MainActor func interface226(_ mode: NSLineBreakMode) {
        var result = self.lineBreakMode(mode)
        prove(&result, Same<ViewModifier<Base>>())
        self.lineBreakMode(mode)
    }

    @MainActor func interface227(_ numberOfLines: Int) {
        var result = self.numberOfLines(numberOfLines)
        prove(&result, Same<ViewModifier<Base>>())
        self.numberOfLines(numberOfLines)
    }

    @MainActor func interface228<Binding: RxBinding>(bind binding: Binding) where Binding.T == UIColor {
        var result = self.color(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.color(bind: binding)
    }

    @MainActor func interface229<Binding: RxBinding>(bind binding: Binding) where Binding.T == UIColor? {
        var result = self.color(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.color(bind: binding)
    }

    @MainActor func interface230<Binding: RxBinding>(bind binding: Binding) where Binding.T == String {
        var result = self.text(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.text(bind: binding)
    }

    @MainActor func interface231<Binding: RxBinding>(bind binding: Binding) where Binding.T == String? {
        var result = self.text(bind: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.text(bind: binding)
    }
}

extension BuilderInternalUILabel {
    @MainActor static func interface232() {
        let _: UILabel.Type = Self.self
        let _: any ViewBuilderEventHandling.Type = Self.self
    }

    @MainActor func interface233() {
        var value = self.intrinsicContentSize
        prove(&value, Same<CGSize>())
    }

    @MainActor func interface234(in rect: CGRect) {
        self.drawText(in: rect)
    }

    @MainActor func interface235(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) {
        var result = self.textRect(forBounds: bounds, limitedToNumberOfLines: n)
        prove(&result, Same<CGRect>())
    }

    @MainActor static func interface236() {
        let _: any ViewBuilderPaddable.Type = Self.self
    }

    @MainActor func interface237(_ padding: UIEdgeInsets) {
        self.setPadding(padding)
    }
}
