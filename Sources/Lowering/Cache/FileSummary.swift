/// The part of a file's facts that the lowering of other files depends on, as bytes.
///
/// Offsets in the file aren't a part of it: a file whose bodies alone change has an equal summary.
extension FileFacts {
    var summary: [UInt8] {
        var writer = ByteWriter()
        writer.write(isUnparsable)
        writer.write(declaresLocalizedString)
        writer.write(imports)
        writer.write(genericConstraints.sorted())
        writer.write(functionTypes.sorted())
        writer.write(incompleteTypes.sorted())
        writer.write(types) { $1.write(to: &$0) }
        writer.write(members) { writer, member in
            writer.write(member.owner)
            member.write(to: &writer)
        }
        return writer.bytes
    }

    /// Creates the facts of a file that isn't lowered.
    /// - Throws: `ByteReader.Malformed`.
    init(summary: [UInt8], path: String) throws(ByteReader.Malformed) {
        guard let source = SourceText(SourceFile(path: path, bytes: [])) else { throw ByteReader.Malformed() }
        self.init(source: source)
        isSummary = true
        var reader = ByteReader(summary)
        isUnparsable = try reader.flag()
        declaresLocalizedString = try reader.flag()
        imports = try reader.texts()
        genericConstraints = Set(try reader.texts())
        functionTypes = Set(try reader.texts())
        incompleteTypes = Set(try reader.texts())
        types = try reader.list { (reader) throws(ByteReader.Malformed) in try TypeFact(&reader) }
        members = try reader.list { (reader) throws(ByteReader.Malformed) in
            try MemberFact(owner: try reader.integer(), &reader)
        }
        guard reader.isAtEnd, members.allSatisfy({ types.indices.contains($0.owner) }) else {
            throw ByteReader.Malformed()
        }
    }
}

extension TypeFact {
    /// Writes the part of a summary.
    func write(to writer: inout ByteWriter) {
        writer.write(Kind.allCases.firstIndex(of: kind) ?? 0)
        writer.write(path)
        writer.write(genericParameters)
        writer.write(genericConstraints.sorted { $0.key < $1.key }) { writer, constraint in
            writer.write(constraint.key)
            writer.write(constraint.value)
        }
        writer.write(inherited)
        writer.write(access)
        writer.write(depth)
        writer.write(isConstrained)
        writer.write(memberAttributes)
        writer.write(isObjectiveC)
        writer.write(isLocal)
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        let number = try reader.integer()
        guard Kind.allCases.indices.contains(number) else { throw ByteReader.Malformed() }
        kind = Kind.allCases[number]
        path = try reader.texts()
        genericParameters = try reader.texts()
        let constraints = try reader.list { (reader) throws(ByteReader.Malformed) in
            (try reader.text(), try reader.texts())
        }
        genericConstraints = Dictionary(constraints) { first, _ in first }
        inherited = try reader.texts()
        access = try reader.text()
        depth = try reader.integer()
        isConstrained = try reader.flag()
        memberAttributes = try reader.text()
        isObjectiveC = try reader.flag()
        isLocal = try reader.flag()
        (bodyEnd, endsWithMember, inheritanceOffset, hasInheritance) = (0, false, 0, false)
    }
}

extension MemberFact {
    /// Writes the part of a summary, without the owner.
    func write(to writer: inout ByteWriter) {
        writer.write(Kind.allCases.firstIndex(of: kind) ?? 0)
        writer.write(name)
        writer.write(labels)
        let flags = [
            isStatic, isOverride, isOptional, isObjectiveC, isComputed, isSettable, isManaged, isThrowing, isAsync,
            isGeneric, isLeftOut,
        ]
        for flag in flags { writer.write(flag) }
        writer.write(access)
        writer.write(objectiveCName) { $0.write($1) }
        writer.write(parameterTypes)
        writer.write(resultType)
        writer.write(parameters) { writer, parameter in
            writer.write(parameter.label)
            writer.write(parameter.name)
            writer.write(parameter.type)
        }
    }

    fileprivate init(owner: Int, _ reader: inout ByteReader) throws(ByteReader.Malformed) {
        let number = try reader.integer()
        guard Kind.allCases.indices.contains(number) else { throw ByteReader.Malformed() }
        self.init(kind: Kind.allCases[number], owner: owner, name: try reader.text(), range: 0..<0, removalRange: 0..<0)
        labels = try reader.texts()
        isStatic = try reader.flag()
        isOverride = try reader.flag()
        isOptional = try reader.flag()
        isObjectiveC = try reader.flag()
        isComputed = try reader.flag()
        isSettable = try reader.flag()
        isManaged = try reader.flag()
        isThrowing = try reader.flag()
        isAsync = try reader.flag()
        isGeneric = try reader.flag()
        isLeftOut = try reader.flag()
        access = try reader.text()
        objectiveCName = try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.text() }
        parameterTypes = try reader.texts()
        resultType = try reader.text()
        parameters = try reader.list { (reader) throws(ByteReader.Malformed) in
            Parameter(label: try reader.text(), name: try reader.text(), type: try reader.text())
        }
    }
}
