import Foundation

struct Receipt: Codable, Equatable {

    struct Line: Codable, Equatable {
        let name: String
        let count: Int
        let price: Decimal

        var total: Decimal { price * Decimal(count) }
    }

    let number: String
    let date: Date
    let lines: [Line]
    let taxRate: Decimal
    let currency: String

    var net: Decimal { lines.map { $0.total }.reduce(0, +) }
    var tax: Decimal { net * taxRate }
    var total: Decimal { net + tax }

}
