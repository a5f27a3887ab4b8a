import Foundation

/// The files that a run of lowering read and wrote, and its results, kept in a file for the next run.
///
/// The file has a head, which suffices if nothing changed, and a body with the records of the sources. The lengths and
/// digests of both precede them, so that a file that is incomplete or damaged isn't used.
struct LoweringManifest {
    /// A file that was read.
    struct Input {
        var path: String
        /// Nil if there was no file.
        var stamp: FileStamp?
        /// Zero for a file that can't be read.
        var digest: UInt64
    }

    /// A file that was written, or that had the content already.
    struct Output {
        var path: String
        var stamp: FileStamp?

        /// A Boolean value that indicates whether the file is as it was left.
        var isThere: Bool { stamp != nil && FileStamp(path: path) == stamp }
    }

    /// The executable that lowered the files.
    var tool: FileStamp?
    /// The digest of what each result depends on.
    var options: UInt64
    /// The time before the first file was read.
    var time: Int
    /// The sources, and other files after them.
    var inputs: [Input]
    /// The copies of the sources, and other files after them.
    var outputs: [Output]
    /// The lines for standard error.
    var reports: [String]
    /// The records of the sources.
    private let body: Data

    init(
        tool: FileStamp?, options: UInt64, time: Int, inputs: [Input], outputs: [Output], reports: [String],
        records: [LoweringRecord]
    ) {
        (self.tool, self.options, self.time) = (tool, options, time)
        (self.inputs, self.outputs, self.reports) = (inputs, outputs, reports)
        var writer = ByteWriter()
        writer.write(concurrentMap(records) { $1.bytes }) { $0.write($1) }
        body = Data(Self.bytes(of: digest(of: writer.bytes)) + writer.bytes)
    }

    /// Returns the records of the sources; nil if the body is damaged.
    var records: [LoweringRecord]? {
        let bytes = [UInt8](body.dropFirst(8))
        var reader = ByteReader(bytes)
        guard body.prefix(8).elementsEqual(Self.bytes(of: digest(of: bytes))),
            let records = try? reader.list({ (reader) throws(ByteReader.Malformed) in try reader.data() })
        else { return nil }
        let read = concurrentMap(records) { try? LoweringRecord($1) }.compactMap { $0 }
        return read.count == records.count ? read : nil
    }

    // MARK: The file

    /// The beginning: another form of the file, or of the results, has another number.
    private static let mark = Array("lowering 1\n".utf8)

    private static func bytes(of number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.littleEndian, Array.init) }

    /// Reads a file; nil if there is none, or if its head is damaged. The body is read when it is needed.
    init?(path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        let start = Self.mark.count + 24
        guard data.count >= start, data.starts(with: Self.mark) else { return nil }
        let numbers = (0..<3).map { index in
            data[(Self.mark.count + 8 * index)..<(Self.mark.count + 8 * index + 8)].reversed()
                .reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        }
        guard numbers[0] <= UInt64(data.count), numbers[1] <= UInt64(data.count),
            UInt64(start) + numbers[0] + numbers[1] == UInt64(data.count)
        else { return nil }
        let end = start + Int(numbers[0])
        let head = [UInt8](data[start..<end])
        guard digest(of: head) == numbers[2] else { return nil }
        body = data[end...]
        var reader = ByteReader(head)
        do throws(ByteReader.Malformed) {
            tool = try Self.stamp(&reader)
            options = try reader.number()
            time = try reader.integer()
            inputs = try reader.list { (reader) throws(ByteReader.Malformed) in
                Input(path: try reader.text(), stamp: try Self.stamp(&reader), digest: try reader.number())
            }
            outputs = try reader.list { (reader) throws(ByteReader.Malformed) in
                Output(path: try reader.text(), stamp: try Self.stamp(&reader))
            }
            reports = try reader.texts()
        } catch {
            return nil
        }
    }

    private static func stamp(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> FileStamp? {
        try reader.optional { (reader) throws(ByteReader.Malformed) in try FileStamp(&reader) }
    }

    /// Writes the file under another name and renames it, so that there is a whole one at any time.
    func write(to path: String) throws {
        var writer = ByteWriter()
        writer.write(tool) { $1.write(to: &$0) }
        writer.write(options)
        writer.write(time)
        writer.write(inputs) { writer, input in
            writer.write(input.path)
            writer.write(input.stamp) { $1.write(to: &$0) }
            writer.write(input.digest)
        }
        writer.write(outputs) { writer, output in
            writer.write(output.path)
            writer.write(output.stamp) { $1.write(to: &$0) }
        }
        writer.write(reports)
        let head = writer.bytes
        let numbers = [UInt64(head.count), UInt64(body.count), digest(of: head)]
        let data = Data(Self.mark + numbers.flatMap(Self.bytes) + head) + body
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}

extension LoweringManifest.Input {
    /// Returns the file with its present stamp if its content is the same; nil if it isn't.
    /// - Parameter time: the time before the content was read.
    func unchanged(since time: Int) -> Self? {
        var result = self
        result.stamp = FileStamp(path: path)
        if let stamp, result.stamp == stamp, stamp.isConclusive(at: time) { return result }
        let bytes = FileManager.default.contents(atPath: path)
        return digest == Self.digest(bytes) ? result : nil
    }

    static func digest(_ content: Data?) -> UInt64 { content.map { Lowering.digest(of: [UInt8]($0)) } ?? 0 }
}
