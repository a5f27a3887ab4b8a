import Builder
import RxSwift
import UIKit

/// A round portrait that appears when it is loaded.
struct AvatarView: ViewBuilder {

    let image: Observable<UIImage?>
    var size: CGFloat = 44

    var body: View {
        ImageView(image)
            .contentMode(.scaleAspectFill)
            .backgroundColor(.quaternarySystemFill)
            .cornerRadius(size / 2)
            .frame(height: size, width: size)
    }

}
