import BuilderUIKit

/// A part of a control, as a style gets it.
public nonisolated struct _ConfigurationPart: _PrimitiveView {}

/// The look of buttons.
@preconcurrency @MainActor
public protocol ButtonStyle {
    /// The type of the look.
    associatedtype Body: View
    /// A button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns a button's look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, as a style gets it.
public struct ButtonStyleConfiguration {
    public typealias Label = _ConfigurationPart
    public let role: ButtonRole? = nil
    public let label = Label()
    public let isPressed = false
}

/// The look and behavior of buttons.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
    /// The type of the look.
    associatedtype Body: View
    /// A button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns a button's look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, as a style gets it.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = _ConfigurationPart
    public let role: ButtonRole? = nil
    public let label = Label()
    public func trigger() {}
}

/// A look of buttons of the system's.
public nonisolated struct _SystemButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
    public static var automatic: Self { Self() }
    public static var plain: Self { Self() }
    public static var borderless: Self { Self() }
    public static var bordered: Self { Self() }
    public static var borderedProminent: Self { Self() }
    public static var glass: Self { Self() }
    public static var glassProminent: Self { Self() }
}

public typealias DefaultButtonStyle = _SystemButtonStyle
public typealias PlainButtonStyle = _SystemButtonStyle
public typealias BorderlessButtonStyle = _SystemButtonStyle
public typealias BorderedButtonStyle = _SystemButtonStyle
public typealias BorderedProminentButtonStyle = _SystemButtonStyle

extension _SystemButtonStyle {
    public nonisolated init(_: Void = ()) {}
}

/// The look of switches.
@preconcurrency @MainActor
public protocol ToggleStyle {
    /// The type of the look.
    associatedtype Body: View
    /// A switch.
    typealias Configuration = ToggleStyleConfiguration
    /// Returns a switch's look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch, as a style gets it.
public struct ToggleStyleConfiguration {
    public typealias Label = _ConfigurationPart
    public let label = Label()
    @Binding public var isOn: Bool
    public var isMixed = false
}

/// The look of titles with symbols.
@preconcurrency @MainActor
public protocol LabelStyle {
    /// The type of the look.
    associatedtype Body: View
    /// A title with a symbol.
    typealias Configuration = LabelStyleConfiguration
    /// Returns the look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A title with a symbol, as a style gets it.
public struct LabelStyleConfiguration {
    public typealias Title = _ConfigurationPart
    public typealias Icon = _ConfigurationPart
    public let title = Title()
    public let icon = Icon()
}

/// The look of progress.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
    /// The type of the look.
    associatedtype Body: View
    /// The progress.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns the look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress of work, as a style gets it.
public struct ProgressViewStyleConfiguration {
    public typealias Label = _ConfigurationPart
    public typealias CurrentValueLabel = _ConfigurationPart
    public let fractionCompleted: Double? = nil
    public let label: Label? = nil
    public let currentValueLabel: CurrentValueLabel? = nil
}

/// The look of boxes.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
    /// The type of the look.
    associatedtype Body: View
    /// A box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Returns the look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box, as a style gets it.
public struct GroupBoxStyleConfiguration {
    public typealias Label = _ConfigurationPart
    public typealias Content = _ConfigurationPart
    public let label = Label()
    public let content = Content()
}

/// The look of text fields.
@preconcurrency @MainActor
public protocol TextFieldStyle {
    /// The type of the look.
    associatedtype _Body: View
    /// Returns the look.
    @ViewBuilder func _body(configuration: TextField<_ConfigurationPart>) -> _Body
}

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

/// The look of what has no parts of its own: lists, pickers, tabs, navigation.
public struct _NamedStyle: Sendable {
    /// How pages are marked.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
    /// What stands behind the marks.
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
    public static let borderlessButton = _NamedStyle()
    public static let button = _NamedStyle()
    public static let accessoryCircular = _NamedStyle()
    public static let accessoryCircularCapacity = _NamedStyle()
    public static let accessoryLinear = _NamedStyle()
    public static let accessoryLinearCapacity = _NamedStyle()
    public static let linearCapacity = _NamedStyle()
    public static let navigation = _NamedStyle()
    public static func page(indexDisplayMode: IndexDisplayMode) -> _NamedStyle { _NamedStyle() }
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> _NamedStyle { _NamedStyle() }
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
    public nonisolated func menuStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func gaugeStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func controlGroupStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func textEditorStyle(_ style: _NamedStyle) -> some View { self }
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    public nonisolated func buttonRepeatBehavior(_ behavior: Visibility) -> some View { self }
}

/// The outline of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}
