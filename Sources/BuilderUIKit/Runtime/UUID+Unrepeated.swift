import Foundation
import Settling

extension UUID {
    /// A new value that no other object of the process has; `UUID()` repeats its values in each render of a screen.
    static var unrepeated: UUID { ScreenWork.$current.withValue(nil) { UUID() } }
}
