/// Marks classes whose tables can't delete rows.
///
/// UIKit shows the button that deletes a swiped row only if the data source implements
/// `tableView(_:commit:forRowAt:)`. A class that adopts `UITableViewDataSource` in its file, and of which neither a
/// superclass nor a subclass implements the method, conforms to `_DataSourceWithoutCommits`.
struct EditCommits {
    private static let method = "tableView(_:commit:forRowAt:)"
    private static let protocolNames: Set = ["UITableViewDataSource", "UIKit.UITableViewDataSource"]

    private let index: DeclarationIndex
    /// The keys of the classes that implement the method, and of their superclasses.
    private let implementers: Set<String>
    /// A Boolean value that indicates whether a protocol of the module, or an extension of one, has the method.
    private let isInProtocol: Bool

    init(index: DeclarationIndex) {
        self.index = index
        var implementers: Set<String> = []
        var isInProtocol = false
        for location in index.methods(named: "tableView") where index.member(at: location).fullName == Self.method {
            guard let owner = index.ownerEntry(of: location), index.declaration(of: owner)?.kind == .classType else {
                isInProtocol = true
                continue
            }
            implementers.formUnion([owner.key] + index.superclasses(of: owner).map(\.key))
        }
        self.implementers = implementers
        self.isInProtocol = isInProtocol
    }

    func lower(file: Int, into result: inout FileFacts) {
        guard !isInProtocol else { return }
        let facts = index.files[file]
        for type in facts.types where !Self.protocolNames.isDisjoint(with: type.inherited) {
            guard let entry = index.entry(of: type, in: file), canBeMarked(type, entry, in: file) else { continue }
            result.edits.insert(
                "; extension \(type.path.joined(separator: ".")): _DataSourceWithoutCommits {}", at: type.bodyEnd + 1)
        }
    }

    private func canBeMarked(_ type: TypeFact, _ entry: DeclarationIndex.TypeEntry, in file: Int) -> Bool {
        guard let location = entry.declaration, location.file == file, !type.isConstrained else { return false }
        let declaration = index.type(at: location)
        guard declaration.kind == .classType, !declaration.isLocal else { return false }
        // A type can't be extended in another one, where its name may be private.
        guard type.path.count == 1, type.depth == 0 else { return false }
        let isLeftOut = index.files[file].leftOut.contains {
            $0.contains(type.bodyEnd) || $0.contains(declaration.bodyEnd)
        }
        guard !isLeftOut else { return false }
        let superclasses = index.superclasses(of: entry)
        guard !([entry] + superclasses).contains(where: { implementers.contains($0.key) }) else { return false }
        // The classes of other libraries may have the method.
        let root = (superclasses.last ?? entry).declaration.map(index.type(at:))?.inherited.first
        return root.map { $0 == "NSObject" || FrameworkClasses.isKnown($0) } ?? false
    }
}
