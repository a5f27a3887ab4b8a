// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let containerLines = [
        #"struct ContainerView: ModifiableView"#,
        #"init(_ view: View? = nil)"#,
        #"init(@ViewResultBuilder _ builder: () -> ViewConvertable)"#,
        #"typealias DynamicContainerView = ContainerView"#,
        #"extension DynamicContainerView"#,
        #"init<Value, Binding: RxBinding>(_ binding: Binding, @ViewResultBuilder _ builder: @escaping (_ value: Value) -> ViewConvertable) where Binding.T == Value"#,
        #"class BuilderInternalContainerView: UIView, ViewBuilderEventHandling"#,
        #"init(_ view: View?)"#,
        #"init(@ViewResultBuilder _ builder: () -> ViewConvertable)"#,
        #"func transition(to views: ViewConvertable?)"#,
        #"extension BuilderInternalContainerView: ViewBuilderPaddable"#,
        #"func setPadding(_ padding: UIEdgeInsets)"#,
    ]
}

extension ContainerView {
    @MainActor static func interface69() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface70(_ view: View?) {
        var result = ContainerView(view)
        prove(&result, Same<ContainerView>())
        _ = ContainerView()
    }

    @MainActor static func interface71(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        var result = ContainerView(builder)
        prove(&result, Same<ContainerView>())
    }
}

let interface73: Same<ContainerView> = Same<DynamicContainerView>()

extension DynamicContainerView {
    @MainActor static func interface74() {
        _ = Self.self
    }

    @MainActor static func interface75<Value, Binding: RxBinding>(
        _ binding: Binding, @ViewResultBuilder _ builder: @escaping (_ value: Value) -> ViewConvertable
    ) where Binding.T == Value {
        var result = DynamicContainerView(binding, builder)
        prove(&result, Same<DynamicContainerView>())
    }
}

extension BuilderInternalContainerView {
    @MainActor static func interface76() {
        let _: UIView.Type = Self.self
        let _: any ViewBuilderEventHandling.Type = Self.self
    }

    @MainActor static func interface77(_ view: View?) {
        var result = BuilderInternalContainerView(view)
        prove(&result, Same<BuilderInternalContainerView>())
    }

    @MainActor static func interface78(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        var result = BuilderInternalContainerView(builder)
        prove(&result, Same<BuilderInternalContainerView>())
    }

    @MainActor func interface79(to views: ViewConvertable?) {
        self.transition(to: views)
    }

    @MainActor static func interface80() {
        let _: any ViewBuilderPaddable.Type = Self.self
    }

    @MainActor func interface81(_ padding: UIEdgeInsets) {
        self.setPadding(padding)
    }
}
