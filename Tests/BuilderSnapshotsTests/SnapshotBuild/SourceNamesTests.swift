import Foundation
import Testing

@testable import SnapshotBuild

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
        "App/Spacing.swift": "let cardSpacing: Double = { let inner = 8.0; return inner }()",
        "App/Card.swift": "class Card: UIView { let spacing = cardSpacing }",
        "App/Inner.swift": "class Inner: UIView { let inner = 1 }",
        "App/Badge.swift": "class Badge: UIView { let color = UIColor.brand }",
    ]

    private func reached(file: String? = nil, symbol: String? = nil) throws -> Set<String> {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/App", withIntermediateDirectories: true)
        for (name, text) in Self.files { try folder.write(text, to: name) }
        return try SourceNames(folders: [folder.path], check: {}).typesReached(file: file, symbol: symbol).names
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

    @Test func functionsAndVariablesOutsideOfTypesReachByTheirNames() throws {
        let reached = try reached(file: "App/Spacing.swift")
        #expect(reached == ["Card"])
    }

    /// A change may remove the name by which a screen was reached.
    @Test func changesReachByTheNamesBeforeAndAfterThem() throws {
        let folder = try TemporaryFolder()
        func write(_ text: String, to name: String) throws -> String {
            try folder.write(text, to: name)
            return "\(folder.path)/\(name)"
        }
        let changed = try write("class Old {}", to: "Changed.swift")
        _ = try write("class First { let a = Old.self }", to: "First.swift")
        _ = try write("class Second { let a = New.self }", to: "Second.swift")
        let catalog = try write("import BuilderSnapshots\nlet all = [First.self]", to: "Catalog.swift")
        let before = SourceNames(folders: [folder.path], check: {})
        _ = try write("class New {}", to: "Changed.swift")
        let added = try write("class Added {}", to: "Added.swift")
        let after = SourceNames(folders: [folder.path], reusing: before, check: {})
        func reached(_ paths: Set<String>) -> Set<String>? {
            SourceNames.typesReached(byFiles: paths, before: before, after: after)?.names
        }
        #expect(reached([changed]) == ["Old", "New", "First", "Second"])
        #expect(reached([added]) == ["Added"])
        #expect(reached([changed, added])?.contains("Added") == true)
        #expect(reached([changed, catalog]) == nil)
        #expect(reached([changed, "\(folder.path)/words.json"]) == nil)
    }

    @Test func aSymbolReachesFromItsFile() throws {
        #expect(try reached(symbol: "PriceLabel") == ["PriceLabel", "CartController"])
        #expect(try reached(symbol: "shown").isSuperset(of: ["Price", "PriceLabel", "CartController"]))
        #expect(try reached(symbol: "brand").contains("Badge"))
    }

    @Test func whatIsUnknownIsAnError() {
        #expect(throws: SourceNamesError.noFile("Nothing.swift")) {
            try reached(file: "Nothing.swift")
        }
        #expect(throws: SourceNamesError.noSymbol("nothing")) {
            try reached(symbol: "nothing")
        }
        // Only whole names of files.
        #expect(throws: SourceNamesError.self) { try reached(file: "Controller.swift") }
    }

    @Test func namesAreFoundInQualifiedNames() {
        let types = SourceNames.Types(names: ["PriceLabel", "Cart"])
        #expect(types.first(in: "UIKit.UILabel\nShop.Box<Shop.PriceLabel>\nShop.Cart") == "PriceLabel")
        #expect(types.first(in: "Shop.PriceLabels, Shop.MyCart, Cart.Item, Shop.(unknown context at $7f).Carts") == nil)
        #expect(types.first(in: "Shop.(unknown context at $7f).Cart") == "Cart")
        #expect(SourceNames.Types.names(in: "Shop.Box<Shop.PriceLabel>") == ["Box", "PriceLabel"])
    }
}
