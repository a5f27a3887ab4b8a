import Foundation

struct Price: Codable, Hashable {
    var cents: Int

    static let zero = Price(cents: 0)

    static func + (lhs: Price, rhs: Price) -> Price { Price(cents: lhs.cents + rhs.cents) }
    static func * (lhs: Price, rhs: Int) -> Price { Price(cents: lhs.cents * rhs) }

    /// We only ship within the US, so prices look the same in all languages.
    var formatted: String {
        (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
    }
}

struct Product: Codable, Hashable, Identifiable {
    let id: Int
    let name: String
    let subtitle: String?
    let details: String
    let price: Price
    let compareAtPrice: Price?
    let category: Category
    let rating: Double
    let variants: [Variant]
    let colorHex: String

    var isSoldOut: Bool { !variants.isEmpty && variants.allSatisfy { $0.stock == 0 } }

    var discountPercentage: Int? {
        guard let old = compareAtPrice, old.cents > price.cents else { return nil }
        return (old.cents - price.cents) * 100 / old.cents
    }
}

extension Product {
    struct Variant: Codable, Hashable, Identifiable {
        let id: String
        let title: String
        let stock: Int
        let colorHex: String?

        var isAvailable: Bool { stock > 0 }
    }

    enum Category: String, Codable, CaseIterable, Hashable {
        case home, kitchen, outdoor, apparel, stationery

        var localizedName: String { NSLocalizedString(rawValue.capitalized, comment: "Category name") }

        var symbolName: String {
            switch self {
            case .home: return "house"
            case .kitchen: return "cup.and.saucer"
            case .outdoor: return "leaf"
            case .apparel: return "bag"
            case .stationery: return "pencil"
            }
        }
    }
}
