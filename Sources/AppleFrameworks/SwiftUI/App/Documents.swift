import BuilderCombine
import BuilderUIKit
import BuilderUniformTypeIdentifiers

/// A file or a folder in memory, as documents are read and written; Linux's Foundation has none.
open class FileWrapper: @unchecked Sendable {
    /// The contents of the file; nil for a folder.
    public let regularFileContents: Data?
    /// The files in the folder; nil for a file.
    public private(set) var fileWrappers: [String: FileWrapper]?
    /// The name in a folder.
    open var preferredFilename: String?
    /// The name of the file.
    open var filename: String?
    /// A Boolean value that indicates whether this is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// A Boolean value that indicates whether this is a folder.
    open var isDirectory: Bool { fileWrappers != nil }

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        regularFileContents = nil
        fileWrappers = childrenByPreferredName
        for (name, child) in childrenByPreferredName { child.preferredFilename = name }
    }

    /// Adds a file to the folder and returns its name there.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? ""
        fileWrappers?[name] = child
        return name
    }

    /// Adds a file with contents to the folder and returns its name there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }
}

/// A file that is read.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// A file that is written.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
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
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is open.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// Windows with documents.
public nonisolated struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
}

extension View {
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
}
