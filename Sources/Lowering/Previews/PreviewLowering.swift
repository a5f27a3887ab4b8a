import GallerySources

/// Turns the previews of UIKit's views into functions, and removes the others.
struct PreviewLowering {
    let index: DeclarationIndex
    let configuration: LoweringConfiguration

    /// Adds the edits and the list of a file's previews.
    func lower(file: Int, into result: inout FileFacts) {
        let path = configuration.relativePath(of: result.source.path)
        for (number, preview) in result.previews.enumerated() {
            var lowered = LoweredPreview(
                name: preview.name, path: path, line: result.source.line(at: preview.range.lowerBound),
                traits: preview.traits)
            if result.edits.contains(preview.range) {
                lowered.obstacle = .refused
            } else if let body = preview.body, !importsSwiftUI(file) || isClass(body.result, in: file) {
                let name = "preview_\(FileReducer.digest(Array(path.utf8)))_\(number + 1)"
                lowered.function = name
                // The closure is in the form of UIKit's macro: a view or controller, by one expression or a return.
                let head = "@MainActor func \(name)() -> any RenderSource {"
                result.edits.replace(body.head, of: result.source.bytes, with: head)
                result.edits.blank(body.tail, of: result.source.bytes)
                lowered.isIncomplete =
                    result.leftOut.contains { preview.range.contains($0.lowerBound) }
                    || body.result.map { index.isIncomplete($0, in: file) } == true
            } else {
                lowered.obstacle = preview.body == nil ? preview.obstacle : .swiftUI
                result.edits.blank(preview.range, of: result.source.bytes)
            }
            result.loweredPreviews.append(lowered)
        }
    }

    private func importsSwiftUI(_ file: Int) -> Bool { index.files[file].importsSwiftUI }

    /// Returns a Boolean value that indicates whether a name is that of a class, as of all UIKit's views.
    private func isClass(_ name: String?, in file: Int) -> Bool {
        guard let name else { return false }
        if let type = index.resolve(name, in: [], of: file).flatMap(index.declaration) {
            return type.kind == .classType
        }
        return name.hasPrefix("UI") || name.hasSuffix("ViewController")
    }
}
