import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UISegmentedControl {
    /// The chosen segment's index: now, and after each choice that people make. -1 stands for none.
    public var selectedSegmentIndex: ControlProperty<Int> {
        value
    }

    /// The chosen segment's index: now, and after each choice that people make. -1 stands for none.
    public var value: ControlProperty<Int> {
        property(get: { $0.selectedSegmentIndex }, set: { $0.selectedSegmentIndex = $1 })
    }

    /// Sets whether a segment can be chosen.
    public func enabledForSegment(at index: Int) -> Binder<Bool> {
        Binder(base, binding: fromMain { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) })
    }

    /// Sets a segment's title.
    public func titleForSegment(at index: Int) -> Binder<String?> {
        Binder(base, binding: fromMain { control, title in control.setTitle(title, forSegmentAt: index) })
    }

    /// Sets a segment's image.
    public func imageForSegment(at index: Int) -> Binder<UIImage?> {
        Binder(base, binding: fromMain { control, image in control.setImage(image, forSegmentAt: index) })
    }
}
