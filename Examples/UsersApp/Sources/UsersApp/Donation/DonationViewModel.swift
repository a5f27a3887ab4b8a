import Builder
import Foundation
import RxSwift

final class DonationViewModel {

    @Variable var amount: Decimal? = nil
    @Variable var currency = "EUR"
    @Variable var isMonthly = false
    @Variable private(set) var isThanked = false

    static let proposals: [Decimal] = [5, 10, 25]

    /// The button's title with amount and frequency; nil if there is no amount.
    var title: Observable<String?> {
        Observable.combineLatest($amount.asObservable(), $currency.asObservable(), $isMonthly.asObservable()) {
            amount, currency, isMonthly in
            guard let amount = amount, amount > 0 else { return nil }
            return "Give " + NumberFormatter.money(currency).text(amount) + (isMonthly ? " every month" : "")
        }
        .distinctUntilChanged()
    }

    func give() {
        isThanked = amount ?? 0 > 0
    }

}
