import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct NSIndexPathTests {
    @Test func referencesHaveSectionsAndRows() {
        let path = NSIndexPath(item: 3, section: 2)
        #expect((path.section, path.row, path.item) == (2, 3, 3))
        #expect(path as IndexPath == IndexPath(row: 3, section: 2))
        #expect((IndexPath(item: 1, section: 0) as NSIndexPath).item == 1)
        #expect(NSIndexPath(row: 3, section: 2).isEqual(path))
    }
}
