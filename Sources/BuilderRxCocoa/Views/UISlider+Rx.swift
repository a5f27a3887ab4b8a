import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UISlider {
    /// The value: now, and after each change that people make.
    public var value: ControlProperty<Float> {
        property(get: { $0.value }, set: { $0.value = $1 })
    }
}
