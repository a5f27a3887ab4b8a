import RxSwift
import Settling

extension Observable: NeutralValue {
    package static func neutralValue() -> Any {
        self == PublishSubject<Element>.self ? PublishSubject<Element>() : Observable<Element>.never()
    }
}

extension PrimitiveSequence: NeutralValue {
    package static func neutralValue() -> Any {
        if Trait.self == SingleTrait.self { return Single<Element>.never() }
        if Trait.self == MaybeTrait.self { return Maybe<Element>.never() }
        return Completable.never()
    }
}

extension Infallible: NeutralValue {
    package static func neutralValue() -> Any { never() }
}
