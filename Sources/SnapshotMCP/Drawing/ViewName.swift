import BuilderUIKit
import Foundation
import ScreenDriver
import SnapshotCore

/// The argument “view”: an identifier, else a label, text, placeholder or class, or `class:UISwitch`, with an index
/// such as `[1]` if several views have it.
struct ViewName {
    private let name: String
    private let index: Int?

    init(_ text: String) {
        if let match = text.wholeMatch(of: /(.+)\[(-?\d+)\]/), let index = Int(match.2) {
            name = String(match.1)
            self.index = index
        } else {
            name = text
            index = nil
        }
    }

    private static let classPrefix = "class:"

    /// The query for steps, which have an index of their own.
    static func query(_ name: String) -> ViewQuery {
        name.hasPrefix(classPrefix) ? .type(named: String(name.dropFirst(classPrefix.count))) : ViewQuery(name)
    }

    /// Returns the view on a screen that is laid out.
    /// - Throws: `ToolError.wrongArguments` if there is none, or several, with what tells them apart.
    @MainActor
    func view(in root: UIView) throws(ToolError) -> UIView {
        let found = candidates(in: root)
        guard !found.isEmpty else { throw .wrongArguments(unknown(in: root)) }
        if let index {
            let position = index < 0 ? found.count + index : index
            guard found.indices.contains(position) else {
                throw .wrongArguments("“\(name)” finds only \(Plural.of(found.count, "view")): indices begin at 0")
            }
            return found[position]
        }
        guard found.count > 1 else { return found[0] }
        let limit = 6
        let text = CompactText(of: root, in: root)
        let choices = found.prefix(limit).enumerated().map { position, view in
            "\(name)[\(position)]: \(text.name(of: view)) \(CompactText.frame(root.convert(view.bounds, from: view)))"
        }
        let rest = found.count - choices.count
        throw .wrongArguments(
            (["“\(name)” finds \(found.count) views: use an index or an accessibilityIdentifier"] + choices
                + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n"))
    }

    /// Returns the views with the name. Of a caption and the control that it names, it is the control.
    @MainActor
    private func candidates(in root: UIView) -> [UIView] {
        if root.accessibilityIdentifier == name { return [root] }
        let found = Self.query(name).views(in: root)
        guard !name.hasPrefix(Self.classPrefix) else { return found }
        if found.isEmpty {
            let all = ViewQuery.type(named: name).views(in: root)
            return all.isEmpty && ViewClassName.of(root) == name ? [root] : all
        }
        guard !found.contains(where: { $0.accessibilityIdentifier == name }) else { return found }
        let controls = found.filter(Self.isControl)
        if !controls.isEmpty { return controls }
        let others = ViewQuery.placeholder(name).views(in: root) + ViewQuery.label(name).views(in: root)
        let captioned = others.filter(Self.isControl)
        return captioned.count == 1 ? captioned : found
    }

    @MainActor
    private static func isControl(_ view: UIView) -> Bool { view is UIControl || view is UITextView }

    @MainActor
    private func unknown(in root: UIView) -> String {
        let word = name.hasPrefix(Self.classPrefix) ? String(name.dropFirst(Self.classPrefix.count)) : name
        guard case .none(let nearest) = LayoutReport(of: root).find(word) else { return "no view is named “\(name)”" }
        return "\(CommandError.unknownView(name: name, nearest: nearest))"
    }
}
