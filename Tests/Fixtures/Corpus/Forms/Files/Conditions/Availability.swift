import UIKit

enum Availability {
    static var text: String {
        guard #available(iOS 13.0, *) else { return "past" }
        return modern
    }

    @available(iOS 13.0, tvOS 13.0, *)
    static var modern: String { "present" }

    static var isLater: Bool {
        if #available(iOS 99, *) { return true }
        return false
    }
}
