import UIKit

final class ControlActionWithSender: UIView {
    let slider = UISlider()

    override init(frame: CGRect) {
        super.init(frame: frame)
        slider.addTarget(self, action: #selector(ControlActionWithSender.changed(_:event:)), for: .valueChanged)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc func changed(_ sender: UISlider, event: UIEvent) { log("changed \(sender.value)") }
}
