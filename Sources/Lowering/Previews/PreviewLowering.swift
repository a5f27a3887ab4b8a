import GallerySources

/// Turns the previews of UIKit's views into functions, and removes the others.
struct PreviewLowering {
    let index: DeclarationIndex
    let configuration: LoweringConfiguration

    /// The function of BuilderSwiftUI that makes the view or controller of a representable view.
    private static let making = "makeRepresented"

    /// Adds the edits and the list of a file's previews.
    func lower(file: Int, into result: inout FileFacts) {
        let path = configuration.relativePath(of: result.source.path)
        for (number, preview) in result.previews.enumerated() {
            let function = "preview_\(FileReducer.digest(Array(path.utf8)))_\(number + 1)"
            if let provider = preview.provider {
                lower(provider, of: preview, as: function, path: path, file: file, into: &result)
            } else {
                lower(preview, as: function, path: path, file: file, into: &result)
            }
        }
    }

    private func lower(
        _ preview: PreviewFact, as function: String, path: String, file: Int, into result: inout FileFacts
    ) {
        let bytes = result.source.bytes
        var lowered = LoweredPreview(
            name: preview.name, path: path, line: result.source.line(at: preview.range.lowerBound),
            traits: preview.traits)
        let isSwiftUIs = index.files[file].importsSwiftUI
        let content = isSwiftUIs ? preview.body?.content : nil
        let end = content.flatMap { representedEnd(of: $0, in: [], of: file) }
        if result.edits.contains(preview.range) {
            lowered.obstacle = .refused
        } else if let body = preview.body, end != nil || !isSwiftUIs || isClass(body.result, in: file) {
            lowered.function = function
            // The closure is in the form of UIKit's macro: a view or controller, by one expression or a return.
            let head = "@MainActor func \(function)() -> any RenderSource {"
            result.edits.replace(body.head, of: bytes, with: head)
            result.edits.blank(body.tail, of: bytes)
            if let content, let end, let element = content.elements.first {
                result.edits.insert("\(Self.making)(", at: content.range.lowerBound)
                result.edits.insert(")", at: end)
                result.edits.blank(end..<content.range.upperBound, of: bytes)
                lowered.name = lowered.name ?? element.name
                lowered.traits += element.traits
            }
            lowered.isIncomplete =
                leavesOut(preview.range, of: result) || body.result.map { index.isIncomplete($0, in: file) } == true
        } else {
            lowered.obstacle = preview.body == nil ? preview.obstacle : .swiftUI
            result.edits.blank(preview.range, of: bytes)
        }
        result.loweredPreviews.append(lowered)
    }

    // MARK: Providers

    /// Turns the getter of a provider into a function that returns the view or controller of a preview by its number.
    private func lower(
        _ provider: ProviderFact, of preview: PreviewFact, as function: String, path: String, file: Int,
        into result: inout FileFacts
    ) {
        let type = preview.name ?? ""
        let source = result.source
        let isRefused = result.edits.contains(preview.range) || result.edits.contains(provider.body)
        let ends = provider.contents.map { content in
            result.edits.contains(content.range) || content.elements.isEmpty
                ? nil : representedEnd(of: content, in: [type], of: file)
        }
        guard !isRefused, ends.contains(where: { $0 != nil }) else {
            // A preview that was left out may have been the one of UIKit's views.
            let isRefused = isRefused || provider.contents.contains { result.edits.contains($0.range) }
            result.loweredPreviews.append(
                LoweredPreview(
                    name: preview.name, path: path, line: source.line(at: preview.range.lowerBound),
                    obstacle: isRefused ? .refused : .swiftUI))
            result.edits.blank(preview.range, of: source.bytes)
            return
        }
        // Branches share numbers, of which the first one names the preview.
        var numbers: Set<Int> = []
        var previews: [(number: Int, preview: LoweredPreview)] = []
        for (content, end) in zip(provider.contents, ends) {
            var lowered = LoweredPreview(
                name: Self.name(ofProvider: type), path: path, line: source.line(at: content.range.lowerBound))
            guard let end else {
                lowered.obstacle = result.edits.contains(content.range) ? .refused : .swiftUI
                result.edits.blank(content.range, of: source.bytes)
                previews.append((content.elements.first?.number ?? 0, lowered))
                continue
            }
            lowered.isIncomplete =
                leavesOut(content.range, of: result) || index.isIncomplete(content.root, in: file)
            let head = "if previewNumber\(content.depth) == \(content.number) { return \(Self.making)("
            result.edits.insert(head, at: content.range.lowerBound)
            result.edits.insert(") }", at: end)
            result.edits.blank(end..<content.range.upperBound, of: source.bytes)
            for element in content.elements where numbers.insert(element.number).inserted {
                lowered.name = element.name ?? Self.name(ofProvider: type)
                lowered.traits = element.traits
                lowered.function = "{ \(function)(\(element.number)) }"
                previews.append((element.number, lowered))
            }
        }
        result.loweredPreviews += previews.sorted { ($0.number, $0.preview.line) < ($1.number, $1.preview.line) }
            .map(\.preview)
        result.edits.append(provider.edits)
        let head = "@MainActor static func \(function)(_ previewNumber0: Int) -> any RenderSource {"
        result.edits.insert(" SwiftUI.EmptyView() }; \(head)", at: provider.body.lowerBound)
        result.edits.insert("; return UIView() ", at: provider.body.upperBound)
        // The provider may be private.
        result.edits.insert(
            "; @MainActor func \(function)(_ number: Int) -> any RenderSource { \(type).\(function)(number) }",
            at: preview.range.upperBound)
    }

