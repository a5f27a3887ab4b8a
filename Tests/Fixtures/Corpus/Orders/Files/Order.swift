import Foundation

struct Order: Hashable {
    enum Status: String, CaseIterable {
        case open, shipped, delivered
    }

    let number: Int
    let customer: String
    let cents: Int
    let status: Status

    var total: String { "€ \(cents / 100).\(String(format: "%02d", cents % 100))" }
}

@objc protocol OrdersCoordinating: AnyObject {
    @objc optional func showOrder(number: Int)
    @objc optional func close()
}
