import Foundation

struct CartItem: Hashable, Identifiable {
    let id = UUID()
    let product: Product
    var variant: Product.Variant?
    var quantity = 1

    var lineTotal: Price { product.price * quantity }
}

struct Order: Codable, Hashable, Identifiable {
    enum Status: String, Codable, CaseIterable {
        case placed, packed, shipped, delivered

        var title: String { NSLocalizedString(rawValue.capitalized, comment: "Order status") }
    }

    struct Line: Codable, Hashable {
        let title: String
        let quantity: Int
    }

    let id: String
    let status: Status
    let placedAt: Date
    let arrivesAt: Date
    let total: Price
    let lines: [Line]

    var isOpen: Bool { status != .delivered }
    var summary: String { lines.map { "\($0.quantity) × \($0.title)" }.joined(separator: ", ") }

    /// The warehouse's day.
    static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "MMM d, yyyy"
        return formatter
    }()
}

struct OrderRequest: Encodable {
    let lines: [Order.Line]
    let email: String
    let shippingMethod: ShippingMethod
}

enum ShippingMethod: String, Codable, CaseIterable {
    case standard, express, pickup

    static let freeShippingThreshold = Price(cents: 50_00)

    var title: String { NSLocalizedString(rawValue.capitalized, comment: "Shipping method") }

    func cost(forSubtotal subtotal: Price) -> Price {
        switch self {
        case .standard: return subtotal.cents >= Self.freeShippingThreshold.cents ? .zero : Price(cents: 5_00)
        case .express: return Price(cents: 14_50)
        case .pickup: return .zero
        }
    }
}
