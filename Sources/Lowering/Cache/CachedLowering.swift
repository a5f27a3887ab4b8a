import Foundation

/// Lowers a module's files into their copies, and keeps a manifest, so that files that didn't change aren't lowered
/// again.
///
/// A run first compares what the file system says of each file with the manifest. If something changed, it reads all
/// files, and lowers those of other content and those that depend on them. The manifest is written last: a run that
/// ended before leaves the old one, by which the copies that it has written are of another time, and are written again.
package struct CachedLowering {
    package struct File: Sendable {
        /// The absolute path.
        package var source: String
        /// The absolute path of the lowered copy.
        package var copy: String

        package init(source: String, copy: String) {
            self.source = source
            self.copy = copy
        }
    }

    /// The files to lower.
    package struct Request {
        package var module: String
        package var files: [File]
        package var configuration: LoweringConfiguration
        /// The bytes of what the configuration and all other results depend on.
        package var options: [UInt8]
        /// The paths of the other files that are read.
        package var inputs: [String]

        package init(
            module: String, files: [File], configuration: LoweringConfiguration, options: [UInt8], inputs: [String]
        ) {
            self.module = module
            self.files = files
            self.configuration = configuration
            self.options = options
            self.inputs = inputs
        }
    }

    /// The files to write in addition to the copies, and the lines for standard error.
    package struct Additions {
        package var files: [(path: String, bytes: [UInt8])]
        package var reports: [String]

        package init(files: [(path: String, bytes: [UInt8])], reports: [String]) {
            self.files = files
            self.reports = reports
        }
    }

    private let path: String
    private let tool: FileStamp?
    private let start = FileStamp.now
    private let manifest: LoweringManifest?

    /// - Parameters:
    ///   - path: the path of the manifest.
    ///   - tool: the path of the executable: what another one has lowered is lowered again.
    package init(manifest path: String, tool: String) {
        self.path = path
        self.tool = FileStamp(path: tool)
        manifest = LoweringManifest(path: path).flatMap { [tool = self.tool] in $0.tool == tool ? $0 : nil }
    }

    /// Returns the lines for standard error if no file changed since the last run; otherwise nil.
    package func reportsIfUnchanged() throws -> [String]? {
        guard var manifest, concurrentMap(manifest.outputs, { $1.isThere }).allSatisfy(\.self) else { return nil }
        let inputs = concurrentMap(manifest.inputs) { [time = manifest.time] in $1.unchanged(since: time) }
        let unchanged = inputs.compactMap(\.self)
        guard unchanged.count == inputs.count else { return nil }
        // Files that had to be read needn't be read the next time.
        let wasRead = zip(unchanged, manifest.inputs).contains { new, old in
            new.stamp != old.stamp || new.stamp?.isConclusive(at: manifest.time) == false
        }
        if wasRead {
            (manifest.inputs, manifest.time) = (unchanged, start)
            try manifest.write(to: path)
        }
        return manifest.reports
    }

    /// Lowers what changed, writes the copies that differ, and the manifest.
    /// - Parameter additions: a closure that returns what else is written for the lowered module, of which only files
    ///   that were lowered have bytes.
    /// - Returns: the paths of the sources that were lowered, and the lines for standard error.
    package func lower(
        _ request: Request, additions: (LoweredModule, [SourceFile]) throws -> Additions
    ) throws -> (lowered: [String], reports: [String]) {
        let paths = request.files.map(\.source) + request.inputs
        let contents = concurrentMap(paths) { (FileStamp(path: $1), FileManager.default.contents(atPath: $1)) }
        let inputs = zip(paths, contents).map { path, content in
            LoweringManifest.Input(
                path: path, stamp: content.0, digest: LoweringManifest.Input.digest(content.1))
        }
        let sources = zip(request.files, contents).map { file, content in
            SourceFile(path: file.source, bytes: content.1.map { [UInt8]($0) } ?? [])
        }
        let options = digest(of: request.options)
        let lowering = IncrementalLowering(files: sources, configuration: request.configuration)
        let result = lowering.lowerModule(
            named: request.module, after: previous(for: request, inputs: inputs, options: options))
        try write(result.lowered.sorted().map { (request.files[$0].copy, result.module.files[$0].bytes) })

        let missing = zip(request.files, contents).filter { $0.1.1 == nil }
        let others = try additions(result.module, sources)
        try write(others.files)
        let reports =
            missing.map { "\($0.0.source):1:1: warning: can't be read, and is left out" }
            + result.module.files.flatMap(\.diagnostics).filter { $0.severity == .error }
            .map { "\($0.path):\($0.line):1: warning: \($0.message)" } + others.reports
        let outputs = concurrentMap(request.files.map(\.copy) + others.files.map(\.path)) {
            LoweringManifest.Output(path: $1, stamp: FileStamp(path: $1))
        }
        try LoweringManifest(
            tool: tool, options: options, time: start, inputs: inputs, outputs: outputs, reports: reports,
            records: result.records
        ).write(to: path)
        return (result.lowered.sorted().map { request.files[$0].source }, reports)
    }

    /// Returns what the last run found, if it is of use for the next one.
    private func previous(
        for request: Request, inputs: [LoweringManifest.Input], options: UInt64
    ) -> IncrementalLowering.Previous? {
        guard let manifest, manifest.options == options, let records = manifest.records else { return nil }
        let digests = Dictionary(zip(manifest.inputs, records).map { ($0.0.path, $0.0.digest) }) { first, _ in first }
        // By source: the names of copies move between sources when other files are added or removed.
        let written = zip(manifest.inputs, manifest.outputs).prefix(records.count)
        let copies = Dictionary(written.map { ($0.0.path, $0.1) }) { first, _ in first }
        let unchanged = request.files.indices.filter {
            inputs[$0].stamp != nil && digests[inputs[$0].path] == inputs[$0].digest
        }
        let isThere = concurrentMap(request.files) { _, file in
            copies[file.source].map { $0.path == file.copy && $0.isThere } ?? false
        }
        return IncrementalLowering.Previous(
            records: records, unchanged: Set(unchanged), needed: Set(request.files.indices.filter { !isThere[$0] }))
    }

    /// Writes the files that differ from what is there, so that an unchanged one isn't compiled again.
    ///
    /// A new file is written in its place, without waiting for the disk as atomic writing does for each: the next run
    /// writes it again if this one doesn't get as far as the manifest.
    private func write(_ files: [(path: String, bytes: [UInt8])]) throws {
        let errors = concurrentMap(files) { _, file -> (any Error)? in
            let data = Data(file.bytes)
            let present = FileManager.default.contents(atPath: file.path)
            guard present != data else { return nil }
            do {
                try data.write(to: URL(fileURLWithPath: file.path), options: present == nil ? [] : .atomic)
                return nil
            } catch {
                return error
            }
        }
        if let error = errors.lazy.compactMap(\.self).first { throw error }
    }
}
