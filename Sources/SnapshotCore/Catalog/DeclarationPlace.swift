import Foundation

/// The line of the sources that declares something, for errors.
public struct DeclarationPlace: Hashable, Sendable {
    /// The file's path, as the compiler was given it.
    public let file: String
    /// From 1.
    public let line: Int

    /// Creates the place of a line, usually from `#filePath` and `#line`.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

extension DeclarationPlace: CustomStringConvertible {
    /// Such as `Sources/App/Catalog.swift:12`: relative to the current folder where the file lies in it.
    public var description: String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
        return "\(path):\(line)"
    }
}
