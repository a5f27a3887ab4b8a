import Foundation
import Testing

@testable import BuilderUIKit
@testable import Settling

/// The folder with the responses for URLs.
@MainActor @Suite struct RemoteResponsesTests {
    private let folder: String
    private let responses: RemoteResponses

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("responses-\(UUID().uuidString)").path
        responses = RemoteResponses(folder: folder)
    }

    private func write(_ name: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(name.utf8).write(to: file)
    }

    /// Returns the name and the type of the file that answers a URL, and the warnings.
    private func answer(_ text: String) throws -> (name: String?, type: String?, warnings: [String]) {
        let url = try #require(URL(string: text))
        let log = WarningLog()
        let response = log.asCurrent { responses.response(for: url) }
        return (
            response.map { String(decoding: $0.data, as: UTF8.self) }, response?.headers["Content-Type"],
            log.warnings.map { "\($0)" }
        )
    }

    @Test func theFirstFileThatExistsAnswers() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let url = "https://a.example/my%20users?page=2"
        for name in ["a.example/my users.json", "a.example/my users", "a.example/my users?page=2.json"] {
            try write(name)
            #expect(try answer(url).name == name)
        }
        try write("a.example/my users?page=2")
        #expect(try answer(url).name == "a.example/my users?page=2")
        #expect(try answer("https://a.example/my%20users?page=3").name == "a.example/my users")
        try write("a.example/index.json")
        #expect(try answer("https://a.example").name == "a.example/index.json")
        #expect(try answer("https://a.example/../../index").name == "a.example/index.json")
    }

    @Test func theEndingIsTheType() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["a.example/1", "a.example/2.json", "a.example/3.png", "a.example/4.jpg"] { try write(name) }
        #expect(try answer("https://a.example/1").type == "application/octet-stream")
        #expect(try answer("https://a.example/2").type == "application/json")
        #expect(try answer("https://a.example/3").type == "image/png")
        #expect(try answer("https://a.example/4.jpg").type == "image/jpeg")
    }

    @Test func aWarningNamesTheFileToAdd() throws {
        try write("a.example/users/1.json")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // A folder is no response.
        let (name, _, warnings) = try answer("https://a.example/users?page=1")
        #expect(name == nil)
        #expect(warnings == ["no response for https://a.example/users?page=1: put one at \(folder)/a.example/users"])
        #expect(try answer("https://a.example/users/1").warnings.isEmpty)
    }

    @Test func aRenderAnswersFromItsFolder() async throws {
        try write("a.example/name")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let url = try #require(URL(string: "https://a.example/name"))
        var renderer = Renderer(scale: 1, timeout: 600)
        nonisolated(unsafe) var texts: [String?] = []
        let make: @MainActor @Sendable () -> UIView = {
            let isAnswered = ScreenWork.current?.respond(to: url) { _, response in
                texts.append(response().map { String(decoding: $0.data, as: UTF8.self) })
            }
            if isAnswered != true { texts.append("network") }
            return UIView()
        }
        _ = try await renderer.display(of: make(), width: 10, height: 10)
        renderer.remoteResponses = responses
        _ = try await renderer.display(of: make(), width: 10, height: 10)
        #expect(texts == ["network", "a.example/name"])
    }
}
