/// Moves members out of extensions of classes, where Swift without Objective-C permits neither `override` nor being
/// overridden, to the end of the class's body.
///
/// A method leaves its body behind, where private names are visible: `override func f() {…}` becomes
/// `func _moved_A_f() {…}`, and the class's body gets `override func f() { _moved_A_f() }`.
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
        for (file, facts) in index.files.enumerated() where !facts.isUnparsable && !facts.isSummary {
            for (number, member) in facts.members.enumerated() where facts.types[member.owner].isExtension {
                let location = DeclarationIndex.Location(file: file, index: number)
                // Other modules may override an open member.
                let isOpen = member.access == "open" && index.ownerEntry(of: location)?.declaration != nil
                if member.isOverride || member.isManaged || isOpen || overrides.isOverridden(location) {
                    move(location)
                }
            }
        }
    }

    private mutating func move(_ location: DeclarationIndex.Location) {
        let member = index.member(at: location)
        let owner = index.owner(of: location)
        // A member that is left out has no other place.
        guard !edits[location.file].replacesAll(of: member.range) else { return }
        if !member.isOverride, emulation.isEmulated(location) { return }
        guard let entry = index.ownerEntry(of: location), let target = index.ownDeclaration(of: entry),
            index.type(at: target).kind == .classType, !index.files[target.file].isUnparsable
        else {
            // An override of a framework's class can't be anywhere; the class's own member remains.
            if member.isOverride {
                files[location.file].edits.blank(member.removalRange, of: files[location.file].source.bytes)
            }
            return diagnose(
                location,
                "\(member.fullName) in an extension of \(owner.path.joined(separator: ".")) "
                    + (member.isOverride ? "overrides" : member.isManaged ? "is stored" : "is overridden")
                    + ", but the module doesn't declare the class" + (member.isOverride ? "; it is left out" : "")
            )
        }
        guard !owner.isConstrained else {
            return diagnose(location, "\(member.fullName) can't leave an extension with a where clause")
        }
        let isOtherFile = target.file != location.file
        if isOtherFile {
            files[location.file].exchangesMembers = true
            files[target.file].exchangesMembers = true
        }
        if leavesBody(location, isOtherFile: isOtherFile) {
            return forward(location, to: target, isOtherFile: isOtherFile)
        }
        insert(
            text(of: location, in: member.range, isOtherFile: isOtherFile), from: location, into: target)
        files[location.file].edits.blank(member.removalRange, of: files[location.file].source.bytes)
        guard isOtherFile else { return }
        widenNames(usedBy: location)
        addImports(of: location.file, to: target.file)
    }

    /// Returns a Boolean value that indicates whether a member is a method whose body can be called by another name.
    private func leavesBody(_ location: DeclarationIndex.Location, isOtherFile: Bool) -> Bool {
        let member = index.member(at: location)
        let isVisible = member.access != "open" && !(isOtherFile && ["private", "fileprivate"].contains(member.access))
        return member.kind == .method && member.canBeForwarded && !member.isManaged && isVisible
            && !emulation.isOverrider(location)
    }

    /// Renames a method, and declares one in the class's body that calls it.
    private mutating func forward(
        _ location: DeclarationIndex.Location, to target: DeclarationIndex.Location, isOtherFile: Bool
    ) {
        let member = index.member(at: location)
        let owner = index.owner(of: location)
        let name = (["_moved"] + owner.path + [member.name]).joined(separator: "_")
        let head = text(
            of: location, in: member.range.lowerBound..<member.signatureRange.upperBound, isOtherFile: isOtherFile)
        let body = " { \(member.effects)\(name)(\(member.arguments)) }"
        insert(head + Array(body.utf8), from: location, into: target)
        let bytes = files[location.file].source.bytes
        files[location.file].edits.replace(member.nameRange, of: bytes, with: name)
        if let range = member.overrideRange { files[location.file].edits.blank(range, of: bytes) }
        guard isOtherFile else { return }
        if member.access.isEmpty, owner.isPrivate {
            let start = member.attributesEnd ?? member.range.lowerBound
            files[location.file].edits.insert(member.attributesEnd == nil ? "internal " : " internal ", at: start)
        }
        // The types in the signature.
        if !member.parameters.isEmpty || member.resultType != "Void" { addImports(of: location.file, to: target.file) }
    }

    /// Reports the second declaration of a type.
    mutating func report(_ name: String, declaredAgainAt location: DeclarationIndex.Location) {
        files[location.file].diagnose(.error, at: index.type(at: location).bodyEnd, "\(name) is declared twice")
    }

    private mutating func diagnose(_ location: DeclarationIndex.Location, _ message: String) {
        files[location.file].diagnose(.error, at: index.member(at: location).range.lowerBound, message)
    }

    /// Returns the lowered text of a member, or of a part of it, with the modifiers and attributes that its extension
    /// gave it.
    private func text(
        of location: DeclarationIndex.Location, in range: Range<Int>, isOtherFile: Bool
    ) -> [UInt8] {
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
        return Array(owner.memberAttributes.utf8) + edits.apply(to: source.bytes, in: range)
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
