import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// A screen that was drawn: its views, the reasons for their frames, and the picture.
struct InspectedScreen: Sendable {
    let inspection: ScreenInspection
    let picture: Bitmap?
    let warnings: [String]
    /// The subviews of each view.
    let children: [[Int]]
    private let roots: [Int]

    init(_ inspection: ScreenInspection, picture: Bitmap?, warnings: [String] = []) {
        self.inspection = inspection
        self.picture = picture
        self.warnings = warnings
        var children = Array(repeating: [Int](), count: inspection.layout.views.count)
        var roots: [Int] = []
        for (index, view) in inspection.layout.views.enumerated() {
            if let parent = view.parent, children.indices.contains(parent) {
                children[parent].append(index)
            } else {
                roots.append(index)
            }
        }
        self.children = children
        self.roots = roots
    }

    var layout: LayoutInspection { inspection.layout }
    var views: [LayoutInspection.View] { inspection.layout.views }

    // MARK: Tree

    /// A row of the tree.
    struct TreeRow: Hashable {
        var view: Int
        var depth: Int
    }

    /// Returns the rows of the tree, without the subviews of folded views.
    func rows(folded: Set<Int>) -> [TreeRow] {
        var rows: [TreeRow] = []
        var waiting = roots.reversed().map { TreeRow(view: $0, depth: 0) }
        while let row = waiting.popLast() {
            rows.append(row)
            if folded.contains(row.view) { continue }
            waiting += children[row.view].reversed().map { TreeRow(view: $0, depth: row.depth + 1) }
        }
        return rows
    }

    /// Returns the superviews of a view, the nearest first.
    func ancestors(of view: Int) -> [Int] {
        var found: [Int] = []
        var current = views[view].parent
        while let parent = current, found.count < views.count {
            found.append(parent)
            current = views[parent].parent
        }
        return found
    }

    /// Returns a Boolean value that indicates whether neither the view nor a superview is hidden.
    func isVisible(_ view: Int) -> Bool {
        !views[view].isHidden && !ancestors(of: view).contains { views[$0].isHidden }
    }

    /// Returns the views whose name, text, class or identifier contains a text, whatever the case and the accents, in
    /// the tree's order.
    func views(matching text: String) -> [Int] {
        let wanted = Self.searchable(text)
        guard !wanted.isEmpty else { return [] }
        return views.indices.filter { index in
            let view = views[index]
            return [view.name, view.type, view.text ?? "", view.identifier ?? ""].contains {
                Self.searchable($0).contains(wanted)
            }
        }
    }

    private static func searchable(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    // MARK: Constraints

    /// Returns the constraints that reference a view or one of its guides.
    func constraints(of view: Int) -> [Int] {
        layout.constraints.indices.filter { index in
            let constraint = layout.constraints[index]
            return [constraint.first, constraint.second].contains { item in
                item?.view == view || item?.guide.map { layout.guides[$0].owner == view } == true
            }
        }
    }

    /// Returns the contrast of a view's text.
    func contrast(of view: LayoutInspection.View) -> ContrastMeasurement? {
        let rect = [view.picture.x, view.picture.y, view.picture.width, view.picture.height]
        return inspection.contrasts.first { measurement in
            measurement.text == view.text && measurement.frame.count == 4
                && zip(measurement.frame, rect).allSatisfy { abs($0 - $1) < 1 }
        }
    }
}
