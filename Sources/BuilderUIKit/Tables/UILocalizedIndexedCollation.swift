import Foundation

/// The sections and the index of a table of names: the letters from A to Z, and “#” for all else.
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// let section = collation.section(for: contact, collationStringSelector: #selector(getter: Contact.name))
/// ```
/// A letter with an accent counts as the letter. The sections of other languages than those with Latin letters aren't
/// known.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let collation = UILocalizedIndexedCollation()

    /// Returns the collation of the current locale.
    open class func current() -> UILocalizedIndexedCollation { collation }

    /// The titles of the sections.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// The titles of the index.
    open var sectionIndexTitles: [String] { sectionTitles }
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    /// Returns the section of a title in the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of an object, by the text that a method or a property of it returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = text(of: object, selector).folding(options: [.diacriticInsensitive], locale: nil).uppercased()
        return Self.letters.firstIndex { text.hasPrefix($0) } ?? Self.letters.count
    }

    /// Returns the objects in the order of the texts that a method or a property of them returns.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let texts = array.map { text(of: $0, selector) }
        return array.indices.sorted { first, second in
            let order = texts[first].localizedStandardCompare(texts[second])
            return order == .orderedSame ? first < second : order == .orderedAscending
        }.map { array[$0] }
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if let value = selector.perform(on: object as AnyObject, [])?.value { return value as? String ?? "\(value)" }
        return ""
    }
}
