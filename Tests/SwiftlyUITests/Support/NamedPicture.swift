import Foundation
import SwiftlyUI
import Testing

/// A red picture of 7 × 5 points among the resources of the program that runs the tests, there for as long as the
/// closure runs.
@MainActor
func withNamedPicture<Value>(_ body: (_ name: String) throws -> Value) throws -> Value {
    let name = "SwiftlyUITests-\(UUID().uuidString)"
    let file = try #require(Bundle.main.resourceURL).appendingPathComponent(name + ".png")
    let data = try #require(UIColor.red.image(withSize: CGSize(width: 7, height: 5)).pngData())
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(name)
}

/// The size of the picture above.
let namedPictureSize = CGSize(width: 7, height: 5)

/// Warnings that a closure gave.
@MainActor
func warnings(of body: () throws -> Void) rethrows -> [ViewWarning] {
    let log = WarningLog()
    try log.asCurrent { try body() }
    return log.warnings
}
