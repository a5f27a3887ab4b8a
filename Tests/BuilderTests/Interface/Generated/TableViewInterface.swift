// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let tableViewLines = [
        #"struct TableView: ModifiableView"#,
        #"init()"#,
        #"init(_ builder: AnyIndexableViewBuilder)"#,
        #"struct TableView.CellContext: ViewBuilderContextProvider"#,
        #"var view: UITableViewCell { get set }"#,
        #"let tableView: UITableView"#,
        #"let indexPath: IndexPath"#,
        #"extension ModifiableView where Base: BuilderInternalTableView"#,
        #"func source(_ builder: AnyIndexableViewBuilder) -> ViewModifier<Base>"#,
        #"class BuilderInternalTableView: UITableView, UITableViewDataSource, UITableViewDelegate, ViewBuilderEventHandling"#,
        #"var builder: AnyIndexableViewBuilder! { get set }"#,
        #"init()"#,
        #"func set(_ builder: AnyIndexableViewBuilder)"#,
        #"func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int"#,
        #"func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell"#,
        #"func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)"#,
        #"struct TableViewCell: ModifiableView"#,
        #"init(title: String)"#,
        #"init(title: String, subtitle: String)"#,
        #"init(name: String, value: String)"#,
        #"init(field: String, value: String)"#,
        #"init(_ view: View, padding: UIEdgeInsets? = nil)"#,
        #"init(padding: UIEdgeInsets? = nil, @ViewResultBuilder _ builder: () -> ViewConvertable)"#,
        #"class BuilderInternalTableViewCell: UITableViewCell"#,
        #"var highlighting: Bool { get set }"#,
        #"var selectionHandler: ((_ tableView: TableView.CellContext) -> Bool)? { get set }"#,
        #"func setHighlighted(_ highlighted: Bool, animated: Bool)"#,
        #"struct TableViewHeaderFooterView: ModifiableView"#,
        #"init(@ViewResultBuilder _ builder: () -> [ViewConvertable])"#,
        #"extension ModifiableView where Base: BuilderInternalTableViewCell"#,
        #"func accessoryType(_ type: UITableViewCell.AccessoryType) -> ViewModifier<Base>"#,
        #"func onSelect(_ handler: @escaping (_ context: TableView.CellContext) -> Bool) -> ViewModifier<Base>"#,
    ]
}

extension TableView {
    @MainActor static func interface331() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface332() {
        var result = TableView()
        prove(&result, Same<TableView>())
    }

    @MainActor static func interface333(_ builder: AnyIndexableViewBuilder) {
        var result = TableView(builder)
        prove(&result, Same<TableView>())
    }
}

extension TableView.CellContext {
    @MainActor static func interface334() {
        let _: any ViewBuilderContextProvider.Type = Self.self
    }

    @MainActor mutating func interface335() {
        var value = self.view
        prove(&value, Same<UITableViewCell>())
        self.view = value
    }

    @MainActor func interface336() {
        var value = self.tableView
        prove(&value, Same<UITableView>())
    }

    @MainActor func interface337() {
        var value = self.indexPath
        prove(&value, Same<IndexPath>())
    }
}

extension ModifiableView where Base: BuilderInternalTableView {
    @MainActor static func interface338() {
        _ = Self.self
    }

    @MainActor func interface339(_ builder: AnyIndexableViewBuilder) {
        var result = self.source(builder)
        prove(&result, Same<ViewModifier<Base>>())
        self.source(builder)
    }
}

extension BuilderInternalTableView {
    @MainActor static func interface340() {
        let _: UITableView.Type = Self.self
        let _: any UITableViewDataSource.Type = Self.self
        let _: any UITableViewDelegate.Type = Self.self
        let _: any ViewBuilderEventHandling.Type = Self.self
    }

    @MainActor func interface341() {
        var value = self.builder
        prove(&value, Same<AnyIndexableViewBuilder?>())
        self.builder = value
    }

    @MainActor static func interface342() {
        var result = BuilderInternalTableView()
        prove(&result, Same<BuilderInternalTableView>())
    }

    @MainActor func interface343(_ builder: AnyIndexableViewBuilder) {
        self.set(builder)
    }

    @MainActor func interface344(_ tableView: UITableView, numberOfRowsInSection section: Int) {
        var result = self.tableView(tableView, numberOfRowsInSection: section)
        prove(&result, Same<Int>())
    }

    @MainActor func interface345(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) {
        var result = self.tableView(tableView, cellForRowAt: indexPath)
        prove(&result, Same<UITableViewCell>())
    }

    @MainActor func interface346(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        self.tableView(tableView, didSelectRowAt: indexPath)
    }
}

extension TableViewCell {
    @MainActor static func interface347() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface348(title: String) {
        var result = TableViewCell(title: title)
        prove(&result, Same<TableViewCell>())
    }

    @MainActor static func interface349(title: String, subtitle: String) {
        var result = TableViewCell(title: title, subtitle: subtitle)
        prove(&result, Same<TableViewCell>())
    }

    @MainActor static func interface350(name: String, value: String) {
        var result = TableViewCell(name: name, value: value)
        prove(&result, Same<TableViewCell>())
    }

    @MainActor static func interface351(field: String, value: String) {
        var result = TableViewCell(field: field, value: value)
        prove(&result, Same<TableViewCell>())
    }

    @MainActor static func interface352(_ view: View, padding: UIEdgeInsets?) {
        var result = TableViewCell(view, padding: padding)
        prove(&result, Same<TableViewCell>())
        _ = TableViewCell(view)
    }

    @MainActor static func interface353(padding: UIEdgeInsets?, @ViewResultBuilder _ builder: () -> ViewConvertable) {
        var result = TableViewCell(padding: padding, builder)
        prove(&result, Same<TableViewCell>())
        _ = TableViewCell(builder)
    }
}

extension BuilderInternalTableViewCell {
    @MainActor static func interface354() {
        let _: UITableViewCell.Type = Self.self
    }

    @MainActor func interface355() {
        var value = self.highlighting
        prove(&value, Same<Bool>())
        self.highlighting = value
    }

    @MainActor func interface356() {
        var value = self.selectionHandler
        prove(&value, Same<((_ tableView: TableView.CellContext) -> Bool)?>())
        self.selectionHandler = value
    }

    @MainActor func interface357(_ highlighted: Bool, animated: Bool) {
        self.setHighlighted(highlighted, animated: animated)
    }
}

extension TableViewHeaderFooterView {
    @MainActor static func interface358() {
        let _: any ModifiableView.Type = Self.self
    }

    @MainActor static func interface359(@ViewResultBuilder _ builder: () -> [ViewConvertable]) {
        var result = TableViewHeaderFooterView(builder)
        prove(&result, Same<TableViewHeaderFooterView>())
    }
}

extension ModifiableView where Base: BuilderInternalTableViewCell {
    @MainActor static func interface360() {
        _ = Self.self
    }

    @MainActor func interface361(_ type: UITableViewCell.AccessoryType) {
        var result = self.accessoryType(type)
        prove(&result, Same<ViewModifier<Base>>())
        self.accessoryType(type)
    }

    @MainActor func interface362(_ handler: @escaping (_ context: TableView.CellContext) -> Bool) {
        var result = self.onSelect(handler)
        prove(&result, Same<ViewModifier<Base>>())
        self.onSelect(handler)
    }
}
