import GallerySources

/// The declaration of what a catalog needs of a module's files: its previews, and the types of which parts are left
/// out.
struct SourcesDeclaration {
    let module: String
    let previews: [LoweredPreview]
    let incompleteTypes: [String]

    /// - Parameter module: the module's or target's name.
    init(module: String, files: [LoweredFile]) {
        self.module = module
        previews = files.flatMap(\.previews)
        incompleteTypes = Set(files.flatMap(\.incompleteTypes)).sorted()
    }

    /// The text of a file that declares them.
    var text: String {
        let name = LoweredPreview.identifier(module)
        return """
            // What a catalog needs of the module's files.
            import UIKit

            public let \(LoweredPreview.constant(ofModule: module)) = AppSources(
                previews: \(Self.list(previews.compactMap(Self.element))),
                incompleteTypes: \(Self.list(incompleteTypes.map { "\(name).\($0)".debugDescription })))

            """
    }

    private static func list(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[\n" + elements.map { "        \($0),\n" }.joined() + "    ]"
    }

    private static func element(of preview: LoweredPreview) -> String? {
        guard let function = preview.function else { return nil }
        let name = preview.name.map { "\($0.debugDescription), " } ?? ""
        let traits = preview.traits.isEmpty ? "" : "traits: [\(preview.traits.joined(separator: ", "))], "
        let mark = preview.isIncomplete ? "isIncomplete: true, " : ""
        return "SourcePreview(\(name)file: \(preview.path.debugDescription), \(traits)\(mark)make: \(function))"
    }
}
