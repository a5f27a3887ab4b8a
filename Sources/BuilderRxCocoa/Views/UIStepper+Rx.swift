import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIStepper {
    /// The value: now, and after each change that people make.
    public var value: ControlProperty<Double> {
        property(get: { $0.value }, set: { $0.value = $1 })
    }
}
