// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let stackLines = [
        #"struct HStackView: ModifiableView"#,
        #"init(spacing: CGFloat = UIStackView.spacingUseSystem, @ViewResultBuilder _ builder: () -> ViewConvertable)"#,
        #"init(_ convertableViews: [ViewConvertable])"#,
        #"init(_ builder: AnyIndexableViewBuilder)"#,
        #"struct VStackView: ModifiableView"#,
        #"init(spacing: CGFloat = UIStackView.spacingUseSystem, @ViewResultBuilder _ builder: () -> ViewConvertable)"#,
        #"init(_ convertableViews: [ViewConvertable])"#,
        #"init(_ builder: AnyIndexableViewBuilder)"#,
        #"init<Binding: RxBinding>(_ binding: Binding) where Binding.T == [View]"#,
        #"extension ModifiableView where Base: UIStackView"#,
        #"func alignment(_ alignment: UIStackView.Alignment) -> ViewModifier<Base>"#,
        #"func distribution(_ distribution: UIStackView.Distribution) -> ViewModifier<Base>"#,
        #"func spacing(_ spacing: CGFloat) -> ViewModifier<Base>"#,
        #"extension UIStackView: ViewBuilderPaddable"#,
        #"func setPadding(_ padding: UIEdgeInsets)"#,
        #"extension UIStackView"#,
        #"func addArrangedSubview(_ view: View)"#,
        #"func addArrangedSubviews(_ views: View?...)"#,
        #"func addArrangedSubviews(_ views: [View?])"#,
        #"func addViews(@ViewResultBuilder _ builder: () -> ViewConvertable)"#,
        #"func reset(to view: View)"#,
        #"func reset(to views: [View])"#,
        #"class BuilderInternalUIStackView: UIStackView, ViewBuilderEventHandling"#,
    ]
}

extension HStackView {
    @MainActor static func interface293() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface294(spacing: CGFloat, @ViewResultBuilder _ builder: () -> ViewConvertable) {
        var result = HStackView(spacing: spacing, builder)
        prove(&result, Same<HStackView>())
        _ = HStackView(builder)
    }

    @MainActor static func interface295(_ convertableViews: [ViewConvertable]) {
        var result = HStackView(convertableViews)
        prove(&result, Same<HStackView>())
    }

    @MainActor static func interface296(_ builder: AnyIndexableViewBuilder) {
        var result = HStackView(builder)
        prove(&result, Same<HStackView>())
    }
}

extension VStackView {
    @MainActor static func interface297() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface298(spacing: CGFloat, @ViewResultBuilder _ builder: () -> ViewConvertable) {
        var result = VStackView(spacing: spacing, builder)
        prove(&result, Same<VStackView>())
        _ = VStackView(builder)
    }

    @MainActor static func interface299(_ convertableViews: [ViewConvertable]) {
        var result = VStackView(convertableViews)
        prove(&result, Same<VStackView>())
    }

    @MainActor static func interface300(_ builder: AnyIndexableViewBuilder) {
        var result = VStackView(builder)
        prove(&result, Same<VStackView>())
    }

    @MainActor static func interface301<Binding: RxBinding>(_ binding: Binding) where Binding.T == [View] {
        var result = VStackView(binding)
        prove(&result, Same<VStackView>())
    }
}

extension ModifiableView where Base: UIStackView {
    @MainActor static func interface302() {
        _ = Self.self
    }

    @MainActor func interface303(_ alignment: UIStackView.Alignment) {
        var result = self.alignment(alignment)
        prove(&result, Same<ViewModifier<Base>>())
        self.alignment(alignment)
    }

    @MainActor func interface304(_ distribution: UIStackView.Distribution) {
        var result = self.distribution(distribution)
        prove(&result, Same<ViewModifier<Base>>())
        self.distribution(distribution)
    }

    @MainActor func interface305(_ spacing: CGFloat) {
        var result = self.spacing(spacing)
        prove(&result, Same<ViewModifier<Base>>())
        self.spacing(spacing)
    }
}

extension UIStackView {
    @MainActor static func interface306() {
        let _: any ViewBuilderPaddable.Type = Self.self
    }

    @MainActor func interface307(_ padding: UIEdgeInsets) {
        self.setPadding(padding)
    }

    @MainActor static func interface308() {
        _ = Self.self
    }

    @MainActor func interface309(_ view: View) {
        self.addArrangedSubview(view)
    }

    @MainActor func interface310(_ views: View?...) {
        self.addArrangedSubviews(views[0], views[1])
    }

    @MainActor func interface311(_ views: [View?]) {
        self.addArrangedSubviews(views)
    }

    @MainActor func interface312(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        self.addViews(builder)
    }

    @MainActor func interface313(to view: View) {
        self.reset(to: view)
    }

    @MainActor func interface314(to views: [View]) {
        self.reset(to: views)
    }
}

extension BuilderInternalUIStackView {
    @MainActor static func interface315() {
        let _: UIStackView.Type = Self.self
        let _: any ViewBuilderEventHandling.Type = Self.self
    }
}
