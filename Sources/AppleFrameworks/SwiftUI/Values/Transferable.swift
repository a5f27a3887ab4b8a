import BuilderUIKit
import BuilderUniformTypeIdentifiers

/// A value that other apps get by drag, paste and sharing.
public protocol Transferable {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation
    /// The representations of the value.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is transferred.
public protocol TransferRepresentation: Sendable {
    /// The type of the value.
    associatedtype Item: Transferable
}

/// A result builder of representations.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Form: TransferRepresentation>(_ content: Form) -> Form where Form.Item == Item {
        content
    }
    public static func buildBlock<Form: TransferRepresentation>(_ content: Form) -> Form where Form.Item == Item {
        content
    }
    public static func buildBlock<each Form: TransferRepresentation>(
        _ content: repeat each Form
    ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// Several representations.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// A value in the place of which another one is transferred.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// Creates a representation that exports another item.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    /// Creates a representation that imports another item.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
}

/// A value that is transferred as JSON.
public struct CodableRepresentation<Item: Codable & Transferable>: TransferRepresentation {
    /// Creates a representation of a type.
    public init(contentType: UTType) {}
    /// Creates a representation of items, of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value that is transferred as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Creates a representation that exports data.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    /// Creates a representation that imports data.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}

/// A value that is transferred as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Creates a file that is sent.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// A Boolean value that indicates whether the file is the sender's own.
    public let isOriginalFile: Bool
}

extension String: Transferable {
    /// The forms in which values are transferred.
    public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<String>() }
}

extension AttributedString: Transferable {
    /// The forms in which values are transferred.
    public static var transferRepresentation: some TransferRepresentation {
        _TransferRepresentations<AttributedString>()
    }
}

extension Data: Transferable {
    /// The forms in which values are transferred.
    public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Data>() }
}

extension URL: Transferable {
    /// The forms in which values are transferred.
    public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<URL>() }
}

extension Image: Transferable {
    /// The forms in which values are transferred.
    public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Image>() }
}

extension Color: Transferable {
    /// The forms in which values are transferred.
    public static var transferRepresentation: some TransferRepresentation { _TransferRepresentations<Color>() }
}

extension View {
    /// Makes the view the source of drags of an item.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Makes the view the source of drags of an item.
    public nonisolated func draggable<T: Transferable, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Makes the view the destination of drops of items.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// Sets the items that copying takes from the view.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    /// Makes the view the destination of pasted items.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some View { self }
}

extension DynamicViewContent {
    /// Makes the view the destination of drops of items.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent { self }
}

/// The picture and the title of an item that is shared.
public struct SharePreview<Image, Icon>: Sendable {
    /// Creates a preview with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    /// Creates a preview with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) where Image == Never, Icon == Never {}
    /// Creates a preview with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) where Image: Transferable, Icon == Never {}
    /// Creates a preview with a title and an image.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, image: Image) where Image: Transferable, Icon == Never {}
    /// Creates a preview with a title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never, Icon: Transferable {}
}

extension ShareLink {
    public nonisolated init<Item: Transferable, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
        @ViewBuilder label: () -> Label
    ) {}
}

extension ShareLink where Label == BuilderSwiftUI.Label<Text, Image> {
    public nonisolated init<Item: Transferable, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
    ) {}
    public nonisolated init<Item: Transferable, Image, Icon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) {}
    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {}
    public nonisolated init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element == URL {}
}

/// A button that passes on what was copied.
public nonisolated struct PasteButton: _PrimitiveView {
    /// Creates a button that pastes items of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    /// Creates a button that pastes items of some types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
}
