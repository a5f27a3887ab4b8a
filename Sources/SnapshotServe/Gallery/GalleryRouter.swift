import BuilderUIKit
import Foundation
import ScreenDriver
import SnapshotCore
import SnapshotReview

/// Answers the requests of the gallery's page.
struct GalleryRouter: Sendable {
    let gallery: ScreenGallery
    let guardian: RequestGuard
    /// The command's name.
    let tool: String

    /// Returns the reply to a request.
    func respond(to request: HTTPRequest) async -> HTTPResponse {
        if let refusal = guardian.refusal(of: request) { return refusal }
        guard let path = guardian.path(of: request) else { return .text(404, "not found") }
        do {
            return try await respond(to: request, at: path)
        } catch let error as GalleryError {
            return .json(["error": "\(error)"], status: error.status)
        } catch {
            return .json(["error": "\(error)"], status: 500)
        }
    }

    private func respond(to request: HTTPRequest, at path: String) async throws -> HTTPResponse {
        if path == "api/decision" {
            guard request.method == "POST" else { return .text(405, "use POST") }
            return try await record(request)
        }
        if path == "api/flow" {
            guard request.method == "POST" else { return .text(405, "use POST") }
            return try await perform(request)
        }
        guard request.method == "GET" else { return .text(405, "use GET") }
        switch path {
        case "": return reply(GalleryPage.html, type: "text/html; charset=utf-8", to: request)
        case "gallery.css": return reply(GalleryPage.style, type: "text/css; charset=utf-8", to: request)
        case "gallery.js": return reply(GalleryPage.script, type: "text/javascript; charset=utf-8", to: request)
        case "icon.svg": return reply(GalleryPage.icon, type: "image/svg+xml", to: request)
        case "events": return HTTPResponse(events: await gallery.events())
        case "api/catalog": return try await catalog()
        case "api/results": return .json(await gallery.results())
        case "api/search": return .json(try await gallery.search(request.query["q"] ?? ""))
        case "api/comparison": return try await comparison(try value("picture", of: request))
        case "file":
            return reply(
                try await gallery.file(of: try value("picture", of: request), kind: try value("kind", of: request)),
                type: "image/png", to: request)
        case "flow":
            return reply(
                try await gallery.flowPicture(try value("key", of: request)), type: "image/png", to: request)
        case "picture":
            let content = try await gallery.content(of: try DrawingRequest(request.query, content: .picture))
            return reply(content, type: "image/png", to: request)
        case "inspection":
            let content = try await gallery.content(of: try DrawingRequest(request.query, content: .inspection))
            return reply(content, type: "application/json", to: request)
        default: return .text(404, "not found")
        }
    }

    private func value(_ name: String, of request: HTTPRequest) throws -> String {
        guard let value = request.query[name], !value.isEmpty else { throw GalleryError.invalid(name: name, value: "") }
        return value
    }

    /// Returns a content, or only its tag if the page has it already.
    private func reply(_ content: CachedContent, type: String, to request: HTTPRequest) -> HTTPResponse {
        let headers = [("ETag", content.tag), ("Cache-Control", "private, no-cache")]
        let known = request.headers["if-none-match"]?.split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        if known?.contains(content.tag) == true { return HTTPResponse(304, type: type, Data(), headers: headers) }
        return HTTPResponse(200, type: type, content.data, headers: headers)
    }

    // MARK: JSON

    private struct CatalogReply: Encodable {
        struct Choice: Encodable {
            var value: String
            var label: String
        }

        var tool: String
        var generation: Int
        var allowsRecording: Bool
        var screens: [ScreenListing]
        var devices: [Choice]
        var textSizes: [String]
        var splits: [String]
        var outcomes: [ReviewedPicture.OutcomeLabel]
        var results: [String: String]
    }

    private func catalog() async throws -> HTTPResponse {
        HTTPResponse(
            200, type: "application/json",
            try await gallery.catalog { [tool, gallery] screens, generation, results in
                try HTTPResponse.encoded(
                    CatalogReply(
                        tool: tool, generation: generation, allowsRecording: gallery.allowsRecording,
                        screens: screens,
                        devices: Device.all.map { CatalogReply.Choice(value: $0.fileName, label: $0.name) },
                        textSizes: SnapshotConfiguration.textSizeNames, splits: SplitValue.allCases.map(\.rawValue),
                        outcomes: ReviewedPicture.outcomes, results: results))
            })
    }

