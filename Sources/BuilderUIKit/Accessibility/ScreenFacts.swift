import Foundation
import Render

/// What an audit knows of a screen that is laid out: its texts, its elements and their targets, as values.
package struct ScreenFacts: Hashable, Sendable {
    /// A view that a finding can be about.
    package struct Subject: Hashable, Sendable {
        /// The class, and the identifier or the text, such as `UIButton “Send”`.
        package var name: String
        /// The accessibility identifiers of the view and of those around it, the view's first.
        package var identifiers: [String]
        /// The view's position in the tree, the same for all configurations of a screen.
        package var path: String
        /// The frame in the picture, in points.
        package var frame: CGRect
    }

    /// A text that is displayed, or scrolled away, and isn't covered by other views.
    package struct Text: Hashable, Sendable {
        package var subject: Subject
        package var text: String
        /// The rectangle of the letters that aren't cut, in points; empty for a text without room.
        package var ink: CGRect
        /// The parts of it that are neither scrolled away nor covered.
        package var parts: [CGRect]
        /// A Boolean value that indicates whether a part of the text isn't displayed.
        package var isCut: Bool
        /// A Boolean value that indicates whether it is so only because a view around it clips.
        package var isClipped = false
        /// The looks of the letters, each once.
        package var styles: [Style]
        /// A Boolean value that indicates whether the text is that of a disabled control, or a placeholder.
        package var isExemptFromContrast: Bool
        /// The rectangle that is on the screen or can be scrolled there.
        package var reach: CGRect
    }

    /// The look of letters.
    package struct Style: Hashable, Sendable {
        /// The color, with the opacity of the views around the text.
        package var color: Color
        /// The size, in points.
        package var size: Double
        package var isBold: Bool
    }

    /// A control, wherever it is.
    package struct Control: Hashable, Sendable {
        package var subject: Subject
        /// The rectangle that is on the screen or can be scrolled there.
        package var reach: CGRect
    }

    /// An image that is displayed, and isn't a symbol.
    package struct Picture: Hashable, Sendable {
        package var subject: Subject
        /// The largest part of its rectangle that is neither scrolled away nor covered.
        package var frame: CGRect
    }

    /// An element without a label of its own.
    package struct Unlabeled: Hashable, Sendable {
        /// The reason for which a person can't tell what the element is.
        package enum Reason: Hashable, Sendable {
            /// It has no label.
            case noLabel
            /// Its label is the name of an image's file or symbol.
            case imageName(String)
            /// A person can act on it, but it isn't an element.
            case unreachable
        }
        package var subject: Subject
        package var reason: Reason
    }

    /// An enabled view that a person touches.
    package struct Target: Hashable, Sendable {
        package var subject: Subject
        /// The size of the area that is hit, in points; a side that is large enough may be larger.
        package var hitSize: CGSize
    }

    /// The screen's size, in points.
    package var size: CGSize
    package var texts: [Text] = []
    package var unlabeled: [Unlabeled] = []
    package var targets: [Target] = []
    package var controls: [Control] = []
    package var pictures: [Picture] = []

    /// Creates the facts of a screen without views.
    package init(size: CGSize) { self.size = size }

    /// Reads the facts of a view, which must be laid out.
    @MainActor
    package init(of root: UIView) {
        self.init(size: root.bounds.size)
        var collector = FactCollector(root: root)
        collector.collect()
        texts = collector.texts
        controls = collector.controls
        pictures = collector.pictures
        let entries = AccessibilityTree(of: root).entries
        let seen = entries.filter { !collector.isMaskedOut($0.view, $0.frame) }
        unlabeled = seen.compactMap { collector.unlabeled($0) } + collector.unreachable(besides: entries)
        targets = seen.compactMap { collector.target($0) }
    }
}
