@_exported import RxRelay
import Settling

extension PublishRelay: NeutralValue {
    package static func neutralValue() -> Any { PublishRelay() }
}
