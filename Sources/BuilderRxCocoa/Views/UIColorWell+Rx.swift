import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIColorWell {
    /// The selected color: the current one, and each one that is set before a `.valueChanged` control event.
    public var selectedColor: ControlProperty<UIColor?> {
        property(get: { $0.selectedColor }, set: { $0.selectedColor = $1 })
    }
}
