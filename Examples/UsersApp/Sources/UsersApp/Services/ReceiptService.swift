import Foundation
import RxSwift

protocol ReceiptServiceType {
    func receipt(number: String) -> Single<Receipt>
}

struct BundledReceiptService: ReceiptServiceType {

    func receipt(number: String) -> Single<Receipt> {
        Single.just(
            Receipt(
                number: number, date: Date(timeIntervalSince1970: 1_717_236_000),
                lines: [
                    Receipt.Line(name: "Day ticket, harbour ferry", count: 2, price: Decimal(string: "7.40") ?? 0),
                    Receipt.Line(name: "Bicycle", count: 1, price: Decimal(string: "3.00") ?? 0),
                    Receipt.Line(
                        name: "Guided tour of the old lighthouse and the customs house", count: 2,
                        price: Decimal(string: "1204.50") ?? 0),
                ],
                taxRate: Decimal(string: "0.07") ?? 0, currency: "EUR")
        )
        .observe(on: MainScheduler.asyncInstance)
    }

}
