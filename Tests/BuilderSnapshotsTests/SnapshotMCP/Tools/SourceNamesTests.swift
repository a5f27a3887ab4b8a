import Foundation
import Testing

@testable import SnapshotMCP

/// The types that depend on a file or a symbol.
@Suite struct SourceNamesTests {
    private static let files = [
        "App/Price.swift": "struct Price { let cents: Int }\nextension Price { func shown() -> String { \"\" } }",
        "App/PriceLabel.swift": "final class PriceLabel: UILabel { var price: Price? }",
        "App/CartController.swift": "class CartController: UIViewController { let label = PriceLabel() }",
        "App/AboutController.swift": "class AboutController: UIViewController { class func make() {} }",
        "App/UIColor+Brand.swift": "extension UIColor { static let brand = UIColor.red }",
        "App/Catalog.swift": """
        import BuilderSnapshots
        extension Catalog { static let app = [CartController.self, AboutController.self] }
        class Starter { let app = Catalog.app }
        """,
        "App/Badge.swift": "class Badge: UIView { let color = UIColor.brand }",
    ]

    private func reached(file: String? = nil, symbol: String? = nil) throws -> Set<String> {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/App", withIntermediateDirectories: true)
        for (name, text) in Self.files { try folder.write(text, to: name) }
        return try SourceNames(folders: [folder.path], Cancellation()).typesReached(file: file, symbol: symbol).names
    }

    @Test func aFileReachesWhatMentionsItsTypes() throws {
        #expect(try reached(file: "App/Price.swift") == ["Price", "PriceLabel", "CartController"])
        #expect(try reached(file: "CartController.swift") == ["CartController"])
        #expect(try reached(file: "AboutController.swift") == ["AboutController"])
    }

    @Test func anExtensionOfAForeignTypeReachesByItsMembers() throws {
        let reached = try reached(file: "UIColor+Brand.swift")
        #expect(reached.contains("Badge"))
        #expect(!reached.contains("CartController"))
        #expect(!reached.contains("UIColor"))
    }

    @Test func aSymbolReachesFromItsFile() throws {
        #expect(try reached(symbol: "PriceLabel") == ["PriceLabel", "CartController"])
        #expect(try reached(symbol: "shown").isSuperset(of: ["Price", "PriceLabel", "CartController"]))
        #expect(try reached(symbol: "brand").contains("Badge"))
    }

    @Test func whatIsUnknownIsAnError() {
        #expect(throws: ToolError.failed("no Swift file of the sources is Nothing.swift")) {
            try reached(file: "Nothing.swift")
        }
        #expect(throws: ToolError.failed("no Swift file of the sources declares nothing")) {
            try reached(symbol: "nothing")
        }
        // Only whole names of files.
        #expect(throws: ToolError.self) { try reached(file: "Controller.swift") }
    }

    @Test func namesAreFoundInQualifiedNames() {
        let types = SourceNames.Types(names: ["PriceLabel", "Cart"])
        #expect(types.first(in: "UIKit.UILabel\nShop.Box<Shop.PriceLabel>\nShop.Cart") == "PriceLabel")
        #expect(types.first(in: "Shop.PriceLabels, Shop.MyCart, Cart.Item, Shop.(unknown context at $7f).Carts") == nil)
        #expect(types.first(in: "Shop.(unknown context at $7f).Cart") == "Cart")
    }
}
