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

    /// In a process of its own, as the next one. Both renders have tasks for one URL at the same time.
    @Test func rendersOfOneURLGetTheirOwnAnswers() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("two-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            func renderer(_ name: String) throws -> Renderer {
                let host = folder.appendingPathComponent("\(name)/a.example")
                try FileManager.default.createDirectory(at: host, withIntermediateDirectories: true)
                try Data(name.utf8).write(to: host.appendingPathComponent("name"))
                var renderer = Renderer(scale: 1, timeout: 600)
                renderer.remoteResponses = RemoteResponses(folder: folder.appendingPathComponent(name).path)
                return renderer
            }
            @Sendable func texts(_ renderer: Renderer) async throws -> [String] {
                try await renderer.display(of: NameView(.shared, count: 8), width: 100, height: 100) {
                    ($0 as? NameView)?.texts ?? []
                }.value
            }
            let (first, second) = (try renderer("first"), try renderer("second"))
            for _ in 0..<20 {
                async let one = texts(first)
                async let other = texts(second)
                let both = try await (one, other)
                #expect(both.0 == Array(repeating: "first", count: 8))
                #expect(both.1 == Array(repeating: "second", count: 8))
            }
        }
    }

    /// In a process of its own: a shared session that other code used before doesn't try the screen's protocol.
    @Test func completionHandlersOfTheSharedSessionAreAwaited() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
            let host = folder.appendingPathComponent("a.example")
            try FileManager.default.createDirectory(at: host, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for name in ["1", "2"] { try Data("answer \(name)".utf8).write(to: host.appendingPathComponent(name)) }
            var renderer = Renderer(scale: 1, timeout: 600)
            renderer.remoteResponses = RemoteResponses(folder: folder.path)
            for _ in 0..<20 {
                let texts = try await renderer.display(of: RequestingView(), width: 100, height: 100) {
                    // A canceled task ends at some time, which a render doesn't wait for.
                    ($0 as? RequestingView)?.texts.filter { !$0.hasPrefix("4") }.sorted()
                }
                #expect(texts.value == ["1: answer 1", "2: answer 2", "3: offline"])
            }
        }
    }
}

/// A view that loads a text several times when it is created.
private final class NameView: UIView {
    private(set) var texts: [String] = []

    init(_ session: URLSession, count: Int) {
        super.init(frame: .zero)
        guard let url = URL(string: "https://a.example/name") else { return }
        for _ in 0..<count {
            let task = session.dataTask(with: url) { [self] data, _, error in
                let text = error.map { "\($0)" } ?? String(decoding: data ?? Data(), as: UTF8.self)
                DispatchQueue.main.async { self.texts.append(text) }
            }
            task.resume()
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A view that loads four texts when it is created, the last of which it cancels.
private final class RequestingView: UIView {
    private(set) var texts: [String] = []

    init() {
        super.init(frame: .zero)
        for number in 1...4 { load(number) }
    }

    required init?(coder: NSCoder) { nil }

    private func load(_ number: Int) {
        guard let url = URL(string: "https://a.example/\(number)") else { return }
        let task = URLSession.shared.dataTask(with: url) { [self] data, _, error in
            let text =
                switch (error as? URLError)?.code {
                case .notConnectedToInternet: "offline"
                case .cancelled: "canceled"
                default: String(decoding: data ?? Data(), as: UTF8.self)
                }
            DispatchQueue.main.async { self.texts.append("\(number): \(text)") }
        }
        task.resume()
        if number == 4 { task.cancel() }
    }
}
