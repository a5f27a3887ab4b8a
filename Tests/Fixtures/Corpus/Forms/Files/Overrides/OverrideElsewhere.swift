import UIKit

final class OverrideElsewhere: UIView {
    fileprivate(set) var margin: CGFloat = 8
}
