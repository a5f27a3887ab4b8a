import BuilderUIKit

/// Rows under each other.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {}

extension List {
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}

extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) { _ = content() }
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
    public nonisolated init<Data: RandomAccessCollection, ID, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
    public nonisolated init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {}
    public nonisolated init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
    )
    where
        Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row>, Elements.Element: Identifiable
    {}
}

/// Rows with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {}
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {}
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {}
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {}
}

/// Controls for settings.
public nonisolated struct Form<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// Content in a box with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(label: Label, @ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Actions: View, Label: View>(@ViewBuilder content: () -> Actions, @ViewBuilder label: () -> Label)
    where Content == TupleView<(Actions, Label)> {}
}

/// Content that a title hides and shows.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ label: Title, @ViewBuilder content: @escaping () -> Content) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(
        _ label: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// A title with a value.
public nonisolated struct LabeledContent<Label, Content> {}

extension LabeledContent: View, _PrimitiveView where Label: View, Content: View {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {}
    public nonisolated init<Format: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol, Format: FormatStyle>(
        _ title: Title, value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {}
}

/// A view in the place of content that is missing.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _PrimitiveView {
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

extension ContentUnavailableView
where Label == BuilderSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {}
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(
        _ title: Title, systemImage name: String, description: Text? = nil
    ) {}
    public nonisolated static var search: some View { EmptyView() }
    public nonisolated static func search(text: String) -> some View { EmptyView() }
}