    /// Returns the name of a provider without the ending that Xcode's template gives it.
    private static func name(ofProvider type: String) -> String {
        for ending in ["_Previews", "_Preview"] where type.hasSuffix(ending) && type.count > ending.count {
            return String(type.dropLast(ending.count))
        }
        return type
    }

    private func leavesOut(_ range: Range<Int>, of facts: FileFacts) -> Bool {
        facts.leftOut.contains { range.contains($0.lowerBound) }
    }

    // MARK: Views

    /// Helpers of packages and of articles, in files that the module may not have.
    private static let helpers: Set = ["UIViewPreview", "UIViewControllerPreview"]

    /// Returns the offset after a representable view, without modifiers; nil for another view of SwiftUI.
    private func representedEnd(of content: PreviewContent, in scope: [String], of file: Int) -> Int? {
        let name = content.root
        if let entry = index.resolve(name, in: scope, of: file) {
            if isRepresentable(entry) { return content.rootEnd }
        } else if Self.helpers.contains(name) {
            return content.rootEnd
        }
        guard isClass(name, in: file) else { return nil }
        // A view or controller that the app makes representable: `HomeViewController().preview()`.
        return content.members.last { makesView($0.name, in: file) }?.end
    }

    private func isRepresentable(_ entry: DeclarationIndex.TypeEntry) -> Bool {
        let protocols: Set = ["UIViewRepresentable", "UIViewControllerRepresentable"]
        return ([entry] + index.ancestors(of: entry) { $0 == .protocolType }).contains { entry in
            ([entry.declaration].compactMap(\.self) + entry.extensions).contains { location in
                index.type(at: location).inherited.contains {
                    protocols.contains(String($0.split(separator: ".").last ?? ""))
                }
            }
        }
    }

    /// Returns a Boolean value that indicates whether a member of the module's returns a view of SwiftUI.
    private func makesView(_ name: String, in file: Int) -> Bool {
        (index.named[name] ?? []).contains { location in
            let type = index.member(at: location).resultType
            let base = String(type.prefix { $0 != "<" })
            return type.hasPrefix("some ") && type.hasSuffix("View") || type == "AnyView"
                || index.resolve(base, in: index.owner(of: location).path, of: file).map(isRepresentable) == true
        }
    }

    /// Returns a Boolean value that indicates whether a name is that of a class, as of all UIKit's views.
    private func isClass(_ name: String?, in file: Int) -> Bool {
        guard let name else { return false }
        if let type = index.resolve(name, in: [], of: file).flatMap(index.declaration) {
            return type.kind == .classType
        }
        return name.hasPrefix("UI") || name.hasSuffix("ViewController")
    }
}
