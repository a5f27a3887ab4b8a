import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

@MainActor
@Suite struct ScreenReplacingTests {
    private let screen = Screen("article") { Self.makePage() }
        .state("offline") { _ in Self.makePage() }
        .replacing(PlaceholderView.self) { _ in
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }

    private static func makePage() -> UIView { PlaceholderView(name: "WKWebView") }

    @Test func pictureReplacesTheViewInEachState() async throws {
        for variant in screen.variants {
            let picture = try await pixel(of: variant)
            #expect(picture == 0xFFFF_0000, "\(variant.fullName)")
        }
    }

    @Test func otherScreensKeepTheirs() async throws {
        #expect(try await pixel(of: Screen("other") { Self.makePage() }) == 0xFFE5_E5EA)
    }

    private func pixel(of screen: Screen) async throws -> UInt32 {
        let configuration = SnapshotConfiguration(device: .standard, appearance: .light)
        return try await screen.display(for: configuration).bitmap().pixel(x: 100, y: 300)
    }
}
