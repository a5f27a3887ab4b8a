import BuilderUIKit

/// A look of the system's.
public nonisolated struct _SystemStyle: ToggleStyle, LabelStyle, ProgressViewStyle, GroupBoxStyle, TextFieldStyle {
    public init() {}
    public init(tint: Color) {}
    public func makeBody(configuration: ToggleStyleConfiguration) -> AnyView { AnyView(configuration.label) }
    public func makeBody(configuration: LabelStyleConfiguration) -> AnyView { AnyView(configuration.title) }
    public func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView { AnyView(EmptyView()) }
    public func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView { AnyView(configuration.content) }
    public func _body(configuration: TextField<_ConfigurationPart>) -> some View { configuration }
}

extension ToggleStyle where Self == _SystemStyle {
    public static var automatic: Self { Self() }
    public static var `switch`: Self { Self() }
    public static var button: Self { Self() }
}

extension LabelStyle where Self == _SystemStyle {
    public static var automatic: Self { Self() }
    public static var iconOnly: Self { Self() }
    public static var titleOnly: Self { Self() }
    public static var titleAndIcon: Self { Self() }
}

extension ProgressViewStyle where Self == _SystemStyle {
    public static var automatic: Self { Self() }
    public static var circular: Self { Self() }
    public static var linear: Self { Self() }
}

extension GroupBoxStyle where Self == _SystemStyle {
    public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == _SystemStyle {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    public static var roundedBorder: Self { Self() }
}

public typealias SwitchToggleStyle = _SystemStyle
public typealias DefaultToggleStyle = _SystemStyle
public typealias IconOnlyLabelStyle = _SystemStyle
public typealias TitleOnlyLabelStyle = _SystemStyle
public typealias TitleAndIconLabelStyle = _SystemStyle
public typealias CircularProgressViewStyle = _SystemStyle
public typealias LinearProgressViewStyle = _SystemStyle
public typealias DefaultProgressViewStyle = _SystemStyle
public typealias PlainTextFieldStyle = _SystemStyle
public typealias RoundedBorderTextFieldStyle = _SystemStyle

/// The look of what has no style of an app's: lists, pickers, tabs, navigation.
public nonisolated struct _NamedStyle: GaugeStyle, LabeledContentStyle, DisclosureGroupStyle, MenuStyle, Sendable {
    /// The display of the marks of pages.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    /// The background of the marks.
    public enum BackgroundDisplayMode: Sendable { case automatic, always, never, interactive }

    public init() {}
    public init(indexDisplayMode: IndexDisplayMode) {}
    public init(backgroundDisplayMode: BackgroundDisplayMode) {}
    public static let automatic = _NamedStyle()
    public static let plain = _NamedStyle()
    public static let grouped = _NamedStyle()
    public static let inset = _NamedStyle()
    public static let insetGrouped = _NamedStyle()
    public static let sidebar = _NamedStyle()
    public static let segmented = _NamedStyle()
    public static let menu = _NamedStyle()
    public static let wheel = _NamedStyle()
    public static let inline = _NamedStyle()
    public static let navigationLink = _NamedStyle()
    public static let palette = _NamedStyle()
    public static let compact = _NamedStyle()
    public static let graphical = _NamedStyle()
    public static let page = _NamedStyle()
    public static let stack = _NamedStyle()
    public static let columns = _NamedStyle()
    public static let balanced = _NamedStyle()
    public static let prominentDetail = _NamedStyle()
    public static let navigation = _NamedStyle()
    /// A tab bar that can become a sidebar.
    public static let sidebarAdaptable = _NamedStyle()
    /// A tab bar that never becomes a sidebar.
    public static let tabBarOnly = _NamedStyle()
    /// Pages above each other.
    public static let verticalPage = _NamedStyle()
    public static func page(indexDisplayMode: IndexDisplayMode) -> _NamedStyle { _NamedStyle() }
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> _NamedStyle { _NamedStyle() }

    public func makeBody(configuration: GaugeStyleConfiguration) -> AnyView { AnyView(configuration.label) }
    public func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView { AnyView(configuration.label) }
    public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView { AnyView(configuration.label) }
    public func makeBody(configuration: _ConfigurationPart) -> AnyView { AnyView(configuration) }
}

extension GaugeStyle where Self == _NamedStyle {
    public static var automatic: Self { Self() }
    public static var accessoryCircular: Self { Self() }
    public static var accessoryCircularCapacity: Self { Self() }
    public static var accessoryLinear: Self { Self() }
    public static var accessoryLinearCapacity: Self { Self() }
    public static var linearCapacity: Self { Self() }
}

extension LabeledContentStyle where Self == _NamedStyle {
    public static var automatic: Self { Self() }
}

extension DisclosureGroupStyle where Self == _NamedStyle {
    public static var automatic: Self { Self() }
}

extension MenuStyle where Self == _NamedStyle {
    public static var automatic: Self { Self() }
    public static var button: Self { Self() }
    public static var borderlessButton: Self { Self() }
}

public typealias DefaultListStyle = _NamedStyle
public typealias PlainListStyle = _NamedStyle
public typealias GroupedListStyle = _NamedStyle
public typealias InsetListStyle = _NamedStyle
public typealias InsetGroupedListStyle = _NamedStyle
public typealias SidebarListStyle = _NamedStyle
public typealias SegmentedPickerStyle = _NamedStyle
public typealias MenuPickerStyle = _NamedStyle
public typealias WheelPickerStyle = _NamedStyle
public typealias InlinePickerStyle = _NamedStyle
public typealias DefaultPickerStyle = _NamedStyle
public typealias CompactDatePickerStyle = _NamedStyle
public typealias GraphicalDatePickerStyle = _NamedStyle
public typealias WheelDatePickerStyle = _NamedStyle
public typealias PageTabViewStyle = _NamedStyle
public typealias PageIndexViewStyle = _NamedStyle
public typealias StackNavigationViewStyle = _NamedStyle
public typealias DefaultNavigationViewStyle = _NamedStyle
public typealias DoubleColumnNavigationViewStyle = _NamedStyle
public typealias BorderlessButtonMenuStyle = _NamedStyle

extension View {
    public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { self }
    public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
    public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }
    public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
    public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
    public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
    public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
    public nonisolated func listStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func formStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func pickerStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func datePickerStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func tabViewStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func indexViewStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func navigationViewStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func navigationSplitViewStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
    public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View { self }
    public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View { self }
    public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { self }
    public nonisolated func controlGroupStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func textEditorStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Sets whether buttons that are held down repeat their actions.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The outline of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}
