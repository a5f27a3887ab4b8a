import UIKit

enum StyleB { static let color = UIColor.systemRed }
private let shared = "b"
func styleB() -> String { shared }
