import Foundation
import GallerySources
import Testing

@testable import Lowering

/// The list of the frameworks' requirements is that of the sources.
@Suite struct FrameworkRequirementTests {
    private static let endings = [
        "Delegate", "DataSource", "Prefetching", "Transitioning", "Updating", "Restoring", "Handler", "Observer",
        "FlowLayout", "Presenter",
    ]

    @Test func theListIsThatOfTheSources() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardized.path
        var names: Set<String> = []
        for folder in ["BuilderUIKit", "BuilderFoundation", "AppleFrameworks"] {
            let files = try #require(FileManager.default.enumerator(atPath: "\(root)/\(folder)"))
            for case let file as String in files where file.hasSuffix(".swift") {
                let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(folder)/\(file)"))
                names.formUnion(Self.requirements(of: SourceFile(path: file, bytes: [UInt8](data))))
            }
        }
        let missing = names.subtracting(FrameworkRequirements.names).sorted()
        let gone = FrameworkRequirements.names.subtracting(names).sorted()
        #expect(missing.isEmpty, "add to FrameworkRequirements.swift: \(missing.joined(separator: " "))")
        #expect(gone.isEmpty, "remove from FrameworkRequirements.swift: \(gone.joined(separator: " "))")
    }

    private static func requirements(of file: SourceFile) -> [String] {
        guard let facts = FactCollector.collect(file, configuration: LoweringConfiguration()) else { return [] }
        return facts.members.compactMap { member in
            let type = facts.types[member.owner]
            guard type.kind == .protocolType, member.kind == .method, let name = type.path.last,
                endings.contains(where: name.hasSuffix)
            else { return nil }
            return member.fullName
        }
    }
}
