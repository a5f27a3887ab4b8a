import Foundation
import RxSwift

// Not a subclass of NSObject here.
extension NotificationCenter: @retroactive ReactiveCompatible {}
