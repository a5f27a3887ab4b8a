import Foundation

extension ViewTree {
    /// The views as text, one per line, indented by depth: class and identifier, text, frame, and drawing.
    ///
    /// Frames are in points and relative to the parent, so that one line changes when a group moves. The same tree
    /// gives the same lines, and no line depends on other views: a line-wise comparison of two outlines lists the
    /// changes.
    public var outline: [String] {
        let parents = parents
        return nodes.indices.map { index in
            let node = nodes[index]
            let frame = parents[index] < 0 ? node.frame : node.frame(in: nodes[parents[index]])
            return String(repeating: "  ", count: node.depth) + node.outline(at: frame)
        }
    }
}

extension ViewTree.Node {
    /// Returns the frame relative to the parent's corner, or in the parent's coordinates if that is rotated or scaled.
    fileprivate func frame(in parent: ViewTree.Node) -> CGRect {
        ownFrame ?? frame.offsetBy(dx: -parent.frame.minX, dy: -parent.frame.minY)
    }

    fileprivate func outline(at frame: CGRect) -> String {
        var parts = [ChangeText.line(className, to: 60)]
        if let identifier, !identifier.isEmpty { parts[0] += "#" + ChangeText.line(identifier, to: Self.longest) }
        if let text, !text.isEmpty { parts.append("“\(ChangeText.line(text, to: Self.longest))”") }
        if let imageName, !imageName.isEmpty { parts.append("image “\(ChangeText.line(imageName, to: Self.longest))”") }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ChangeText.number(Double($0)) }
        parts.append("\(numbers[2]) × \(numbers[3]) at (\(numbers[0]), \(numbers[1]))")
        if boundsOrigin != .zero {
            let (x, y) = (ChangeText.number(Double(boundsOrigin.x)), ChangeText.number(Double(boundsOrigin.y)))
            parts.append("scrolled to (\(x), \(y))")
        }
        if visible == nil { parts.append("not visible") }
        return (parts + appearance.outline).joined(separator: ", ")
    }

    /// The maximum number of a text's characters; longer texts also have a digest of their glyphs.
    private static let longest = 200
}

extension ViewTree.Appearance {
    fileprivate var outline: [String] {
        var parts: [String] = []
        func add(_ name: String, _ values: [String]) {
            if !values.isEmpty { parts.append("\(name) \(values.joined(separator: " / "))") }
        }
        func colors(_ name: String, _ values: [String]) { add(name, values.map { "#\($0)" }) }
        func numbers(_ name: String, _ values: [Double]) {
            add(name, [values.map(ChangeText.number).joined(separator: " ")])
        }
        colors("background", background.map { [$0] } ?? [])
        add("font", fonts)
        colors("color", textColors)
        colors("tint", tints)
        colors("drawn in", self.colors)
        add("pixels", images)
        if borderWidth != 0 { numbers("border", [borderWidth]) }
        colors("border color", borderColor.map { [$0] } ?? [])
        add("corners", corners.map { [$0] } ?? [])
        if opacity != 1 { numbers("opacity", [opacity]) }
        add("shadow", shadow.map { [$0] } ?? [])
        if !transform.isEmpty { numbers("transform", transform) }
        if clips { parts.append("clips") }
        if isCutOff { parts.append("truncated") }
        add("letters", glyphs.map { [$0] } ?? [])
        add("shapes", shapes.map { [$0] } ?? [])
        return parts
    }
}
