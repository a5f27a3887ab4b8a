import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UISwitch {
    /// A Boolean value that indicates whether the switch is on: now, and after each change that people make.
    public var isOn: ControlProperty<Bool> {
        value
    }

    /// A Boolean value that indicates whether the switch is on: now, and after each change that people make.
    public var value: ControlProperty<Bool> {
        property(get: { $0.isOn }, set: { $0.isOn = $1 })
    }
}
