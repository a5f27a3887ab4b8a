import BuilderRxSwift
import BuilderUIKit

/// A picker's data source and delegate whose rows are bound to a sequence.
@preconcurrency @MainActor
public protocol RxPickerViewDataSourceType {
    /// The type of the sequence's elements.
    associatedtype Element

    /// Updates the picker with an event of the sequence.
    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

/// A picker's data source of one wheel with a row for each element of the latest array.
@MainActor
class PickerAdapter<Elements: Sequence>: UIPickerViewDataSource, RxPickerViewDataSourceType, SectionedViewDataSourceType
{
    fileprivate var elements: [Elements.Element] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { elements.count }

    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Elements>) {
        guard let new = observedEvent.element else { return }
        elements = Array(new)
        pickerView.reloadAllComponents()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard indexPath.section == 0, elements.indices.contains(indexPath.item) else {
            throw RxCocoaError.itemsNotYetBound(object: self)
        }
        return elements[indexPath.item]
    }
}

/// An adapter with a title for each row, plain or attributed.
final class PickerTitleAdapter<Elements: Sequence>: PickerAdapter<Elements>, UIPickerViewDelegate {
    private let title: (Int, Elements.Element) -> String?
    private let attributedTitle: (Int, Elements.Element) -> NSAttributedString?

    init(
        title: @escaping (Int, Elements.Element) -> String? = { _, _ in nil },
        attributedTitle: @escaping (Int, Elements.Element) -> NSAttributedString? = { _, _ in nil }
    ) {
        self.title = title
        self.attributedTitle = attributedTitle
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        elements.indices.contains(row) ? title(row, elements[row]) : nil
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { elements.indices.contains(row) ? attributedTitle(row, elements[row]) : nil }
}

/// An adapter with a view for each row.
final class PickerRowViewAdapter<Elements: Sequence>: PickerAdapter<Elements>, UIPickerViewDelegate {
    private let makeView: (Int, Elements.Element, UIView?) -> UIView

    init(makeView: @escaping (Int, Elements.Element, UIView?) -> UIView) { self.makeView = makeView }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { elements.indices.contains(row) ? makeView(row, elements[row], view) : UIView() }
}
