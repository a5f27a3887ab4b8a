// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let contextLines = [
        #"protocol ViewBuilderContextProvider"#,
        #"associatedtype Base: UIView"#,
        #"var view: Base { get }"#,
        #"protocol ViewBuilderContextValueProvider: ViewBuilderContextProvider"#,
        #"associatedtype Value"#,
        #"var value: Value { get }"#,
        #"extension ViewBuilderContextProvider"#,
        #"var viewController: UIViewController?"#,
        #"var navigationController: UINavigationController?"#,
        #"var navigationItem: UINavigationItem?"#,
        #"func present(_ view: View, animated: Bool = true)"#,
        #"func present<VC: UIViewController>(_ vc: VC, configure: ((_ vc: VC) -> Void)? = nil)"#,
        #"func push(_ view: View, animated: Bool = true)"#,
        #"func push<VC: UIViewController>(_ vc: VC, configure: ((_ vc: VC) -> Void)? = nil)"#,
        #"func transition(to view: View, delay: Double = 0.2)"#,
        #"func transition(to viewController: UIViewController, delay: Double = 0.2)"#,
        #"func endEditing()"#,
        #"var disposeBag: DisposeBag"#,
        #"func find<K: RawRepresentable>(_ key: K) -> UIView? where K.RawValue == Int"#,
        #"func find<K: RawRepresentable>(_ key: K) -> UIView? where K.RawValue == String"#,
        #"func find<K: RawRepresentable>(subview key: K) -> UIView? where K.RawValue == Int"#,
        #"func find<K: RawRepresentable>(subview key: K) -> UIView? where K.RawValue == String"#,
        #"func find<K: RawRepresentable>(superview key: K) -> UIView? where K.RawValue == Int"#,
        #"func find<K: RawRepresentable>(superview key: K) -> UIView? where K.RawValue == String"#,
        #"struct ViewBuilderContext<Base: UIView>: ViewBuilderContextProvider"#,
        #"var view: Base { get set }"#,
        #"struct ViewBuilderValueContext<Base: UIView, Value>: ViewBuilderContextValueProvider"#,
        #"let view: Base"#,
        #"var value: Value { get set }"#,
        #"extension UIView"#,
        #"var context: ViewBuilderContext<UIView>"#,
    ]
}

extension ViewBuilderContextProvider {
    @MainActor static func interface82() {
        _ = Self.self
    }

    @MainActor static func interface83() {
        let _: UIView.Type = Base.self
    }

    @MainActor func interface84() {
        var value = self.view
        prove(&value, Same<Base>())
    }
}

extension ViewBuilderContextValueProvider {
    @MainActor static func interface85() {
        let _: any ViewBuilderContextProvider.Type = Self.self
    }

    @MainActor static func interface86() {
        _ = Value.self
    }

    @MainActor func interface87() {
        var value = self.value
        prove(&value, Same<Value>())
    }
}

extension ViewBuilderContextProvider {
    @MainActor static func interface88() {
        _ = Self.self
    }

    @MainActor func interface89() {
        var value = self.viewController
        prove(&value, Same<UIViewController?>())
    }

    @MainActor func interface90() {
        var value = self.navigationController
        prove(&value, Same<UINavigationController?>())
    }

    @MainActor func interface91() {
        var value = self.navigationItem
        prove(&value, Same<UINavigationItem?>())
    }

    @MainActor func interface92(_ view: View, animated: Bool) {
        self.present(view, animated: animated)
        self.present(view)
    }

    @MainActor func interface93<VC: UIViewController>(_ vc: VC, configure: ((_ vc: VC) -> Void)?) {
        self.present(vc, configure: configure)
        self.present(vc)
    }

    @MainActor func interface94(_ view: View, animated: Bool) {
        self.push(view, animated: animated)
        self.push(view)
    }

    @MainActor func interface95<VC: UIViewController>(_ vc: VC, configure: ((_ vc: VC) -> Void)?) {
        self.push(vc, configure: configure)
        self.push(vc)
    }

    @MainActor func interface96(to view: View, delay: Double) {
        self.transition(to: view, delay: delay)
        self.transition(to: view)
    }

    @MainActor func interface97(to viewController: UIViewController, delay: Double) {
        self.transition(to: viewController, delay: delay)
        self.transition(to: viewController)
    }

    @MainActor func interface98() {
        self.endEditing()
    }

    @MainActor func interface99() {
        var value = self.disposeBag
        prove(&value, Same<DisposeBag>())
    }

    @MainActor func interface100<K: RawRepresentable>(_ key: K) where K.RawValue == Int {
        var result = self.find(key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface101<K: RawRepresentable>(_ key: K) where K.RawValue == String {
        var result = self.find(key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface102<K: RawRepresentable>(subview key: K) where K.RawValue == Int {
        var result = self.find(subview: key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface103<K: RawRepresentable>(subview key: K) where K.RawValue == String {
        var result = self.find(subview: key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface104<K: RawRepresentable>(superview key: K) where K.RawValue == Int {
        var result = self.find(superview: key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface105<K: RawRepresentable>(superview key: K) where K.RawValue == String {
        var result = self.find(superview: key)
        prove(&result, Same<UIView?>())
    }
}

extension ViewBuilderContext {
    @MainActor static func interface106() {
        let _: any ViewBuilderContextProvider.Type = Self.self
        let _: UIView.Type = Base.self
    }

    @MainActor mutating func interface107() {
        var value = self.view
        prove(&value, Same<Base>())
        self.view = value
    }
}

extension ViewBuilderValueContext {
    @MainActor static func interface108() {
        let _: any ViewBuilderContextValueProvider.Type = Self.self
        let _: UIView.Type = Base.self
    }

    @MainActor func interface109() {
        var value = self.view
        prove(&value, Same<Base>())
    }

    @MainActor mutating func interface110() {
        var value = self.value
        prove(&value, Same<Value>())
        self.value = value
    }
}

extension UIView {
    @MainActor static func interface111() {
        _ = Self.self
    }

    @MainActor func interface112() {
        var value = self.context
        prove(&value, Same<ViewBuilderContext<UIView>>())
    }
}
