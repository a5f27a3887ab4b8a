import BuilderUIKit

/// A way to draw text; nothing calls it.
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// Returns the size of a text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The distance to which the text is drawn beyond its edges.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A mark of a part of a text.
public protocol TextAttribute {}

extension Text {
    /// The lines of a text; there are none.
    public struct Layout: RandomAccessCollection {
        public var isTruncated: Bool { false }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Line { Line() }

        /// A line of a text.
        public struct Line: RandomAccessCollection {
            public var origin: CGPoint = .zero
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(position: Int) -> Run { Run() }
        }

        /// A part of a line with the same attributes.
        public struct Run: RandomAccessCollection {
            public var layoutDirection: LayoutDirection { .leftToRight }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(position: Int) -> RunSlice { RunSlice() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// A glyph of a part.
        public struct RunSlice {
            public var run: Run { Run() }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// The area of glyphs.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin: CGPoint = .zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// The parts of drawing.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Glyphs are drawn at their exact positions.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }

    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}

extension View {
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
}
