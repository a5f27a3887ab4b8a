import QuartzCore
import UIKit

final class DisplayLinkAction: UIView {
    private var link: CADisplayLink?

    func start() {
        link = CADisplayLink(target: self, selector: #selector(step(link:)))
        link?.add(to: .main, forMode: .common)
    }

    func stop() { link?.invalidate() }

    @objc private func step(link: CADisplayLink) { log("step") }
}
