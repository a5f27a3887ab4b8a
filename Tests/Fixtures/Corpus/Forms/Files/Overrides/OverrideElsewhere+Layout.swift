import UIKit

extension OverrideElsewhere {
    override func layoutSubviews() {
        super.layoutSubviews()
        log("laid out \(Int(margin))")
    }
}
