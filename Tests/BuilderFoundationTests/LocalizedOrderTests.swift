import BuilderFoundation
import Foundation
import Testing

@Suite struct LocalizedOrderTests {
    private struct File: Equatable { var name: String }

    @Test func textsAreSortedAsInListsOfFiles() {
        let names = ["a10", "B", "a2"]
        #expect(names.sorted(using: .localizedStandard) == ["a2", "a10", "B"])
        let files = names.map(File.init)
        #expect(
            files.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse)).map(\.name)
                == ["B", "a10", "a2"])
        #expect(
            files.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name)
                == ["a2", "a10", "B"])
        #expect(
            files.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse)).map(\.name)
                == ["B", "a10", "a2"])
        #expect(files.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name) == ["B", "a10", "a2"])
    }
}
