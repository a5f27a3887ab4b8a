import Foundation

/// A file, a folder or a symbolic link in memory, as documents are read and written.
///
/// A folder has its files by their names. A name that another file of the folder has gets a number before it, as on
/// Apple's systems: `1__#$!@%!#__name`.
open class FileWrapper: NSObject, @unchecked Sendable {
    /// The options of reading; everything is read at once.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads at once.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// Reads without mapping the file into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// The options of writing.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes a file in one step.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// Sets the file names of the folder's files to those that are written.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The name in a folder.
    open var preferredFilename: String?
    /// The name of the file.
    open var filename: String?
    /// The attributes of the file that was read, as `FileManager` has them; empty for another one. They aren't written.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a file with contents.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a folder with files, which get the names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Creates a symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file, or a folder with its files.
    ///
    /// - Throws: `CocoaError(.fileReadNoSuchFile)` and the other errors of reading.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.read(url)
        fileAttributes = try Self.attributes(of: url)
        super.init()
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    /// The contents of the file; nil for a folder and for a link.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The files in the folder by their names; nil for a file and for a link.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = content { files } else { nil } }
    /// The destination of the link; nil for a file and for a folder.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
    /// A Boolean value that indicates whether this is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// A Boolean value that indicates whether this is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// A Boolean value that indicates whether this is a link.
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

    /// Adds a file to the folder and returns its name there, which is another one if the folder has the preferred one.
    ///
    /// The file needs a name, as on Apple's systems, where one without a name raises an exception.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var files) = content else { return child.preferredFilename ?? "" }
        let preferred = child.preferredFilename ?? child.filename ?? ""
        precondition(!preferred.isEmpty, "A file wrapper needs a preferredFilename before it is added to a folder.")
        var (name, number) = (preferred, 1)
        while let other = files[name], other !== child {
            name = "\(number)__#$!@%!#__\(preferred)"
            number += 1
        }
        files[name] = child
        content = .folder(files)
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
        guard case .folder(let files) = content else { return }
        content = .folder(files.filter { $0.value !== child })
    }

    /// Returns the name of a file in the folder; nil if it isn't there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    /// Returns a Boolean value that indicates whether a file has the same contents as this one, or a folder the same
    /// names.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return regularFileContents == other.regularFileContents
            && fileWrappers.map { Set($0.keys) } == other.fileWrappers.map { Set($0.keys) }
            && symbolicLinkDestinationURL?.relativePath == other.symbolicLinkDestinationURL?.relativePath
    }

    /// Reads the file again.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        (content, fileAttributes) = (try Self.read(url), try Self.attributes(of: url))
    }

    /// Writes the file, or the folder with its files.
    ///
    /// A folder or a link is complete before it takes the place of what is at the URL, which stays if writing fails.
    ///
    /// - Throws: `CocoaError(.fileWriteInvalidFileName)` for a name in a folder that is empty, `.` or `..`, or that has
    ///   a slash, and the other errors of writing.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let files):
            try Self.replaceItem(at: url) { folder in
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
                for (name, child) in files {
                    guard !["", ".", ".."].contains(name), !name.contains("/") else {
                        throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
                    }
                    try child.write(to: folder.appendingPathComponent(name), options: options, originalContentsURL: nil)
                }
            }
            if options.contains(.withNameUpdating) { for (name, child) in files { child.filename = name } }
        case .link(let destination):
            try Self.replaceItem(at: url) { link in
                try FileManager.default.createSymbolicLink(
                    atPath: link.path, withDestinationPath: destination.relativePath)
            }
        }
    }

    /// Makes an item beside a URL and moves it there. An earlier item stays in its place if that fails.
    private static func replaceItem(at url: URL, with make: (URL) throws -> Void) throws {
        let files = FileManager.default
        let folder = url.deletingLastPathComponent()
        let new = folder.appendingPathComponent(".\(UUID().uuidString)")
        let old = folder.appendingPathComponent(".\(UUID().uuidString)")
        defer { try? files.removeItem(at: new) }
        try make(new)
        // The attributes are those of a link itself, which may lead nowhere.
        let replaces = (try? files.attributesOfItem(atPath: url.path)) != nil
        if replaces { try files.moveItem(at: url, to: old) }
        do {
            try files.moveItem(at: new, to: url)
        } catch {
            if replaces { try? files.moveItem(at: old, to: url) }
            throw error
        }
        if replaces { try? files.removeItem(at: old) }
    }

    private static func attributes(of url: URL) throws -> [String: Any] {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) })
    }

    private static func read(_ url: URL) throws -> Content {
        let files = FileManager.default
        if let destination = try? files.destinationOfSymbolicLink(atPath: url.path) {
            return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
        }
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard isFolder.boolValue else { return .file(try Data(contentsOf: url)) }
        var children: [String: FileWrapper] = [:]
        for name in try files.contentsOfDirectory(atPath: url.path) {
            children[name] = try FileWrapper(url: url.appendingPathComponent(name))
        }
        return .folder(children)
    }
}
