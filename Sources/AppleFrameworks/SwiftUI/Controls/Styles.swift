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

/// The look of gauges.
@preconcurrency @MainActor
public protocol GaugeStyle {
    /// The type of the look.
    associatedtype Body: View
    /// A gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Returns the look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge, as a style gets it.
public struct GaugeStyleConfiguration {
    public typealias Label = _ConfigurationPart
    public typealias CurrentValueLabel = _ConfigurationPart
    public typealias MinimumValueLabel = _ConfigurationPart
    public typealias MaximumValueLabel = _ConfigurationPart
    public let value: Double = 0
    public let label = Label()
    public let currentValueLabel: CurrentValueLabel? = nil
    public let minimumValueLabel: MinimumValueLabel? = nil
    public let maximumValueLabel: MaximumValueLabel? = nil
}

/// The look of titles with a value.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
    /// The type of the look.
    associatedtype Body: View
    /// A title with a value.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Returns the look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A title with a value, as a style gets it.
public struct LabeledContentStyleConfiguration {
    public typealias Label = _ConfigurationPart
    public typealias Content = _ConfigurationPart
    public let label = Label()
    public let content = Content()
}

/// The look of content that a title hides and shows.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
    /// The type of the look.
    associatedtype Body: View
    /// The content with its title.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Returns the look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Content that a title hides and shows, as a style gets it.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = _ConfigurationPart
    public typealias Content = _ConfigurationPart
    public let label = Label()
    public let content = Content()
    @Binding public var isExpanded: Bool
}

/// The look of menus.
@preconcurrency @MainActor
public protocol MenuStyle {
    /// The type of the look.
    associatedtype Body: View
    /// A menu.
    typealias Configuration = _ConfigurationPart
    /// Returns the look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
