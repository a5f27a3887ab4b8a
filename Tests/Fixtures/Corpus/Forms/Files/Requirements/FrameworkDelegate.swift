import UIKit

final class FrameworkDelegate: NSObject, UIScrollViewDelegate {
    weak var forwarded: UIScrollViewDelegate?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log("scrolled to \(Int(scrollView.contentOffset.y))")
        forwarded?.scrollViewDidScroll?(scrollView)
    }
}
