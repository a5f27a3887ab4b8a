import BuilderFoundation
import Foundation
import Testing

/// Comparisons of texts in `#Predicate`.
@Suite struct PredicateTests {
    private struct Item { let name: String }

    @Test func searchesIgnoreCaseAndAccents() throws {
        let items = [Item(name: "Café"), Item(name: "cafeteria"), Item(name: "Bar")]
        let text = "CAFE"
        let search = #Predicate<Item> { text.isEmpty || $0.name.localizedStandardContains(text) }
        #expect(try items.filter(search).map(\.name) == ["Café", "cafeteria"])
    }

    @Test func textsAreCompared() throws {
        let equal = ComparisonResult.orderedSame
        let same = #Predicate<Item> { $0.name.caseInsensitiveCompare("BAR") == equal }
        #expect(try same.evaluate(Item(name: "bar")) && !same.evaluate(Item(name: "baz")))
    }
}
