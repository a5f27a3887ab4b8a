// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let rxSwiftLines = [
        #"protocol RxBinding"#,
        #"associatedtype T"#,
        #"func asObservable() -> Observable<T>"#,
        #"protocol RxBidirectionalBinding: RxBinding"#,
        #"associatedtype T"#,
        #"func asRelay() -> BehaviorRelay<T>"#,
        #"extension BehaviorRelay: RxBidirectionalBinding"#,
        #"func asRelay() -> BehaviorRelay<Element>"#,
        #"extension ViewModifier"#,
        #"init<B: RxBinding, T>(_ view: Base, binding: B, handler: @escaping (_ view: Base, _ value: T) -> Void) where B.T == T"#,
        #"init<B: RxBinding, T: Equatable>(_ view: Base, binding: B, keyPath: ReferenceWritableKeyPath<Base, T>) where B.T == T"#,
        #"extension ModifiableView"#,
        #"func bind<B: RxBinding, T>(keyPath: ReferenceWritableKeyPath<Base, T>, binding: B) -> ViewModifier<Base> where B.T == T"#,
        #"func onReceive<B: RxBinding, T>(_ binding: B, handler: @escaping (_ context: ViewBuilderValueContext<Base, T>) -> Void) -> ViewModifier<Base> where B.T == T"#,
        #"extension NSObject"#,
        #"var rxDisposeBag: DisposeBag"#,
    ]
}

extension RxBinding {
    static func interface254() {
        _ = Self.self
    }

    static func interface255() {
        _ = T.self
    }

    func interface256() {
        var result = self.asObservable()
        prove(&result, Same<Observable<T>>())
    }
}

extension RxBidirectionalBinding {
    static func interface257() {
        let _: any RxBinding.Type = Self.self
    }

    static func interface258() {
        _ = T.self
    }

    func interface259() {
        var result = self.asRelay()
        prove(&result, Same<BehaviorRelay<T>>())
    }
}

extension BehaviorRelay {
    static func interface260() {
        let _: any RxBidirectionalBinding.Type = Self.self
    }

    func interface261() {
        var result = self.asRelay()
        prove(&result, Same<BehaviorRelay<Element>>())
    }
}

extension ViewModifier {
    @MainActor static func interface262() {
        _ = Self.self
    }

    @MainActor static func interface263<B: RxBinding, T>(
        _ view: Base, binding: B, handler: @escaping (_ view: Base, _ value: T) -> Void
    ) where B.T == T {
        var result = ViewModifier(view, binding: binding, handler: handler)
        prove(&result, Same<ViewModifier>())
    }

    @MainActor static func interface264<B: RxBinding, T: Equatable>(
        _ view: Base, binding: B, keyPath: ReferenceWritableKeyPath<Base, T>
    ) where B.T == T {
        var result = ViewModifier(view, binding: binding, keyPath: keyPath)
        prove(&result, Same<ViewModifier>())
    }
}

extension ModifiableView {
    @MainActor static func interface265() {
        _ = Self.self
    }

    @MainActor func interface266<B: RxBinding, T>(keyPath: ReferenceWritableKeyPath<Base, T>, binding: B)
    where B.T == T {
        var result = self.bind(keyPath: keyPath, binding: binding)
        prove(&result, Same<ViewModifier<Base>>())
        self.bind(keyPath: keyPath, binding: binding)
    }

    @MainActor func interface267<B: RxBinding, T>(
        _ binding: B, handler: @escaping (_ context: ViewBuilderValueContext<Base, T>) -> Void
    ) where B.T == T {
        var result = self.onReceive(binding, handler: handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onReceive(binding, handler: handler)
    }
}

extension NSObject {
    @MainActor static func interface268() {
        _ = Self.self
    }

    @MainActor func interface269() {
        var value = self.rxDisposeBag
        prove(&value, Same<DisposeBag>())
    }
}
