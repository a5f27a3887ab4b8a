import OpenCombine
import Settling

extension AnyPublisher: NeutralValue {
    package static func neutralValue() -> Any {
        Empty<Output, Failure>(completeImmediately: false).eraseToAnyPublisher()
    }
}

extension PassthroughSubject: NeutralValue {
    package static func neutralValue() -> Any { PassthroughSubject() }
}
