/// The declarations of a lowered module that modules which depend on it see, for their lowering.
///
/// Lowering gives optional requirements other names, and moves members out of extensions: a module that implements,
/// calls or overrides them must know it. Offsets aren't a part of an interface, so that it stays the same when only
/// bodies change.
package struct ModuleInterface: Sendable {
    /// What each file declares for other modules.
    let files: [FileFacts]

    init(_ files: [FileFacts]) {
        self.files = files.map(\.visibleOutside).filter { !$0.types.isEmpty || !$0.functionTypes.isEmpty }
    }

    // MARK: The file

    /// The beginning: another form of the file has another number.
    private static let mark = "interface 1"

    /// The interface as the bytes of a file.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.mark)
        writer.write(files) { $0.write($1.summary) }
        return writer.bytes
    }

    /// Creates an interface from a file's bytes; nil if they are of another form or damaged.
    package init?(bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let mark = try? reader.text(), mark == Self.mark,
            let files = try? reader.list({ (reader) throws(ByteReader.Malformed) in
                try FileFacts(summary: try reader.data(), path: "")
            }), reader.isAtEnd
        else { return nil }
        self.files = files.map { file in
            var file = file
            file.isOfDependency = true
            return file
        }
    }
}

extension FileFacts {
    /// The file's public declarations. Types that are neither public nor extended have no members.
    fileprivate var visibleOutside: FileFacts {
        var result = self
        // Other modules neither import nor constrain by what only this one imports and names.
        (result.imports, result.genericConstraints) = ([], [])
        result.declaresLocalizedString = false
        result.types = []
        result.members = []
        var numbers: [Int: Int] = [:]
        for (number, type) in types.enumerated() where isVisibleOutside(type) {
            numbers[number] = result.types.count
            result.types.append(type)
        }
        for var member in members {
            guard let owner = numbers[member.owner], member.isVisibleOutside(in: types[member.owner]) else { continue }
            member.owner = owner
            result.members.append(member)
        }
        return result
    }

    private func isVisibleOutside(_ type: TypeFact) -> Bool {
        !type.isLocal && (type.isExtension ? !type.isPrivate : type.isPublic)
    }
}

extension TypeFact {
    fileprivate var isPublic: Bool { ["public", "open", "package"].contains(access) }
}

extension MemberFact {
    /// Returns a Boolean value that indicates whether code in other modules can name the member of a type.
    fileprivate func isVisibleOutside(in type: TypeFact) -> Bool {
        if type.kind == .protocolType { return true }
        let access = access.isEmpty && type.isExtension ? type.access : access
        return ["public", "open", "package"].contains(access)
    }
}
