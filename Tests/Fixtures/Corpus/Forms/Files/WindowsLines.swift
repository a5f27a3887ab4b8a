import UIKit

final class WindowsLines: UIView {
    @objc func a() { log("a") }
    lazy var action = #selector(a)
}
