import Foundation

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

enum Platforms {
    #if os(iOS)
    static let name = "iOS"
    #elseif os(macOS)
    static let name: NSString = "macOS"
    #endif

    static var target: String {
        #if targetEnvironment(simulator)
        return "simulator"
        #elseif targetEnvironment(macCatalyst)
        return "Catalyst"
        #else
        return "device"
        #endif
    }

    static var build: String {
        #if DEBUG && !RELEASE
        "debug"
        #else
        "release"
        #endif
    }
}
