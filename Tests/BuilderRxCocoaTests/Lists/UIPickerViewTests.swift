import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct UIPickerViewTests {
    private struct Size: Equatable {
        let name: String
    }

    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let bag = DisposeBag()
    private let sizes = [Size(name: "Small"), Size(name: "Large")]

    private func title(ofRow row: Int) -> String? {
        picker.layoutIfNeeded()
        return (picker.view(forRow: row, forComponent: 0) as? UILabel)?.text
    }

    @Test func titlesAreThoseOfTheLatestArray() {
        let rows = BehaviorSubject(value: sizes)
        let binding = rows.bind(to: picker.rx.itemTitles) { row, size in "\(row) \(size.name)" }
        #expect(picker.numberOfRows(inComponent: 0) == 2)
        #expect(title(ofRow: 1) == "1 Large")
        rows.onNext([Size(name: "Only")])
        #expect(picker.numberOfRows(inComponent: 0) == 1)
        #expect(title(ofRow: 0) == "0 Only")
        binding.dispose()
        #expect(picker.dataSource == nil && picker.delegate == nil)
    }

    @Test func attributedTitlesAndViews() {
        let other = UIPickerView(frame: picker.frame)
        Observable.just(sizes).bind(to: picker.rx.itemAttributedTitles) { _, size in
            NSAttributedString(string: size.name.uppercased())
        }.disposed(by: bag)
        Observable.just(sizes).bind(to: other.rx.items) { _, size, _ in
            let view = UIButton(type: .system)
            view.setTitle(size.name, for: .normal)
            return view
        }.disposed(by: bag)
        #expect(title(ofRow: 0) == "SMALL")
        other.layoutIfNeeded()
        #expect((other.view(forRow: 1, forComponent: 0) as? UIButton)?.title(for: .normal) == "Large")
    }

    private final class Adapter: UIPickerViewDataSource, UIPickerViewDelegate, RxPickerViewDataSourceType {
        typealias Element = [Size]

        private var sizes: Element = []

        func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>) {
            sizes = observedEvent.element ?? []
            pickerView.reloadAllComponents()
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            sizes[row].name.lowercased()
        }
    }

    @Test func anAdapterOfTheAppsIsKeptAndFed() {
        let rows = BehaviorSubject<[Size]>(value: sizes)
        let binding: any Disposable = rows.bind(to: picker.rx.items(adapter: Adapter()))
        #expect(picker.numberOfRows(inComponent: 0) == 2)
        #expect(title(ofRow: 1) == "large")
        rows.onNext([])
        #expect(picker.numberOfRows(inComponent: 0) == 0)
        binding.dispose()
        #expect(picker.dataSource == nil && picker.delegate == nil)
    }

    @Test func selectionsSendRowsAndModels() throws {
        var rows: [Int] = []
        var models: [[Size]] = []
        picker.rx.itemSelected.subscribe(onNext: { rows.append($0.row) }).disposed(by: bag)
        picker.rx.modelSelected(Size.self).subscribe(onNext: { models.append($0) }).disposed(by: bag)
        Observable.just(sizes).bind(to: picker.rx.itemTitles) { $1.name }.disposed(by: bag)
        picker.simulateSelection(ofRow: 1, inComponent: 0)
        #expect(rows == [1])
        #expect(models == [[sizes[1]]])
        let model: Size = try picker.rx.model(at: IndexPath(row: 0, section: 0))
        #expect(model == sizes[0])
        #expect(throws: RxCocoaError.self) { try picker.rx.model(at: IndexPath(row: 5, section: 0)) as Size }
    }
}
