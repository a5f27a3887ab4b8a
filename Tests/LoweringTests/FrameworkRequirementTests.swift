import GallerySources
import Testing

@testable import Lowering

/// The list of the frameworks' requirements is that of the sources.
@Suite struct FrameworkRequirementTests {
    private static let endings = [
        "Delegate", "DataSource", "Prefetching", "Transitioning", "Updating", "Restoring", "Handler", "Observer",
        "FlowLayout", "Presenter",
    ]

    @Test func theListIsThatOfTheSources() {
        let names = Set(FrameworkSources.facts.flatMap(Self.requirements))
        let missing = names.subtracting(FrameworkRequirements.names).sorted()
        let gone = FrameworkRequirements.names.subtracting(names).sorted()
        #expect(missing.isEmpty, "add to FrameworkRequirements.swift: \(missing.joined(separator: " "))")
        #expect(gone.isEmpty, "remove from FrameworkRequirements.swift: \(gone.joined(separator: " "))")
    }

    private static func requirements(of facts: FileFacts) -> [String] {
        facts.members.compactMap { member in
            let type = facts.types[member.owner]
            guard type.kind == .protocolType, member.kind == .method, let name = type.path.last,
                endings.contains(where: name.hasSuffix)
            else { return nil }
            return member.fullName
        }
    }
}
