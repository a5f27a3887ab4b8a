import BuilderUIKit
import Foundation

/// A size of displays for which App Store Connect takes pictures.
///
/// Pixels are those of Apple's screenshot specifications, as far as devices of this package draw them.
package struct StoreDisplay: Hashable, Sendable {
    /// The size that App Store Connect names, such as `iPhone 6.9"`.
    package let name: String
    /// A device that draws it.
    package let example: String
    /// The widths and heights in pixels, in portrait.
    private let pixels: [[Int]]

    /// All sizes, larger before smaller.
    package static let all = [
        StoreDisplay(
            name: "iPhone 6.9\"", example: "iPhone 16 Pro Max", pixels: [[1320, 2868], [1290, 2796], [1260, 2736]]),
        StoreDisplay(name: "iPhone 6.5\"", example: "iPhone 14 Plus", pixels: [[1284, 2778], [1242, 2688]]),
        StoreDisplay(name: "iPhone 6.3\"", example: "iPhone 16 Pro", pixels: [[1206, 2622], [1179, 2556]]),
        StoreDisplay(name: "iPhone 6.1\"", example: "iPhone 14", pixels: [[1170, 2532], [1125, 2436]]),
        StoreDisplay(name: "iPhone 5.5\"", example: "iPhone 8 Plus", pixels: [[1242, 2208]]),
        StoreDisplay(name: "iPhone 4.7\"", example: "iPhone SE (3rd)", pixels: [[750, 1334]]),
        StoreDisplay(name: "iPhone 4\"", example: "iPhone SE (1st)", pixels: [[640, 1136]]),
        StoreDisplay(name: "iPad 13\"", example: "iPad Pro 13 (M4)", pixels: [[2064, 2752], [2048, 2732]]),
        StoreDisplay(
            name: "iPad 11\"", example: "iPad Pro 11 (M4)",
            pixels: [[1668, 2420], [1668, 2388], [1640, 2360], [1488, 2266]]),
        StoreDisplay(name: "iPad 10.5\"", example: "iPad Air 10.5", pixels: [[1668, 2224]]),
        StoreDisplay(name: "iPad 9.7\"", example: "iPad mini 5", pixels: [[1536, 2048]]),
    ]

    /// The devices that are drawn by default, of the sizes that App Store Connect requires for iPhones and iPads.
    package static let standardDevices = ["iPhone 16 Pro Max", "iPad Pro 13 (M4)"].compactMap { Device.named($0) }

    /// Returns the size of a device's screen.
    /// - Throws: `StoreDisplayError` for a device whose pictures the store doesn't take.
    package static func of(_ device: Device) throws(StoreDisplayError) -> StoreDisplay {
        let pixels = Self.pixels(of: device)
        if let display = all.first(where: { $0.pixels.contains(pixels) }) { return display }
        throw StoreDisplayError(device: device.name, width: pixels[0], height: pixels[1])
    }

    private static func pixels(of device: Device) -> [Int] {
        [device.size.width, device.size.height].map { Int(($0 * device.scale).rounded()) }
    }
}

/// A device whose pictures App Store Connect doesn't take.
package struct StoreDisplayError: Error, Hashable, CustomStringConvertible, StatusError {
    package let device: String
    /// The pixels in portrait.
    package let width: Int
    package let height: Int

    package var description: String {
        "App Store Connect takes no pictures of \(width) × \(height) pixels, as \(device) has: use a device such as "
            + StoreDisplay.all.map { "\($0.example) (\($0.name))" }.joined(separator: ", ")
    }

    package var commandStatus: CommandStatus { .usage }
}
