import Settling

extension Observable: NeutralValue {
    package static func neutralValue() -> Any {
        self == PublishSubject<Element>.self ? PublishSubject<Element>() : Observable<Element>.never()
    }
}

extension PrimitiveSequence: NeutralValue {
    package static func neutralValue() -> Any { PrimitiveSequence(raw: .never()) }
}

extension Infallible: NeutralValue {
    package static func neutralValue() -> Any { never() }
}
