// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let dynamicLines = [
        #"protocol AnyIndexableViewBuilder: ViewConvertable"#,
        #"var count: Int { get }"#,
        #"var updated: Observable<Void>? { get }"#,
        #"func view(at index: Int) -> View?"#,
        #"struct StaticViewBuilder: AnyIndexableViewBuilder"#,
        #"init(@ViewResultBuilder _ views: () -> ViewConvertable)"#,
        #"var count: Int"#,
        #"var updated: Observable<Void>?"#,
        #"func view(at index: Int) -> View?"#,
        #"func asViews() -> [View]"#,
        #"class DynamicItemViewBuilder<Item>: AnyIndexableViewBuilder"#,
        #"var items: [Item] { get set }"#,
        #"var count: Int"#,
        #"var updated: Observable<Void>?"#,
        #"init(_ items: [Item]?, builder: @escaping (_ item: Item) -> View?)"#,
        #"func item(at index: Int) -> Item?"#,
        #"func view(at index: Int) -> View?"#,
        #"func asViews() -> [View]"#,
        #"class DynamicObservableViewBuilder<Value>: AnyIndexableViewBuilder"#,
        #"var count: Int"#,
        #"var updated: Observable<Void>?"#,
        #"init(_ observable: Observable<Value>, builder: @escaping (_ value: Value) -> View)"#,
        #"func view(at index: Int) -> View?"#,
        #"func asViews() -> [View]"#,
        #"class DynamicValueViewBuilder<Value>: AnyIndexableViewBuilder"#,
        #"var value: Value { get set }"#,
        #"var count: Int { get set }"#,
        #"var updated: Observable<Void>?"#,
        #"init(_ value: Value, builder: @escaping (_ value: Value) -> View)"#,
        #"func view(at index: Int) -> View?"#,
        #"func asViews() -> [View]"#,
    ]
}

extension AnyIndexableViewBuilder {
    @MainActor static func interface127() {
        let _: any ViewConvertable.Type = Self.self
    }

    @MainActor func interface128() {
        var value = self.count
        prove(&value, Same<Int>())
    }

    @MainActor func interface129() {
        var value = self.updated
        prove(&value, Same<Observable<Void>?>())
    }

    @MainActor func interface130(at index: Int) {
        var result = self.view(at: index)
        prove(&result, Same<View?>())
    }
}

extension StaticViewBuilder {
    @MainActor static func interface131() {
        let _: any AnyIndexableViewBuilder.Type = Self.self
    }

    @MainActor static func interface132(@ViewResultBuilder _ views: () -> ViewConvertable) {
        var result = StaticViewBuilder(views)
        prove(&result, Same<StaticViewBuilder>())
    }

    @MainActor func interface133() {
        var value = self.count
        prove(&value, Same<Int>())
    }

    @MainActor func interface134() {
        var value = self.updated
        prove(&value, Same<Observable<Void>?>())
    }

    @MainActor func interface135(at index: Int) {
        var result = self.view(at: index)
        prove(&result, Same<View?>())
    }

    @MainActor func interface136() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }
}

extension DynamicItemViewBuilder {
    @MainActor static func interface137() {
        let _: any AnyIndexableViewBuilder.Type = Self.self
    }

    @MainActor func interface138() {
        var value = self.items
        prove(&value, Same<[Item]>())
        self.items = value
    }

    @MainActor func interface139() {
        var value = self.count
        prove(&value, Same<Int>())
    }

    @MainActor func interface140() {
        var value = self.updated
        prove(&value, Same<Observable<Void>?>())
    }

    @MainActor static func interface141(_ items: [Item]?, builder: @escaping (_ item: Item) -> View?) {
        var result = DynamicItemViewBuilder(items, builder: builder)
        prove(&result, Same<DynamicItemViewBuilder>())
    }

    @MainActor func interface142(at index: Int) {
        var result = self.item(at: index)
        prove(&result, Same<Item?>())
    }

    @MainActor func interface143(at index: Int) {
        var result = self.view(at: index)
        prove(&result, Same<View?>())
    }

    @MainActor func interface144() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }
}

extension DynamicObservableViewBuilder {
    @MainActor static func interface145() {
        let _: any AnyIndexableViewBuilder.Type = Self.self
    }

    @MainActor func interface146() {
        var value = self.count
        prove(&value, Same<Int>())
    }

    @MainActor func interface147() {
        var value = self.updated
        prove(&value, Same<Observable<Void>?>())
    }

    @MainActor static func interface148(_ observable: Observable<Value>, builder: @escaping (_ value: Value) -> View) {
        var result = DynamicObservableViewBuilder(observable, builder: builder)
        prove(&result, Same<DynamicObservableViewBuilder>())
    }

    @MainActor func interface149(at index: Int) {
        var result = self.view(at: index)
        prove(&result, Same<View?>())
    }

    @MainActor func interface150() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }
}

extension DynamicValueViewBuilder {
    @MainActor static func interface151() {
        let _: any AnyIndexableViewBuilder.Type = Self.self
    }

    @MainActor func interface152() {
        var value = self.value
        prove(&value, Same<Value>())
        self.value = value
    }

    @MainActor func interface153() {
        var value = self.count
        prove(&value, Same<Int>())
        self.count = value
    }

    @MainActor func interface154() {
        var value = self.updated
        prove(&value, Same<Observable<Void>?>())
    }

    @MainActor static func interface155(_ value: Value, builder: @escaping (_ value: Value) -> View) {
        var result = DynamicValueViewBuilder(value, builder: builder)
        prove(&result, Same<DynamicValueViewBuilder>())
    }

    @MainActor func interface156(at index: Int) {
        var result = self.view(at: index)
        prove(&result, Same<View?>())
    }

    @MainActor func interface157() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }
}
