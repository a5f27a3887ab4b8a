import Builder
import Combine
import RxRelay
import RxSwift
import UIKit

struct UserRow: ViewBuilder {
    let name: String

    var body: View {
        HStackView {
            LabelView(name)
                .font(.headline)
                .numberOfLines(1)
            SpacerView()
            if name.isEmpty {
                LabelView("nobody").color(.secondaryLabel)
            }
        }
        .padding(h: 16, v: 8)
    }
}

final class UserListViewModel {
    let names = BehaviorRelay<[String]>(value: [])
    private let disposeBag = DisposeBag()
    private(set) var updates = 0

    func observe() {
        names
            .asObservable()
            .subscribe(onNext: { [weak self] _ in self?.updates += 1 })
            .disposed(by: disposeBag)
    }
}

public func makeUserRows(_ names: [String]) -> UIView {
    let model = UserListViewModel()
    model.observe()
    model.names.accept(names)
    return VStackView {
        ForEach(names) { name in UserRow(name: name) }
    }
    .build()
}
