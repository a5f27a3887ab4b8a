import Builder
import Testing

@MainActor
@Suite struct AnyIndexableViewBuilderTests {
    @Test func staticListsNeverChange() {
        let list = StaticViewBuilder {
            LabelView("a")
            LabelView("b")
        }
        #expect(list.count == 2)
        #expect(list.updated == nil)
        #expect(list.view(at: 1)?.build() === list.asViews()[1].build())
        #expect(list.view(at: 2) == nil)
        #expect(list.view(at: -1) == nil)
    }

    @Test func itemsAreBuiltOneByOne() {
        var built: [Int] = []
        let list = DynamicItemViewBuilder([1, 2, 3]) { item -> View? in
            built.append(item)
            return item == 2 ? nil : LabelView("\(item)")
        }
        #expect(list.count == 3)
        #expect(built.isEmpty)
        #expect(list.view(at: 2) != nil)
        #expect(built == [3])
        #expect(list.view(at: 3) == nil)
        #expect(list.item(at: 1) == 2)
        #expect(list.item(at: 5) == nil)
        #expect(list.asViews().count == 2)
        var updates = 0
        let subscription = list.updated?.subscribe(onNext: { updates += 1 })
        list.items = []
        #expect(updates == 1)
        subscription?.dispose()
        #expect(DynamicItemViewBuilder(nil as [Int]?) { LabelView("\($0)") }.count == 0)
    }

    @Test func observablesBringTheirView() {
        let names = PublishSubject<String>()
        let list = DynamicObservableViewBuilder(names) { LabelView($0) }
        #expect(list.count == 0)
        #expect(list.view(at: 0) == nil)
        names.onNext("a")
        #expect(list.count == 1)
        #expect((list.view(at: 0)?() as? UILabel)?.text == "a")
        #expect(DynamicObservableViewBuilder(.just("b")) { LabelView($0) }.count == 1)
    }

    @Test func dynamicContainersBuildAnewForEachValue() {
        let number = Variable(wrappedValue: 1)
        let container = DynamicContainerView(number) { value in
            if value > 1 { LabelView("many") } else { LabelView("\(value)") }
        }
        .asBaseView()
        let superview = UIView()
        superview.addSubview(container)
        #expect(container.subviews.map { ($0 as? UILabel)?.text } == ["1"])
        number.wrappedValue = 5
        #expect(container.subviews.map { ($0 as? UILabel)?.text } == ["many"])
    }
}
