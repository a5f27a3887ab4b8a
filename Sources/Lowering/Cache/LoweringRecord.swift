import GallerySources

/// The result of lowering a file, without its bytes, and what the next run needs in order to lower other files.
package struct LoweringRecord: Sendable {
    /// The lowered file without its bytes.
    var file: LoweredFile
    /// The part of the facts that other files depend on; nil for a file that isn't UTF-8.
    var summary: [UInt8]?
    /// A Boolean value that indicates whether members move from the file to others, or from others to it.
    var exchangesMembers: Bool

    init(_ file: LoweredFile, summary: [UInt8]?, exchangesMembers: Bool) {
        self.file = file
        self.file.bytes = []
        self.summary = summary
        self.exchangesMembers = exchangesMembers
    }

    /// Returns the facts in the summary.
    /// - Throws: `ByteReader.Malformed`.
    func facts() throws(ByteReader.Malformed) -> FileFacts? {
        guard let summary else { return nil }
        return try FileFacts(summary: summary, path: file.path)
    }

    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(file.path)
        writer.write(file.diagnostics) { writer, diagnostic in
            writer.write(diagnostic.severity == .error)
            writer.write(diagnostic.line)
            writer.write(diagnostic.message)
        }
        writer.write(file.previews) { $1.write(to: &$0) }
        writer.write(file.incompleteTypes)
        writer.write(exchangesMembers)
        writer.write(summary) { $0.write($1) }
        return writer.bytes
    }

    /// - Throws: `ByteReader.Malformed`.
    init(_ bytes: [UInt8]) throws(ByteReader.Malformed) {
        var reader = ByteReader(bytes)
        let path = try reader.text()
        let diagnostics = try reader.list { (reader) throws(ByteReader.Malformed) in
            LoweringDiagnostic(
                severity: try reader.flag() ? .error : .warning, path: path, line: try reader.integer(),
                message: try reader.text())
        }
        let previews = try reader.list { (reader) throws(ByteReader.Malformed) in try LoweredPreview(&reader) }
        file = LoweredFile(
            path: path, bytes: [], diagnostics: diagnostics, previews: previews, incompleteTypes: try reader.texts())
        exchangesMembers = try reader.flag()
        summary = try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.data() }
        guard reader.isAtEnd else { throw ByteReader.Malformed() }
    }
}

extension LoweredPreview {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(name) { $0.write($1) }
        writer.write(path)
        writer.write(line)
        writer.write(traits)
        writer.write(function) { $0.write($1) }
        writer.write(obstacle?.rawValue) { $0.write($1) }
        writer.write(isIncomplete)
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        self.init(
            name: try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.text() },
            path: try reader.text(), line: try reader.integer(), traits: try reader.texts(),
            function: try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.text() })
        let name = try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.text() }
        obstacle = name.flatMap(Obstacle.init)
        isIncomplete = try reader.flag()
    }
}
