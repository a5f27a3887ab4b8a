import Builder
import Factory
import RxSwift
import UIKit

final class ReceiptViewController: UIViewController {

    private let number: String
    @Injected(Container.receipts) private var service: ReceiptServiceType

    init(number: String) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Receipt"
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("This controller is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .sand
        view.embed(
            DynamicContainerView(content) { receipt in
                ReceiptView(receipt: receipt)
            })
    }

    private var content: Observable<Receipt> {
        service.receipt(number: number)
            .asObservable()
            .logged("receipt")
            .do(onError: { print("The receipt isn't there:", $0) })
            .share(replay: 1)
    }

}
