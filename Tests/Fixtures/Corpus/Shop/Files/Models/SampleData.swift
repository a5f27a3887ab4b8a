import Foundation

/// The products and orders of the demo.
extension Product {
    static let samples = [
        Product(
            id: 1, name: "Enamel Camp Mug", subtitle: "12 oz",
            details: "A sturdy mug that goes from the stove to the trail. Two coats of enamel on steel, fired at "
                + "1,500 degrees. Chips are part of its charm: each of them is a story.",
            price: Price(cents: 18_00), compareAtPrice: Price(cents: 24_00), category: .kitchen, rating: 4.6,
            variants: [
                Variant(id: "mug-moss", title: "Moss", stock: 4, colorHex: "#5B7F61"),
                Variant(id: "mug-sand", title: "Sand", stock: 0, colorHex: "#E9DFCB"),
                Variant(id: "mug-clay", title: "Clay", stock: 12, colorHex: "#B8654A"),
            ], colorHex: "#5B7F61"),
        sample(2, "Linen Throw", "Woven in Maine", 89_00, .home, 4.8, "#B7A58C"),
        sample(3, "Waxed Canvas Tote", "Carries forty pounds", 64_00, .apparel, 4.4, "#7A6A4F"),
        sample(4, "Field Notebook", "Three, dotted", 14_50, .stationery, 4.9, "#3E5C76"),
        sample(5, "Cast Iron Skillet", "10 inches", 42_00, .kitchen, 4.7, "#4A4E52"),
        sample(6, "Trail Lantern", nil, 38_00, .outdoor, 3.9, "#C98B3A", compareAt: 48_00),
        sample(7, "Wool Socks", "Merino", 22_00, .apparel, 4.2, "#8A4F5D", stock: 0),
        sample(8, "Beeswax Candle", "Burns for 40 hours", 16_00, .home, 4.5, "#D9B25F"),
    ]

    private static func sample(
        _ id: Int, _ name: String, _ subtitle: String?, _ cents: Int, _ category: Category, _ rating: Double,
        _ colorHex: String, compareAt: Int? = nil, stock: Int = 9
    ) -> Product {
        Product(
            id: id, name: name, subtitle: subtitle, details: "Made to last, and easy to repair.",
            price: Price(cents: cents), compareAtPrice: compareAt.map(Price.init(cents:)), category: category,
            rating: rating, variants: [Variant(id: "\(id)", title: "One size", stock: stock, colorHex: nil)],
            colorHex: colorHex)
    }
}

extension CartItem {
    static let samples = [
        CartItem(product: Product.samples[0], variant: Product.samples[0].variants[0], quantity: 2),
        CartItem(product: Product.samples[3]),
    ]
    static let savedSamples = [CartItem(product: Product.samples[4])]
}

extension Order {
    static let samples = [
        Order(
            id: "LP-20418", status: .shipped, placedAt: Date(timeIntervalSince1970: 1_717_236_000),
            arrivesAt: Date(timeIntervalSince1970: 1_717_498_800), total: Price(cents: 125_00),
            lines: [Line(title: "Linen Throw", quantity: 1), Line(title: "Enamel Camp Mug", quantity: 2)]),
        Order(
            id: "LP-20377", status: .placed, placedAt: Date(timeIntervalSince1970: 1_717_236_000),
            arrivesAt: Date(timeIntervalSince1970: 1_717_585_200), total: Price(cents: 14_50),
            lines: [Line(title: "Field Notebook", quantity: 1)]),
        Order(
            id: "LP-19204", status: .delivered, placedAt: Date(timeIntervalSince1970: 1_709_287_200),
            arrivesAt: Date(timeIntervalSince1970: 1_709_550_000), total: Price(cents: 106_00),
            lines: [Line(title: "Waxed Canvas Tote", quantity: 1), Line(title: "Cast Iron Skillet", quantity: 1)]),
    ]
}
