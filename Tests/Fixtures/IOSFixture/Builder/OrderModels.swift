import Builder
import Foundation
import RxSwift

public struct Order: Equatable {
    public let id: Int
    public let title: String
    public let total: Double
    public var note: String?

    public init(id: Int, title: String, total: Double, note: String? = nil) {
        self.id = id
        self.title = title
        self.total = total
        self.note = note
    }
}

public protocol OrderServiceType {
    func orders() -> Single<[Order]>
}

protocol OrderListing: AnyObject {
    var state: OrderListModel.State { get }
    var states: Variable<OrderListModel.State> { get }
    func load()
}

final class OrderListModel: OrderListing {
    enum State {
        case initial
        case loading
        case loaded([Order])
        case empty(String)
        case error(Error)
    }

    @Variable private(set) var state: State = .initial
    @Variable private(set) var unread = 0
    @Variable var filter = ""

    var states: Variable<State> { $state }

    private let service: OrderServiceType
    private let disposeBag = DisposeBag()

    init(service: OrderServiceType) {
        self.service = service
    }

    func load() {
        state = .loading
        service.orders()
            .map { $0.sorted { $0.title < $1.title } }
            .observe(on: ConcurrentMainScheduler.instance)
            .subscribe { [weak self] orders in
                guard let self else { return }
                unread = orders.filter { $0.note != nil }.count
                state = orders.isEmpty ? .empty("No orders yet") : .loaded(orders)
            } onFailure: { [weak self] error in
                self?.state = .error(error)
            }
            .disposed(by: disposeBag)
    }
}

/// Variables in a struct and in a class share one value with their copies.
struct CheckoutFields {
    @Variable var name = ""
    @Variable var email: String? = nil
    @Variable var agrees = false
}

final class CheckoutModel {
    let fields = CheckoutFields()
    @Variable private(set) var message: String? = nil
    @Variable private(set) var canSend = false
    private let disposeBag = DisposeBag()

    init() {
        Observable
            .combineLatest(fields.$name.asObservable(), fields.$email.asObservable(), fields.$agrees.asObservable())
            .map { name, email, agrees in !name.isEmpty && (email ?? "").contains("@") && agrees }
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] in self?.canSend = $0 })
            .disposed(by: disposeBag)
        fields.$name
            .onChange { [weak self] _ in self?.message = nil }
            .disposed(by: disposeBag)
    }

    func send() {
        message = "Thank you, \(fields.name)!"
    }
}
