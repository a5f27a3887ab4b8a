import Foundation
import Testing

@testable import ReceiptKit

@Suite struct TotalsTests {
    private func totals(_ name: String) throws -> Totals {
        let order = try SampleOrders.read(name)
        return Totals(of: order, in: try #require(Currency(code: order.currency)))
    }

    private func money(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

    @Test func discountsComeOffItemsAndThenOffTheWhole() throws {
        let totals = try totals("coffee")
        #expect(try totals.gross == [money("7.60"), money("3.20"), money("8.50")])
        #expect(try totals.itemDiscounts == [0, 0, money("0.85")])
        #expect(try totals.subtotal == money("18.45"))
        #expect(try totals.total == money("16.95"))
    }

    /// Items at 20% tax are 10.80 of the subtotal of 18.45, so 9.92 of the 16.95 paid, a sixth of which is tax.
    @Test func aDiscountOnTheWholeLowersTheTaxInIt() throws {
        #expect(try totals("coffee").taxes == [Totals.Tax(percent: 20, amount: money("1.65"))])
    }

    @Test func ratesAreListedFromTheHighestAndZeroIsNot() throws {
        #expect(try totals("market").taxes.map(\.percent) == [19, 7])
    }

    @Test func taxIsAddedWherePricesAreWithoutIt() throws {
        let totals = try totals("salon")
        #expect(try totals.taxes == [Totals.Tax(percent: money("8.875"), amount: money("8.61"))])
        #expect(try totals.total == money("105.61"))
    }

    @Test(arguments: [("EUR", 2), ("JPY", 0), ("KWD", 3)]) func amountsAreRoundedToTheCurrencysCoins(
        _ code: String, _ digits: Int
    ) throws {
        let currency = try #require(Currency(code: code))
        #expect(currency.digits == digits)
        #expect(currency.round(try money("1.2345")) == (try money(["1", "1.2", "1.23", "1.235"][digits])))
        #expect(currency.round(try money("2.5")) == (try money(digits == 0 ? "3" : "2.5")))
    }
}
