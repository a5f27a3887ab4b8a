import BuilderUIKit

/// The commands of an app's menu bar, which aren't shown.
@preconcurrency @MainActor
public protocol Commands {
    /// The type of the commands.
    associatedtype Body: Commands
    /// The commands.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands of SwiftUI's own.
@preconcurrency @MainActor
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A result builder of commands.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
}

/// No commands.
public nonisolated struct EmptyCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// A menu of commands.
public nonisolated struct CommandMenu<Content: View>: _PrimitiveCommands {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// The system's commands for a sidebar.
public nonisolated struct SidebarCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The system's commands for a toolbar.
public nonisolated struct ToolbarCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The system's commands for searching and changing text.
public nonisolated struct TextEditingCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The system's commands for styling text.
public nonisolated struct TextFormattingCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The system's commands for an inspector.
public nonisolated struct InspectorCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// The system's commands for pictures of other devices.
public nonisolated struct ImportFromDevicesCommands: _PrimitiveCommands {
    /// Creates the commands.
    public init() {}
}

/// Commands beside or in place of the system's.
public nonisolated struct CommandGroup<Content: View>: _PrimitiveCommands {
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Commands of the system's.
public struct CommandGroupPlacement: Sendable {
    /// Information about the app.
    public static let appInfo = CommandGroupPlacement()
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement()
    /// New documents.
    public static let newItem = CommandGroupPlacement()
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement()
    /// Undoing and redoing.
    public static let undoRedo = CommandGroupPlacement()
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement()
    /// Searching and changing text.
    public static let textEditing = CommandGroupPlacement()
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement()
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
    /// Hiding and showing apps.
    public static let appVisibility = CommandGroupPlacement()
    /// Ending the app.
    public static let appTermination = CommandGroupPlacement()
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement()
    /// Printing.
    public static let printItem = CommandGroupPlacement()
    /// Styling text.
    public static let textFormatting = CommandGroupPlacement()
    /// Sizes of windows.
    public static let windowSize = CommandGroupPlacement()
    /// Open windows.
    public static let windowList = CommandGroupPlacement()
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// Windows that exist once.
    public static let singleWindowList = CommandGroupPlacement()
}

/// A key with a character.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held with another.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key.
    public static let command = EventModifiers(rawValue: 16)
    /// All modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}

/// Keys that perform a control's action.
public struct KeyboardShortcut: Hashable, Sendable {
    public static let defaultAction = KeyboardShortcut()
    public static let cancelAction = KeyboardShortcut()
    init() {}
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

extension View {
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}

extension Scene {
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
