// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let variableLines = [
        #"@propertyWrapper struct Variable<T>"#,
        #"init(_ relay: BehaviorRelay<T>)"#,
        #"var wrappedValue: T { get set }"#,
        #"var projectedValue: Variable<T> { get set }"#,
        #"extension Variable"#,
        #"init(wrappedValue: T)"#,
        #"extension Variable where T: Equatable"#,
        #"func onChange(_ observer: @escaping (_ value: T) -> Void) -> any Disposable"#,
        #"extension Variable: RxBinding"#,
        #"func asObservable() -> Observable<T>"#,
        #"func observe(on scheduler: any ImmediateSchedulerType) -> Observable<T>"#,
        #"func bind(_ observable: Observable<T>) -> any Disposable"#,
        #"extension Variable: RxBidirectionalBinding"#,
        #"func asRelay() -> BehaviorRelay<T>"#,
    ]
}

struct Interface388 { @Variable var value = 0 }

extension Variable {
    static func interface388() {
        _ = Interface388().value
    }
}

extension Variable {
    static func interface389(_ relay: BehaviorRelay<T>) {
        var result = Variable(relay)
        prove(&result, Same<Variable>())
    }

    mutating func interface390() {
        var value = self.wrappedValue
        prove(&value, Same<T>())
        self.wrappedValue = value
    }

    mutating func interface391() {
        var value = self.projectedValue
        prove(&value, Same<Variable<T>>())
        self.projectedValue = value
    }

    static func interface392() {
        _ = Self.self
    }

    static func interface393(wrappedValue: T) {
        var result = Variable(wrappedValue: wrappedValue)
        prove(&result, Same<Variable>())
    }
}

extension Variable where T: Equatable {
    static func interface394() {
        _ = Self.self
    }

    func interface395(_ observer: @escaping (_ value: T) -> Void) {
        var result = self.onChange(observer)
        prove(&result, Same<any Disposable>())
    }
}

extension Variable {
    static func interface396() {
        let _: any RxBinding.Type = Self.self
    }

    func interface397() {
        var result = self.asObservable()
        prove(&result, Same<Observable<T>>())
    }

    func interface398(on scheduler: any ImmediateSchedulerType) {
        var result = self.observe(on: scheduler)
        prove(&result, Same<Observable<T>>())
    }

    func interface399(_ observable: Observable<T>) {
        var result = self.bind(observable)
        prove(&result, Same<any Disposable>())
    }

    static func interface400() {
        let _: any RxBidirectionalBinding.Type = Self.self
    }

    func interface401() {
        var result = self.asRelay()
        prove(&result, Same<BehaviorRelay<T>>())
    }
}
