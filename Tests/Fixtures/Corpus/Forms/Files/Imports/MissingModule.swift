import Crashlytics
import Foundation

enum MissingModule {
    static let value = 1
}
