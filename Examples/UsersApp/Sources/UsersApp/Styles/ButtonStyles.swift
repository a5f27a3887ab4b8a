import Builder
import UIKit

/// The style of a page's primary button.
struct MainButtonStyle: BuilderStyle {

    var color: UIColor = .harbour

    func apply(to button: UIButton) {
        button.setTitleColor(.white, for: .normal)
        button.setTitleColor(UIColor.white.withAlphaComponent(0.6), for: .highlighted)
        button.setTitleColor(.tertiaryLabel, for: .disabled)
        button.setBackgroundImage(.plain(color), for: .normal)
        button.setBackgroundImage(.plain(.tertiarySystemFill), for: .disabled)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.layer.cornerRadius = 12
        button.layer.masksToBounds = true
        button.contentEdgeInsets = UIEdgeInsets(top: 14, left: 20, bottom: 14, right: 20)
    }

}

/// The style of secondary buttons.
struct QuietButtonStyle: BuilderStyle {
    func apply(to button: UIButton) {
        button.setTitleColor(.harbour, for: .normal)
        button.setTitleColor(.tertiaryLabel, for: .disabled)
        button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        button.contentHorizontalAlignment = .center
    }
}