    private func comparison(_ picture: String) async throws -> HTTPResponse {
        let entry = try await gallery.compare(picture)
        return .json(ReviewedPicture(entry) { Self.address(of: picture, kind: $0, hash: $1) })
    }

    /// The address of a file; the hash makes pages load a file that has changed.
    private static func address(of picture: String, kind: String, hash: String) -> String {
        var address = URLComponents()
        address.path = "file"
        address.queryItems = [
            URLQueryItem(name: "picture", value: picture), URLQueryItem(name: "kind", value: kind),
            URLQueryItem(name: "hash", value: String(hash.prefix(16))),
        ]
        return address.string ?? "file"
    }

    private struct Decision: Decodable {
        var picture: String
        /// The SHA-256 of the picture that was accepted.
        var hash: String
    }

    private func record(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let decision = try? JSONDecoder().decode(Decision.self, from: request.body) else {
            throw GalleryError.invalid(name: "body", value: String(decoding: request.body.prefix(80), as: UTF8.self))
        }
        let entry = try await gallery.record(decision.picture, reviewed: decision.hash)
        guard entry.outcome == .recorded || entry.outcome == .same else { throw GalleryError.notDrawn(entry.message) }
        return .json(["outcome": entry.outcome.rawValue])
    }

    // MARK: Flows

    private struct FlowBody: Decodable {
        /// The screen, the configuration and the settings, as in the address of a picture.
        var place: [String: String]
        var steps: [RecordedStep]
        var action: PointedAction?
    }

    private struct FlowResult: Encodable {
        var flow: FlowReply
        /// The address of the picture.
        var picture: String?
    }

    private func perform(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let body = try? JSONDecoder().decode(FlowBody.self, from: request.body) else {
            throw GalleryError.invalid(name: "body", value: String(decoding: request.body.prefix(80), as: UTF8.self))
        }
        let drawing = try DrawingRequest(body.place, content: .picture)
        let (reply, key) = try await gallery.perform(
            FlowRequest(drawing: drawing, steps: body.steps, pointed: body.action))
        return .json(FlowResult(flow: reply, picture: key.map { "flow?key=\($0)" }))
    }
}

extension DrawingRequest {
    /// Reads the screen, the base configuration and the values of settings from a query.
    /// - Throws: `GalleryError.invalid` for a value that no setting has.
    init(_ query: [String: String], content: Content) throws {
        func read<Value>(_ name: String, _ parse: (String) -> Value?) throws -> [Value] {
            guard let text = query[name], !text.isEmpty else { return [] }
            guard text.utf8.count <= 200, let value = parse(text) else {
                throw GalleryError.invalid(name: name, value: text)
            }
            return [value]
        }
        var axes = ConfigurationAxes()
        axes.devices = try read("device") { Device.named($0)?.fileName }
        axes.appearances = try read("appearance", Appearance.init(rawValue:))
        axes.orientations = try read("orientation") { Device.Orientation(rawValue: $0)?.rawValue }
        axes.textSizes = try read("text") { UIContentSizeCategory.named($0) == nil ? nil : $0 }
        axes.locales = try read("locale") { SnapshotConfiguration.isLocale($0) ? $0 : nil }
        axes.directions = try read("direction", DirectionValue.init(rawValue:))
        axes.contrasts = try read("contrast", ContrastValue.init(rawValue:))
        axes.textWeights = try read("weight", TextWeightValue.init(rawValue:))
        axes.splits = try read("split", SplitValue.init(rawValue:))
        let configuration = try read("configuration") { (try? SnapshotConfiguration(reading: $0)) == nil ? nil : $0 }
        let scale = try read("scale") { text in Double(text).flatMap { (0.25...4).contains($0) ? $0 : nil } }
        guard let screen = query["screen"], !screen.isEmpty else {
            throw GalleryError.invalid(name: "screen", value: query["screen"] ?? "")
        }
        self.init(
            screen: screen, configuration: configuration.first ?? "", axes: axes, scale: scale.first, content: content)
    }
}
