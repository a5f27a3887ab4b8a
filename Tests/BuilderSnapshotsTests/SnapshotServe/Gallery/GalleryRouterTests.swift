import BuilderSnapshots
import BuilderUIKit
import Foundation
import SnapshotCore
import Testing

@testable import SnapshotServe

@Suite struct GalleryRouterTests {
    private let router: GalleryRouter
    private let drawing = ScreenGalleryTests.Drawing(ScreenGalleryTests.screens)

    init() {
        router = GalleryRouter(
            gallery: ScreenGallery(drawing: drawing, store: BaselineStore(folder: "none", failures: "none")),
            guardian: RequestGuard(port: 8123, token: "t"), tool: "snapshot")
    }

    private func reply(_ path: String, headers: [String: String] = [:]) async throws -> HTTPResponse {
        var request = try #require(HTTPRequest(head: Data("GET /t/\(path) HTTP/1.1".utf8)))
        request.headers = ["host": "127.0.0.1:8123"].merging(headers) { $1 }
        return await router.respond(to: request)
    }

    private func text(_ response: HTTPResponse) throws -> String {
        guard case .data(let data) = response.body else { throw POSIXError(.EINVAL) }
        return String(decoding: data, as: UTF8.self)
    }

    @Test func thePageHasNoCodeOfItsOwn() async throws {
        let page = try text(try await reply(""))
        #expect(page.contains("<script src=\"gallery.js\" defer></script>"))
        #expect(!page.contains(try Regex("<script(?! src)|<style| style=| on[a-z]+=|https?:")))
        for (path, type) in [("gallery.js", "text/javascript"), ("gallery.css", "text/css"), ("icon.svg", "image/svg")]
        {
            let response = try await reply(path)
            #expect(response.headers.contains { $0.name == "Content-Type" && $0.value.hasPrefix(type) })
            #expect(try text(response).count > 100)
        }
        #expect(!(try text(try await reply("gallery.js"))).contains("innerHTML"))
    }

    @Test func theCatalogHasScreensAndSettings() async throws {
        struct Catalog: Decodable {
            struct Choice: Decodable { var value: String }
            var screens: [ScreenListing]
            var devices: [Choice]
            var textSizes: [String]
            var allowsRecording: Bool
        }
        let json = try text(try await reply("api/catalog"))
        let catalog = try JSONDecoder().decode(Catalog.self, from: Data(json.utf8))
        #expect(catalog.screens.map(\.name) == ["users", "sign-up"])
        #expect(catalog.devices.contains { $0.value == "iphone-12" })
        #expect(catalog.textSizes.first == "xs" && catalog.textSizes.last == "ax-xxxl")
        #expect(!catalog.allowsRecording)
    }

    @Test func settingsReachTheDrawing() async throws {
        let query =
            "screen=users/empty&configuration=iphone-12.dark&device=ipad-11&appearance=light&text=ax-l&locale=ar"
            + "&direction=ltr&contrast=high&weight=bold&orientation=landscape&split=half&scale=1"
        #expect(try await reply("picture?\(query)").status == 200)
        let request = try #require(drawing.state.withLock { $0.requests.first })
        #expect(request.screen == "users/empty" && request.configuration == "iphone-12.dark" && request.scale == 1)
        #expect(request.axes.devices == ["ipad-11"] && request.axes.appearances == [.light])
        #expect(request.axes.textSizes == ["ax-l"] && request.axes.locales == ["ar"])
        #expect(request.axes.directions == [.ltr] && request.axes.contrasts == [.high])
        #expect(request.axes.textWeights == [.bold] && request.axes.splits == [.half])
        #expect(request.axes.orientations == ["landscape"])
    }

    @Test(arguments: [
        "device=none", "appearance=gray", "text=huge", "locale=../x", "direction=up", "contrast=1", "weight=thin",
        "orientation=left", "split=most", "scale=0", "scale=nan", "scale=1000", "configuration=none",
    ])
    func unknownValuesAreRefused(setting: String) async throws {
        let response = try await reply("picture?screen=users&\(setting)")
        #expect(response.status == 400)
        #expect(try text(response).contains("can't be"))
        #expect(drawing.state.withLock { $0.requests.isEmpty })
    }

    @Test func aKnownPictureIsNotSentAgain() async throws {
        let first = try await reply("picture?screen=users")
        let tag = try #require(first.headers.first { $0.name == "ETag" }?.value)
        let second = try await reply("picture?screen=users", headers: ["if-none-match": "\"other\", \(tag)"])
        #expect(second.status == 304)
        #expect(try text(second) == "")
        #expect(try await reply("picture?screen=users", headers: ["if-none-match": "\"other\""]).status == 200)
    }

    @Test func aScreenThatCrashesIsAReply() async throws {
        drawing.state.withLock { $0.failure = WorkerProcessError.died(how: "by signal 4", errors: "") }
        let response = try await reply("picture?screen=users")
        #expect(response.status == 422)
        #expect(try text(response) == #"{"error":"the screen crashed: the process ended by signal 4"}"#)
    }

    @Test func unknownPathsAndMethodsAreRefused() async throws {
        #expect(try await reply("nothing").status == 404)
        #expect(try await reply("api/decision").status == 405)
        #expect(try await reply("api/flow").status == 405)
        #expect(try await reply("flow?key=none").status == 404)
        #expect(try await reply("picture?screen=none").status == 404)
        #expect(try await reply("picture").status == 400)
    }

    @Test func decisionsThatAreNotJSONAreRefused() async throws {
        var request = try #require(HTTPRequest(head: Data("POST /t/api/decision HTTP/1.1".utf8)))
        request.headers = [
            "host": "127.0.0.1:8123", "origin": "http://127.0.0.1:8123", "content-type": "application/json",
        ]
        for body in ["", "[", "{}", "{\"picture\": 1, \"hash\": \"\"}"] {
            request.body = Data(body.utf8)
            #expect(await router.respond(to: request).status == 400)
        }
        request.body = Data("{\"picture\": \"users/iphone-12.light\", \"hash\": \"abc\"}".utf8)
        #expect(await router.respond(to: request).status == 403)
    }

    @Test func aFlowIsPerformedAtAPlaceWithSettings() async throws {
        var request = try #require(HTTPRequest(head: Data("POST /t/api/flow HTTP/1.1".utf8)))
        request.headers = [
            "host": "127.0.0.1:8123", "origin": "http://127.0.0.1:8123", "content-type": "application/json",
        ]
        request.body = Data(
            #"""
            {"place": {"screen": "users", "appearance": "dark"}, "action": {"kind": "tap", "x": 1, "y": 2.5},
             "steps": [{"name": "a", "actions": [{"kind": "tap", "view": {"key": "name", "value": "b"}}]}]}
            """#.utf8)
        let response = await router.respond(to: request)
        #expect(response.status == 200)
        struct Reply: Decodable {
            struct Flow: Decodable { var steps: [Step] }
            struct Step: Decodable { var name: String }
            var flow: Flow
            var picture: String
        }
        let found = try JSONDecoder().decode(Reply.self, from: Data(try text(response).utf8))
        #expect(found.flow.steps.map(\.name) == ["a"])
        #expect(try await reply(found.picture).status == 200)
        for body in ["", "{}", #"{"place": {}, "steps": []}"#, #"{"place": {"screen": "users"}, "steps": [{}]}"#] {
            request.body = Data(body.utf8)
            #expect(await router.respond(to: request).status == 400)
        }
    }
}
