/// Lowers only those files of a module that changed since an earlier run, or that depend on what changed.
///
/// The result is that of lowering all files.
package struct IncrementalLowering: Sendable {
    private let files: [SourceFile]
    private let configuration: LoweringConfiguration
    private let lowering: ModuleLowering

    package init(files: [SourceFile], configuration: LoweringConfiguration = LoweringConfiguration()) {
        self.files = files
        self.configuration = configuration
        lowering = ModuleLowering(files: files, configuration: configuration)
    }

    /// The knowledge of an earlier run with the same configuration.
    package struct Previous: Sendable {
        /// The records of the files at that time, in their order.
        var records: [LoweringRecord]
        /// The indices of the files whose content is as it was.
        var unchanged: Set<Int>
        /// The indices of the files to lower in any case.
        var needed: Set<Int>

        package init(records: [LoweringRecord], unchanged: Set<Int>, needed: Set<Int> = []) {
            self.records = records
            self.unchanged = unchanged
            self.needed = needed
        }
    }

    package struct Result: Sendable {
        /// The module. Files that weren't lowered have no bytes.
        package var module: LoweredModule
        /// The indices of the files that were lowered.
        package var lowered: Set<Int>
        package var records: [LoweringRecord]
    }

    /// Returns the lowered module.
    /// - Parameters:
    ///   - name: the module's name.
    ///   - previous: an earlier run; nil to lower all files.
    package func lowerModule(named name: String, after previous: Previous? = nil) -> Result {
        let changes = previous.flatMap { lowerChanges(named: name, after: $0) }
        return changes ?? lower(named: name, lowering.collected(Array(files.indices)), [:])
    }

    /// Lowers the files of which there are more than summaries.
    /// - Parameter kept: the records of the other files.
    private func lower(named name: String, _ facts: [FileFacts?], _ kept: [Int: LoweringRecord]) -> Result {
        let edited = lowering.edited(facts)
        var lowered = lowering.lower(edited)
        for (index, record) in kept { lowered[index] = record.file }
        let summaries = concurrentMap(facts) { index, facts in kept[index] == nil ? facts?.summary : nil }
        let records = files.indices.map { index in
            kept[index]
                ?? LoweringRecord(
                    lowered[index], summary: summaries[index],
                    exchangesMembers: edited[index]?.exchangesMembers ?? false)
        }
        return Result(
            module: lowering.module(named: name, files: lowered, facts: edited),
            lowered: Set(files.indices).subtracting(kept.keys), records: records)
    }

    /// Returns nil if all files must be lowered.
    private func lowerChanges(named name: String, after previous: Previous) -> Result? {
        let records = Dictionary(previous.records.map { ($0.file.path, $0) }) { first, _ in first }
        let paths = Set(files.map(\.path))
        // The first of several declarations counts, so files keep their order.
        guard records.count == previous.records.count, paths.count == files.count,
            previous.records.map(\.file.path).filter(paths.contains)
                == files.map(\.path).filter({ records[$0] != nil }),
            let old = try? records.mapValues({ record throws(ByteReader.Malformed) in try record.facts() })
        else { return nil }

        let changed = files.indices.filter { !previous.unchanged.contains($0) || records[files[$0].path] == nil }
        var facts: [FileFacts?] = files.map { old[$0.path] ?? nil }
        var changes: [(old: FileFacts?, new: FileFacts?)] = previous.records.lazy.filter {
            !paths.contains($0.file.path)
        }
        .map { (old[$0.file.path] ?? nil, nil) }
        for (index, new) in zip(changed, lowering.collected(changed)) {
            if records[files[index].path]?.summary != new?.summary || new == nil {
                changes.append((facts[index], new))
            }
            facts[index] = new
        }
        var needed = Set(changed).union(previous.needed)
        for index in files.indices where records[files[index].path]?.exchangesMembers == true { needed.insert(index) }
        if !changes.isEmpty {
            guard Self.sharedNames(old.values.map { $0 }) == Self.sharedNames(facts) else { return nil }
            let others = files.indices.filter { !changed.contains($0) }.compactMap { facts[$0] }
            let names = AffectedNames(changes: changes, others: others)
            let isAffected = concurrentMap(files) { _, file in names.isMentioned(in: file.bytes) }
            needed.formUnion(files.indices.filter { isAffected[$0] })
        }
        let others = needed.subtracting(changed).sorted()
        for (index, new) in zip(others, lowering.collected(others)) { facts[index] = new }
        var kept: [Int: LoweringRecord] = [:]
        for index in files.indices where !needed.contains(index) { kept[index] = records[files[index].path] }
        return lower(named: name, facts, kept)
    }

    /// Returns the names that all files depend on: of modules whose import in one file counts for all, and of function
    /// types.
    private static func sharedNames(_ facts: [FileFacts?]) -> Set<String> {
        let facts = facts.compactMap { $0 }
        return Set(facts.flatMap(\.imports)).intersection(ImpliedImports.shared + [OptionalRequirements.proxyModule])
            .union(facts.flatMap(\.functionTypes))
    }
}
