/// Moves members out of extensions of classes, where Swift without Objective-C permits neither `override` nor being
/// overridden, to the end of the class's body.
struct OverrideMoves {
    let index: DeclarationIndex
    /// The files with the edits that they have so far.
    private(set) var files: [FileFacts]
    /// The original edits: the moved text is lowered by them.
    private let edits: [EditList]
    /// The modifiers that are already removed, and the modules that are already imported, by file.
    private var widened: [Int: Set<Range<Int>>] = [:]
    private var imported: [Int: Set<String>] = [:]
    private let overrides: OverrideIndex
    private let emulation: OverrideEmulation

    init(index: DeclarationIndex, emulation: OverrideEmulation, files: [FileFacts]) {
        self.index = index
        self.emulation = emulation
        overrides = emulation.overrides
        self.files = files
        edits = files.map(\.edits)
    }

    mutating func run() {
        for (file, facts) in index.files.enumerated() where !facts.isUnparsable {
            for (number, member) in facts.members.enumerated() where facts.types[member.owner].isExtension {
                let location = DeclarationIndex.Location(file: file, index: number)
                if member.isOverride || member.isManaged || overrides.isOverridden(location) {
                    move(location)
                }
            }
        }
    }

    private mutating func move(_ location: DeclarationIndex.Location) {
        let member = index.member(at: location)
        let owner = index.owner(of: location)
        if !member.isOverride, emulation.isEmulated(location) { return }
        guard let entry = index.ownerEntry(of: location), let target = entry.declaration,
            index.type(at: target).kind == .classType, !index.files[target.file].isUnparsable
        else {
            return diagnose(
                location,
                "\(member.fullName) in an extension of \(owner.path.joined(separator: ".")) "
                    + (member.isOverride ? "overrides" : member.isManaged ? "is stored" : "is overridden")
                    + ", but the module doesn't declare the class"
            )
        }
        guard !owner.isConstrained else {
            return diagnose(location, "\(member.fullName) can't leave an extension with a where clause")
        }
        let isOtherFile = target.file != location.file
        insert(text(of: location, isOtherFile: isOtherFile), from: location, into: target)
        files[location.file].edits.blank(member.removalRange, of: files[location.file].source.bytes)
        guard isOtherFile else { return }
        widenNames(usedBy: location)
        addImports(of: location.file, to: target.file)
    }

    /// Reports the second declaration of a type.
    mutating func report(_ name: String, declaredAgainAt location: DeclarationIndex.Location) {
        files[location.file].diagnose(.error, at: index.type(at: location).bodyEnd, "\(name) is declared twice")
    }

    private mutating func diagnose(_ location: DeclarationIndex.Location, _ message: String) {
        files[location.file].diagnose(.error, at: index.member(at: location).range.lowerBound, message)
    }

    /// Returns a member's lowered text, with the modifiers and attributes that its extension gave it.
    private func text(of location: DeclarationIndex.Location, isOtherFile: Bool) -> [UInt8] {
        let member = index.member(at: location)
        let owner = index.owner(of: location)
        let source = files[location.file].source
        var edits = edits[location.file]
        var access = member.access.isEmpty ? owner.access : ""
        if access == "private" { access = "fileprivate" }
        if isOtherFile, access == "fileprivate" { access = "" }
        if !access.isEmpty {
            if let end = member.attributesEnd {
                edits.insert(" " + access + " ", at: end)
            } else {
                edits.insert(access + " ", at: member.range.lowerBound)
            }
        }
        return Array(owner.memberAttributes.utf8) + edits.apply(to: source.bytes, in: member.range)
    }

    private mutating func insert(
        _ text: [UInt8], from location: DeclarationIndex.Location, into target: DeclarationIndex.Location
    ) {
        let (source, destination) = (files[location.file].source, files[target.file].source)
        let start = index.member(at: location).range.lowerBound
        let end = index.type(at: target).bodyEnd
        let lineEnd = destination.lineEnd
        let before =
            lineEnd + source.directive(line: source.line(at: start)) + lineEnd + source.indentation(before: start)
        let after =
            lineEnd + destination.directive(line: destination.line(at: end)) + lineEnd
            + destination.indentation(before: end)
        files[target.file].edits.insert(Array(before.utf8) + text + Array(after.utf8), at: end)
    }

    /// Makes the private names that a member uses visible in other files.
    private mutating func widenNames(usedBy location: DeclarationIndex.Location) {
        let facts = index.files[location.file]
        let words = Self.words(facts.source.bytes[index.member(at: location).range])
        for name in facts.privateNames where words.contains(name.name) {
            guard widened[location.file, default: []].insert(name.modifier).inserted else { continue }
            files[location.file].edits.blank(name.modifier, of: facts.source.bytes)
        }
    }

    private static func words(_ bytes: ArraySlice<UInt8>) -> Set<String> {
        let isWord = { (byte: UInt8) in
            byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        }
        return Set(bytes.split { !isWord($0) }.map { String(decoding: $0, as: UTF8.self) })
    }

    private mutating func addImports(of file: Int, to target: Int) {
        let present = Set(index.files[target].imports)
        for module in index.files[file].imports where !present.contains(module) {
            guard imported[target, default: []].insert(module).inserted else { continue }
            if let end = index.files[target].lastImportEnd {
                files[target].edits.insert("; import \(module)", at: end)
            } else {
                files[target].edits.insert("import \(module); ", at: 0)
            }
        }
    }
}
