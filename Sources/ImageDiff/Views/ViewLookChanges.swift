import Foundation

/// The changes of a view's drawing and text.
struct ViewLookChanges {
    let kinds: [ViewChange.Kind]

    init(_ recorded: ViewTreeIndex, _ drawn: ViewTreeIndex, _ pair: ViewPair) {
        guard recorded.own[pair.recorded] != drawn.own[pair.drawn] else {
            kinds = []
            return
        }
        let old = recorded.nodes[pair.recorded]
        let new = drawn.nodes[pair.drawn]
        let hasSameSize = recorded.size(of: pair.recorded) == drawn.size(of: pair.drawn)
        let content = Self.textKinds(old, new) + Self.imageKinds(old, new)
        kinds =
            content + Self.boxKinds(old.look, new.look) + Self.scrolling(old, new)
            + Self.drawing(old, new, isExplained: !content.isEmpty || !hasSameSize)
    }

    private static func textKinds(_ old: ViewTree.Node, _ new: ViewTree.Node) -> [ViewChange.Kind] {
        var kinds: [ViewChange.Kind] = []
        if old.className != new.className { kinds.append(.className(from: old.className, to: new.className)) }
        if old.text != new.text { kinds.append(.text(from: old.text, to: new.text)) }
        if let pair = difference(old.look.fonts, new.look.fonts) { kinds.append(.font(from: pair.0, to: pair.1)) }
        if let pair = difference(old.look.textColors, new.look.textColors) {
            kinds.append(color(.text, pair.0, pair.1))
        }
        if old.look.isCutOff != new.look.isCutOff { kinds.append(.cutOff(new.look.isCutOff)) }
        return kinds
    }

    private static func imageKinds(_ old: ViewTree.Node, _ new: ViewTree.Node) -> [ViewChange.Kind] {
        var kinds: [ViewChange.Kind] = []
        // The images of a text are its emoji.
        let isText = !old.look.fonts.isEmpty || !new.look.fonts.isEmpty
        if old.imageName != new.imageName || (!isText && old.look.images != new.look.images) {
            kinds.append(.image(from: old.imageName, to: new.imageName))
        }
        if let pair = difference(old.look.tints, new.look.tints) { kinds.append(color(.tint, pair.0, pair.1)) }
        return kinds
    }

    /// Returns the changes of borders and backgrounds.
    private static func boxKinds(_ old: ViewTree.Look, _ new: ViewTree.Look) -> [ViewChange.Kind] {
        var kinds: [ViewChange.Kind] = []
        if old.background != new.background { kinds.append(color(.background, old.background, new.background)) }
        if old.borderWidth != new.borderWidth { kinds.append(.border(from: old.borderWidth, to: new.borderWidth)) }
        if let from = old.borderColor, let to = new.borderColor, from != to { kinds.append(color(.border, from, to)) }
        if old.corners != new.corners { kinds.append(.corners(from: old.corners, to: new.corners)) }
        if old.shadow != new.shadow { kinds.append(.shadow(from: old.shadow, to: new.shadow)) }
        if old.opacity != new.opacity { kinds.append(.opacity(from: old.opacity, to: new.opacity)) }
        if old.transform != new.transform { kinds.append(.transform) }
        if old.clips != new.clips { kinds.append(.clips(new.clips)) }
        return kinds
    }

    private static func scrolling(_ old: ViewTree.Node, _ new: ViewTree.Node) -> [ViewChange.Kind] {
        let x = (old.boundsOrigin.x - new.boundsOrigin.x).roundedToThousandths
        let y = (old.boundsOrigin.y - new.boundsOrigin.y).roundedToThousandths
        return x == 0 && y == 0 ? [] : [.scrolled(x: Double(x), y: Double(y))]
    }

    /// Returns the changes of other drawing.
    ///
    /// - Parameter isExplained: Indicates that a change of text, image or size explains other shapes.
    private static func drawing(
        _ old: ViewTree.Node, _ new: ViewTree.Node, isExplained: Bool
    ) -> [ViewChange.Kind] {
        var kinds: [ViewChange.Kind] = []
        if let pair = difference(old.look.colors, new.look.colors) { kinds.append(color(.drawing, pair.0, pair.1)) }
        let isDrawnOtherwise =
            old.look.shapes != new.look.shapes || old.look.glyphs != new.look.glyphs
            || old.look.images != new.look.images
            || (kinds.isEmpty && (old.look.colors != new.look.colors || old.look.tints != new.look.tints))
        if isDrawnOtherwise, !isExplained { kinds.append(.drawing) }
        return kinds
    }

    /// Returns the first differing elements of two lists, if both have any.
    private static func difference(_ old: [String], _ new: [String]) -> (String, String)? {
        guard old != new, let oldLast = old.last, let newLast = new.last else { return nil }
        let place = zip(old, new).prefix { $0 == $1 }.count
        if place < old.count, place < new.count { return (old[place], new[place]) }
        // One list is longer than the other.
        return place < old.count ? (old[place], newLast) : (oldLast, new[place])
    }

    private static func color(_ part: ViewChange.ColorPart, _ from: String?, _ to: String?) -> ViewChange.Kind {
        .color(part, from: from.map { "#" + $0 }, to: to.map { "#" + $0 })
    }
}
