import Foundation

/// A reduction of a price, by a share or by an amount.
public struct Discount: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
        /// A percentage, more than 0 and at most 100.
        case percent(Decimal)
        /// An amount, more than 0, in the order's currency.
        case amount(Decimal)
    }

    public var name: String
    public var size: Size
}

extension Discount: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, percent, amount
    }

    public init(from decoder: any Decoder) throws {
        let fields = try StrictKeyedContainer<CodingKeys>(decoder)
        name = try fields.value(.name)
        let percent: Decimal? = try fields.value(ifPresent: .percent)
        let amount: Decimal? = try fields.value(ifPresent: .amount)
        switch (percent, amount) {
        case (let percent?, nil): size = .percent(percent)
        case (nil, let amount?): size = .amount(amount)
        default: throw decoder.refusal("a discount has either a percent or an amount")
        }
    }
}
