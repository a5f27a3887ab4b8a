import BuilderUIKit

/// A text.
public nonisolated struct Text: _PrimitiveView, Equatable, Sendable {
    /// The place where a text that doesn't fit is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    /// Letters' case.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    /// The form of a date.
    public struct DateStyle: Hashable, Sendable {
        public static let time = DateStyle()
        public static let date = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
        public static let timer = DateStyle()
    }
    /// The form of a line through or under text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            public static let solid = Pattern()
            public static let dot = Pattern()
            public static let dash = Pattern()
            public static let dashDot = Pattern()
            public static let dashDotDot = Pattern()
        }

        public static let single = LineStyle()
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }
    /// The size of symbols within text.
    public enum Scale: Hashable, Sendable { case `default`, secondary }

    /// The characters.
    package let string: String

    public init(verbatim content: String) { string = content }
    @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) { string = String(content) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { string = key.key }
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { string = resource.key }
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        string = String(attributedContent.characters)
    }
    public init(_ image: Image) { string = "" }
    public init(_ date: Date, style: DateStyle) { string = "\(date)" }
    public init(_ dates: ClosedRange<Date>) { string = "\(dates)" }
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        string = "\(timerInterval)"
    }
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String { string = format.format(input) }
    public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
        string = formatter.string(for: subject) ?? ""
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        string = formatter.string(for: subject) ?? ""
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.string + rhs.string) }
}

extension Text {
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
    public func bold() -> Text { self }
    public func bold(_ isActive: Bool) -> Text { self }
    public func italic() -> Text { self }
    public func italic(_ isActive: Bool) -> Text { self }
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
}
