import Builder
import Foundation
import RxSwift

final class DonationViewModel {

    @Variable var amount: Decimal? = nil
    @Variable var currency = "EUR"
    @Variable var isMonthly = false
    @Variable private(set) var isThanked = false

    static let proposals: [Decimal] = [5, 10, 25]

    /// What the button says: how much, and how often; nil while there is nothing to give.
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
