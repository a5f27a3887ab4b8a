import UIKit

final class Previewed: UIView {}

#Preview("Empty") {
    Previewed()
}

@available(iOS 17, *)
#Preview {
    let view = Previewed()
    view.backgroundColor = .red
    return view
}
