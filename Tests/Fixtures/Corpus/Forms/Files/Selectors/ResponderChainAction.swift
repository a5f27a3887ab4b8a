import UIKit

final class ChainParent: UIView {
    @objc func reload(_ sender: Any?) { log("reload") }
}

final class ResponderChainAction: UIView {
    let button = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(nil, action: #selector(ChainParent.reload(_:)), for: .primaryActionTriggered)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }
}
