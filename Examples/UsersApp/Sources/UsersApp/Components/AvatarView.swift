import Builder
import RxSwift
import UIKit

/// A round portrait that arrives when it has been read.
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
