import Foundation

extension Measurement<UnitInformationStorage>.FormatStyle {
    /// A format of amounts of data, whose unit fits their size: "12 MB".
    public struct ByteCount: Foundation.FormatStyle {
        /// The size of the units, which are thousands or 1,024 of each other.
        public var style: ByteCountFormatStyle.Style
        /// The units to choose from.
        public var allowedUnits: ByteCountFormatStyle.Units
        /// A Boolean value that indicates whether zero is a word.
        public var spellsOutZero: Bool
        /// A Boolean value that indicates whether the number of bytes follows.
        public var includesActualByteCount: Bool
        /// The language of numbers and units.
        public var locale: Locale

        /// Creates a format.
        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
            spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        /// Returns the text of an amount, in whole bytes.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(value.bytes)
        }

        /// Returns a format like this one in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A format of amounts of data, whose unit fits their size.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount)
    }
}
