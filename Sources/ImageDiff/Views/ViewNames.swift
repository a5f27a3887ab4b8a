/// The names of views in descriptions.
struct ViewNames {
    private let tree: ViewTree
    private let parents: [Int]
    /// The index of each view among its siblings of the same class, from 1.
    private let ordinals: [Int]
    private let counts: [Family: Int]

    init(of tree: ViewTree) {
        self.tree = tree
        let parents = tree.parents
        var ordinals: [Int] = []
        var counts: [Family: Int] = [:]
        ordinals.reserveCapacity(parents.count)
        for (node, parent) in zip(tree.nodes, parents) {
            let count = counts[Family(parent: parent, className: node.className), default: 0] + 1
            counts[Family(parent: parent, className: node.className)] = count
            ordinals.append(count)
        }
        self.parents = parents
        self.ordinals = ordinals
        self.counts = counts
    }

    /// Returns a view's name.
    ///
    /// - Parameter isOfLabel: A Boolean value that indicates whether the name of a label's control is used for the
    ///   label's text.
    func name(of view: Int, isOfLabel: Bool = false) -> ViewName {
        let view = isOfLabel ? labelControl(of: view) : view
        let node = tree.nodes[view]
        let path = self.path(of: view)
        return ViewName(
            text: Self.ownName(of: node) ?? nameNear(view) ?? path, identifier: node.identifier,
            className: node.className, path: path)
    }

    /// Returns the control to which an internal label belongs: the button or field with the same text.
    private func labelControl(of view: Int) -> Int {
        let node = tree.nodes[view]
        let parent = parents[view]
        guard node.className == "UIButtonLabel" || Self.noun(for: node.className) == "label", node.identifier == nil,
            parent >= 0
        else { return view }
        return tree.nodes[parent].text == node.text && node.text != nil ? parent : view
    }

    /// Returns the name by identifier or text, or nil if the view has neither.
    private static func ownName(of node: ViewTree.Node) -> String? {
        let noun = Self.noun(for: node.className)
        if let identifier = node.identifier, !identifier.isEmpty {
            return "\(noun)#\(ChangeText.line(identifier, to: ChangeText.longest))"
        }
        if let text = node.text, !text.isEmpty { return "\(noun) \(ChangeText.quoted(text))" }
        if let image = node.imageName, !image.isEmpty { return "\(noun) \(ChangeText.quoted(image))" }
        return nil
    }

    /// Returns a common noun for UIKit's classes, and for classes named after them.
    private static func noun(for className: String) -> String {
        for (name, noun) in nouns where className.hasSuffix(name) { return noun }
        return ChangeText.line(className, to: 60)
    }

    private static let nouns = [
        ("UILabel", "label"), ("UIButton", "button"), ("UITextField", "text field"),
        ("UITextView", "text view"), ("UISwitch", "switch"),
    ]

    /// Returns the name of a cell, or of one of several siblings, by its first text; that of another view by its
    /// parent, if that has a name.
    private func nameNear(_ view: Int) -> String? {
        let node = tree.nodes[view]
        if node.className.contains("Cell") || sameClassSiblingCount(of: view) > 1 {
            var next = view + 1
            while next < tree.nodes.count, tree.nodes[next].depth > node.depth, next < view + 50 {
                if let text = tree.nodes[next].text, !text.isEmpty {
                    return "\(node.className) with \(ChangeText.quoted(text))"
                }
                next += 1
            }
        }
        let parent = parents[view]
        guard parent >= 0, let around = Self.ownName(of: tree.nodes[parent]) else { return nil }
        return "\(numbered(view)) in \(around)"
    }

    /// Returns the class names of the view and at most two ancestors, with numbers among siblings of the same class.
    private func path(of view: Int) -> String {
        var parts = [numbered(view)]
        var next = parents[view]
        while next >= 0, parts.count < 3 {
            parts.append(numbered(next))
            next = parents[next]
        }
        return parts.reversed().joined(separator: " > ")
    }

    private func numbered(_ view: Int) -> String {
        let name = ChangeText.line(tree.nodes[view].className, to: 60)
        return sameClassSiblingCount(of: view) > 1 ? "\(name) \(ordinals[view])" : name
    }

    /// Returns the number of siblings of the same class.
    private func sameClassSiblingCount(of view: Int) -> Int {
        counts[Family(parent: parents[view], className: tree.nodes[view].className)] ?? 1
    }

    /// The siblings of one class.
    private struct Family: Hashable {
        var parent: Int
        var className: String
    }
}

extension ViewTree {
    /// The index of each view's parent; -1 for the first.
    var parents: [Int] {
        var parents: [Int] = []
        parents.reserveCapacity(nodes.count)
        var path: [Int] = []
        for (index, node) in nodes.enumerated() {
            while path.count > node.depth { path.removeLast() }
            parents.append(path.last ?? -1)
            path.append(index)
        }
        return parents
    }
}

/// A view's name in messages.
public struct ViewName: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The displayed name: label “Email”, button “Buy”, `UIImageView#avatar` (by its identifier), `UITableViewCell with
    /// “Anna”`, or else its `path`. Texts are on one line and at most 40 characters long.
    public var text: String
    /// The accessibility identifier.
    public var identifier: String?
    /// The view's class, without the module.
    public var className: String
    /// The view's class and those of up to two ancestors, with numbers if there are several of a class: `UIView >
    /// UIStackView > UIView 2`.
    public var path: String

    /// The displayed name.
    public var description: String { text }
}
