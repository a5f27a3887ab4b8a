import BuilderCombine
import BuilderUIKit
import BuilderUniformTypeIdentifiers

/// A file that is read.
public struct FileDocumentReadConfiguration {
    /// The type of the content.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// A file that is written.
public struct FileDocumentWriteConfiguration {
    /// The type of the content.
    public let contentType: UTType
    /// The file that is overwritten; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document that is a value.
public protocol FileDocument {
    /// A file that is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// A file that is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that can be written.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Returns the document's file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that the document can be saved as; the readable ones by default.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
    /// A file that is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// A file that is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The type of what is written.
    associatedtype Snapshot
    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that can be written.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Returns what is written.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the document's file.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that the document can be saved as; the readable ones by default.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is open.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document's file; nil until it is saved.
    @Binding public var document: Document
    public var fileURL: URL?
    /// A Boolean value that indicates whether the document can be changed.
    public var isEditable: Bool
}

/// Windows with documents.
public nonisolated struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    /// Creates a scene of documents.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
    /// Creates a scene of documents.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
}

extension View {
    /// Presents a dialog that saves a document while a binding is true.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// Presents a dialog that saves a document while a binding is true.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    /// Presents a dialog that saves a document while a binding is true.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    /// Presents a dialog that moves a file while a binding is true.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}
