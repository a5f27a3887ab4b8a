import AppleFrameworksFixture
import BuilderAVFoundation
import BuilderPhotos
import BuilderUIKit
import Foundation
import Testing

@MainActor
@Suite struct PermissionTests {
    @Test func requestsAreDenied() async throws {
        let scanner = ScannerViewController()
        let text = try await Renderer(timeout: 600).textTree(of: scanner)
        #expect(scanner.isDenied && text.contains("UIView"))
        let photos = PhotoGridViewController()
        _ = try await Renderer(timeout: 600).textTree(of: photos)
        #expect(photos.status == .denied)
        let signIn = SignInViewController()
        _ = try await Renderer(timeout: 600).textTree(of: signIn)
        #expect(signIn.messages == ["biometry -6", "notify false"])
    }

    @Test func playersWaitForTheirItems() {
        let player = AVPlayer()
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(player.reasonForWaitingToPlay == .noItemToPlay && player.currentTime() == .zero)
        player.pause()
        #expect(player.timeControlStatus == .paused)
    }

    @Test func playerLayersArePlaceholders() async throws {
        let text = try await Renderer(timeout: 600).textTree(of: VideoViewController())
        #expect(text.contains("PlayerView") && text.contains("placeholder=\"https://example.com/a.mp4\""))
        #expect(AVPlayerLayer().placeholder == nil)
    }

    @Test func aspectRatiosFit() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(rect == CGRect(x: 0, y: 25, width: 100, height: 50))
    }
}
