import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIPickerView {
    /// The row that the user selects, with its wheel. The delegate is called first, as for all events here.
    public var itemSelected: ControlEvent<(row: Int, component: Int)> { delegateEvents(.didSelectRow) }

    /// The elements of the selected rows, one for each wheel, when the user selects a row that one of the `items`
    /// methods has bound.
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> {
        ControlEvent(
            events: itemSelected.map { [weak picker = base] _ in
                guard let picker else { return [] }
                return try assumingMainActor { 0..<picker.numberOfComponents }.map { component in
                    let row = assumingMainActor { picker.selectedRow(inComponent: component) }
                    return try picker.rx.model(at: IndexPath(row: row, section: component))
                }
            })
    }

    /// Binds arrays to the rows of one wheel. A closure returns the title of each element.
    ///
    /// ```swift
    /// sizes.bind(to: picker.rx.itemTitles) { row, size in size.name }
    ///     .disposed(by: bag)
    /// ```
    ///
    /// The rows remain until the result is disposed. The picker's delegate is replaced meanwhile.
    public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
    where Source.Element == Sequence {
        { titleForRow in
            nonisolated(unsafe) let titleForRow = titleForRow
            let adapter = assumingMainActor { PickerTitleAdapter<Sequence>(title: titleForRow) }
            return items(adapter: adapter)(source)
        }
    }

    /// Binds arrays to the rows of one wheel. A closure returns the attributed title of each element.
    public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ attributedTitleForRow: @escaping (Int, Sequence.Element) -> NSAttributedString?) -> any Disposable
    where Source.Element == Sequence {
        { attributedTitleForRow in
            nonisolated(unsafe) let attributedTitleForRow = attributedTitleForRow
            let adapter = assumingMainActor {
                PickerTitleAdapter<Sequence>(attributedTitle: attributedTitleForRow)
            }
            return items(adapter: adapter)(source)
        }
    }

    /// Binds arrays to the rows of one wheel. A closure returns the view of each element.
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> any Disposable
    where Source.Element == Sequence {
        { viewForRow in
            nonisolated(unsafe) let viewForRow = viewForRow
            let adapter = assumingMainActor { PickerRowViewAdapter<Sequence>(makeView: viewForRow) }
            return items(adapter: adapter)(source)
        }
    }

    /// Binds a sequence to the rows with a data source that is the delegate, too, and that the picker retains until the
    /// result is disposed.
    public func items<
        Source: ObservableType,
        Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
    >(adapter: Adapter) -> (_ source: Source) -> any Disposable where Adapter.Element == Source.Element {
        { source in
            bindList(source, to: adapter) { picker, old, new in
                if new != nil || picker.dataSource === old { picker.dataSource = new }
                if new != nil || picker.delegate === old { picker.delegate = new }
            } receive: { adapter, picker, event in
                adapter.pickerView(picker, observedEvent: event)
            }
        }
    }

    /// Returns the element of a row that one of the `items` methods has bound; the section is the wheel.
    ///
    /// - Throws: ``RxCocoaError``.
    public func model<T>(at indexPath: IndexPath) throws -> T {
        let picker = base
        return try assumingMainActor {
            guard let dataSource = picker.dataSource as? any SectionedViewDataSourceType else {
                throw RxCocoaError.itemsNotYetBound(object: picker)
            }
            return try dataSource.model(at: indexPath, as: T.self)
        }
    }
}
