import BuilderUIKit

/// Edits that a list performs on its data.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the members.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Rows can be moved.
    public static var move: EditActions { EditActions(rawValue: 1) }
    /// Rows can be deleted.
    public static var delete: EditActions { EditActions(rawValue: 2) }
    /// Rows can be moved and deleted.
    public static var all: EditActions { [.move, .delete] }
}

extension List {
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
    public nonisolated init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
    ) where Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row>, Elements.Element: Identifiable {}
    public nonisolated init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
    ) where Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row>, Elements.Element: Identifiable {}
}

extension List where SelectionValue == Never {
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {}
    public nonisolated init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
    ) where Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row>, Elements.Element: Identifiable {}
    public nonisolated init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
    ) where Content == ForEach<[Binding<Elements.Element>], ID, Row> {}
}

extension ForEach where Content: View {
    public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == [Binding<Elements.Element>], Elements.Element: Identifiable, ID == Elements.Element.ID {
        self.data = data.elements
        self.content = content
    }
    public nonisolated init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == [Binding<Elements.Element>] {
        self.data = data.elements
        self.content = content
    }
}

/// Content in levels that users open and close.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: _PrimitiveView {
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {}
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {}
    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Data == [Element], ID == Element.ID {}
}

/// Rows with columns.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: _PrimitiveView {}

extension Table where Rows == [Value] {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value {}
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value {}
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Data.Element == Value {}
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Data.Element == Value, Sort.Compared == Value {}
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Data.Element == Value, Sort.Compared == Value {}
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Data.Element == Value, Sort.Compared == Value {}
}

/// The columns of a table.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable
    /// The type of the order.
    associatedtype TableColumnSortComparator
}

/// A result builder of columns.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Column: TableColumnContent<RowValue, Sort>>(_ column: Column) -> Column {
        column
    }
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }
    public static func buildBlock<each Column>(_ column: repeat each Column) -> _TableColumns<
        RowValue, Sort, (repeat each Column)
    > { _TableColumns() }
    public static func buildIf<Column>(_ column: Column?) -> Column? { column }
    public static func buildEither<Column>(first: Column) -> _TableColumns<RowValue, Sort, Void> { _TableColumns() }
    public static func buildEither<Column>(second: Column) -> _TableColumns<RowValue, Sort, Void> { _TableColumns() }
}

/// Several columns.
public nonisolated struct _TableColumns<RowValue: Identifiable, Sort, Columns>: TableColumnContent {
    /// The type of a row's value.
    public typealias TableRowValue = RowValue
    /// The type of the order.
    public typealias TableColumnSortComparator = Sort
}

/// A column of a table.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    /// The type of a row's value.
    public typealias TableRowValue = RowValue
    /// The type of the order.
    public typealias TableColumnSortComparator = Sort
    /// Sets the width of the column, in points; nil for the table's choice.
    public func width(_ width: CGFloat? = nil) -> Self { self }
    /// Sets the range of the column's widths, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    /// Sets the alignment of the column's texts.
    public func alignment(_ alignment: TextAlignment) -> Self { self }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized title and views.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}
    @_disfavoredOverload public nonisolated init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    /// Creates a column with a localized title and the texts of a property.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
    @_disfavoredOverload public nonisolated init<Title: StringProtocol>(
        _ title: Title, value: KeyPath<RowValue, String>
    ) where Content == Text {}
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localized title and the texts of a property.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
    public nonisolated init<Value: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
}
