import BuilderUIKit

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let cancel = ButtonRole(name: "cancel")
    public static let destructive = ButtonRole(name: "destructive")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

/// A control that performs an action.
public nonisolated struct Button<Label: View>: _PrimitiveView {
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { _ = label() }
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) { _ = label() }
    public init(_ configuration: PrimitiveButtonStyleConfiguration)
    where Label == PrimitiveButtonStyleConfiguration.Label {}
}

extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {}
    /// Creates a button with a title and an image.
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {}
    /// Creates a button with a title and an image.
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, role: ButtonRole?, action: @escaping () -> Void) {}
}

extension Button where Label == BuilderSwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {}
    /// Creates a button with a localized title and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {}
    /// Creates a button with a title and an image.
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(
        _ title: Title, systemImage: String, action: @escaping () -> Void
    ) {}
    /// Creates a button with a title and an image.
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {}
}

extension Button where Label == BuilderSwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and an image.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {}
    /// Creates a button with a localized title and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {}
    /// Creates a button with a title and an image.
    @_disfavoredOverload public nonisolated init<Title: StringProtocol>(
        _ title: Title, image: ImageResource, action: @escaping () -> Void
    ) {}
}

/// A title with a symbol.
public nonisolated struct Label<Title, Icon> {}

extension Label: View, _PrimitiveView where Title: View, Icon: View {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {}
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

/// A control that opens a URL.
public nonisolated struct Link<Label: View>: _PrimitiveView {
    public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {}
    /// Creates a button with a title and an image.
    @_disfavoredOverload public nonisolated init<Title: StringProtocol>(_ title: Title, destination: URL) {}
}

/// A control that shares an item.
public nonisolated struct ShareLink<Label: View>: _PrimitiveView {
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension ShareLink where Label == BuilderSwiftUI.Label<Text, Image> {
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) {}
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {}
}

/// A control that opens a menu.
public nonisolated struct Menu<Label: View, Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {}
}

extension Menu where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Creates a button with a title and an image.
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
}

extension Menu where Label == BuilderSwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
    /// Creates a button with a title and an image.
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(
        _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
}

/// A button that renames what is shown.
public nonisolated struct RenameButton<Label: View>: _PrimitiveView {
    /// Creates a button with the system's title.
    public init() where Label == BuilderSwiftUI.Label<Text, Image> {}
}

extension View {
    /// Sets the action of rename buttons.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
    /// Makes rename buttons focus a text field.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
    /// Sets the order of a menu's items.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Sets the visibility of a menu's indicator.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Sets whether an action closes its menu.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// The system's order.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items nearest to the finger.
    public static let priority = MenuOrder(name: "priority")
    /// The order of the code.
    public static let fixed = MenuOrder(name: "fixed")
}

/// The reaction of a menu to a choice.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// An action closes its menu.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// An action doesn't close its menu.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The repetition of an action while a button is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// A button that is held down repeats its action.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// A button performs its action once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A button that begins and ends editing.
public nonisolated struct EditButton: _PrimitiveView {
    public init() {}
}
