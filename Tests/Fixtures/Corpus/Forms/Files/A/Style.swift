import UIKit

enum StyleA { static let color = UIColor.systemBlue }
private let shared = "a"
func styleA() -> String { shared }
