import Foundation
import RxCocoa
import RxRelay
import RxSwift

protocol OrderRepository {
    func orders() -> Single<[Order]>
}

final class OrdersViewModel {
    struct Input {
        let query: Observable<String>
        let refresh: Observable<Void>
        let selection: Observable<Order>
    }

    struct Output {
        let orders: Driver<[Order]>
        let isEmpty: Driver<Bool>
        let summary: Driver<String>
        let shown: Signal<Order>
    }

    private let repository: OrderRepository

    init(repository: OrderRepository) {
        self.repository = repository
    }

    func transform(_ input: Input) -> Output {
        let loaded = input.refresh
            .startWith(())
            .flatMapLatest { [repository] in repository.orders().asObservable().catchAndReturn([]) }
            .share(replay: 1, scope: .whileConnected)
        let orders = Observable.combineLatest(loaded, input.query.startWith("").distinctUntilChanged())
            .map { orders, query in
                query.isEmpty ? orders : orders.filter { $0.customer.lowercased().contains(query.lowercased()) }
            }
            .asDriver(onErrorJustReturn: [])
        return Output(
            orders: orders, isEmpty: orders.map(\.isEmpty).distinctUntilChanged(),
            summary: orders.map { orders in
                let open = orders.filter { $0.status == .open }.count
                return open == 0 ? "No open orders" : "\(open) of \(orders.count) orders are open"
            },
            shown: input.selection.asSignal(onErrorSignalWith: .empty()))
    }
}
