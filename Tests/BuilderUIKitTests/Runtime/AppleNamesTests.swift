import Foundation
import Testing

@testable import BuilderUIKit

/// Names and forms of Apple's systems that apps rely on.
@MainActor
struct AppleNamesTests {
    @Test func geometryPrintsAsOnApplesSystems() {
        #expect("\(CGRect(x: 0, y: 0, width: 10, height: 10))" == "(0.0, 0.0, 10.0, 10.0)")
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect(String(describing: CGSize(width: 1, height: 2)) == "(1.0, 2.0)")
    }

    @Test func functionsAndProtocols() throws {
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
        #expect(autoreleasepool { 3 } == 3)
        func proxy<Bar: UIAppearance>(_ type: Bar.Type) -> Bar.Proxy { type.appearance() }
        #expect(proxy(UINavigationBar.self) === UINavigationBar.appearance())
    }

    private final class Indicator: UIActivityIndicatorView {
        override init(style: Style) { super.init(style: style) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Picture: UIImageView {
        let caption: String

        init(caption: String) {
            self.caption = caption
            super.init(image: nil)
        }

        required init?(coder: NSCoder) {
            caption = ""
            super.init(coder: coder)
        }
    }

    private final class Item: UIBarButtonItem {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Refresh: UIRefreshControl {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Stack: UIStackView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func subclassesCallDesignatedInitializers() {
        #expect(Indicator(style: .large).frame.size == CGSize(width: 37, height: 37))
        let picture = Picture(caption: "A")
        #expect(picture.image == nil && !picture.isUserInteractionEnabled)
        #expect(Item().title == nil)
        #expect(Refresh().frame.height == 60)
        #expect(Stack(frame: .zero).arrangedSubviews.isEmpty)
        let image = UIImage(systemName: "star")
        #expect(UIImageView(image: image).frame.size == image?.size)
        #expect(UIImageView(image: image, highlightedImage: nil).intrinsicContentSize == image?.size)
    }

    private final class Table: UITableView {
        var batches = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private final class Collection: UICollectionView {
        var batches = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    @Test func batchUpdatesTakeClosuresThatDontEscape() {
        let table = Table(frame: .zero, style: .plain)
        let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var isCompleted = false
        func update(_ changes: () -> Void) {
            table.performBatchUpdates(changes)
            collection.performBatchUpdates(changes) { isCompleted = $0 }
        }
        var calls = 0
        update { calls += 1 }
        table.performBatchUpdates(nil)
        collection.performBatchUpdates(nil, completion: nil)
        table.performBatchUpdates { calls += 1 }
        #expect(calls == 3 && isCompleted && table.batches == 3 && collection.batches == 2)
    }
}
