import AppleFrameworksFixture
import BuilderAuthenticationServices
import BuilderIntents
import BuilderSwiftUI
import BuilderUIKit
import Testing

@MainActor @Suite struct WidgetTests {
    @Test func resultsKeepTheirCondition() {
        #expect(StoredAlbumsView().search("Blue"))
    }

    @Test func itemsOfARequestAreFound() {
        let handler = PlayHandler()
        let intent = INPlayMediaIntent(mediaItems: [
            INMediaItem(identifier: "1", title: "Blue", type: .album, artwork: nil)
        ])
        #expect(handler.handler(for: intent) as? PlayHandler === handler)
        var count = 0
        handler.resolveMediaItems(for: intent) { count = $0.count }
        #expect(count == 1)
        let found: [INPlayMediaMediaItemResolutionResult] = INPlayMediaMediaItemResolutionResult.successes(
            with: intent.mediaItems ?? [])
        #expect(found.count == 1)
        var codes: [INPlayMediaIntentResponseCode] = []
        handler.confirm(intent: intent) { codes.append($0.code) }
        handler.handle(intent: intent) { codes.append($0.code) }
        #expect(codes == [.success, .handleInApp])
    }

    @Test func providerOfCredentialsIsNotEnabled() async {
        let store = ASCredentialIdentityStore.shared
        #expect(await !store.state().isEnabled)
        await #expect(throws: ASCredentialIdentityStoreError(.storeDisabled)) {
            try await store.removeAllCredentialIdentities()
        }
    }
}
