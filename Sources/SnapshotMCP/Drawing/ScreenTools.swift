import BuilderUIKit
import Foundation
import SnapshotCore

/// A request to a process that draws.
struct ScreenRequest: Hashable, Sendable, Codable {
    enum Work: String, Hashable, Sendable, Codable {
        case list, names, look, explain, find, types
    }

    var work: Work
    var arguments: [String: JSONValue]

    init(_ work: Work, _ arguments: [String: JSONValue] = [:]) {
        self.work = work
        self.arguments = arguments
    }
}

/// The work of the process that draws: everything that needs the catalog.
@MainActor
struct ScreenTools {
    let catalog: Catalog

    /// Executes a request. Every error is a result.
    func result(of request: ScreenRequest) async -> ToolResult {
        do {
            return try await perform(request)
        } catch {
            return ToolResult(error: "\(error)")
        }
    }

    private func perform(_ request: ScreenRequest) async throws -> ToolResult {
        let arguments = ToolArguments(request.arguments)
        switch request.work {
        case .list: return try list(arguments)
        case .names: return ToolResult(try screens(arguments).map(\.fullName).joined(separator: "\n"))
        case .look:
            let form = arguments.text("form").flatMap(LookForm.init) ?? .compact
            return try await reading(arguments).look(
                form, view: arguments.text("view"), scale: arguments.number("scale") ?? 1,
                limit: arguments.integer("limit") ?? AgentTools.textLimit)
        case .explain:
            return try await reading(arguments).explain(
                view: arguments.text("view"), isWhole: arguments.flag("all"),
                limit: arguments.integer("limit") ?? AgentTools.textLimit)
        case .find:
            let search = TextSearch(
                arguments.text("query") ?? "", in: arguments.text("by").flatMap(TextSearch.Subject.init) ?? .any,
                isExact: arguments.flag("exact"))
            let lines = try await reading(arguments).display { search.lines(in: $0) }.value
            return ToolResult(lines.joined(separator: "\n"))
        case .types:
            let screen = try catalog.find(arguments.text("screen") ?? "")
            let types = try await reading(arguments).display { ShownTypes(of: $0) }.value
            return ToolResult(types.names(of: screen, from: try screen.make(ScreenInput())).joined(separator: "\n"))
        }
    }

    private func reading(_ arguments: ToolArguments) throws -> ScreenReading {
        let screen = try catalog.find(arguments.text("screen") ?? "")
        let steps = try arguments.elements("steps").map { value throws(ToolError) in try ActStep(value) }
        return ScreenReading(
            screen, try SnapshotConfiguration(shortName: arguments.text("configuration")), steps: steps)
    }

    /// Returns the screens, in each of their states, that a filter matches.
    private func screens(_ arguments: ToolArguments) throws -> [Screen] {
        let all = catalog.screens.flatMap(\.variants)
        guard let text = arguments.text("filter"), !text.isEmpty else { return all }
        let filter = try NameFilter([text])
        return all.filter { filter.matches($0.fullName) }
    }

    private func list(_ arguments: ToolArguments) throws -> ToolResult {
        let found = try screens(arguments)
        guard !found.isEmpty else {
            return ToolResult("no screens" + (arguments.text("filter").map { " match “\($0)”" } ?? ""))
        }
        let lines = found.map { screen in
            let name = screen.fullName
            var line = screen.title == name ? name : "\(name): \(screen.title)"
            if screen.isIncomplete { line += " (parts are left out)" }
            if arguments.flag("configurations") {
                line += " [" + screen.configurations.map(\.name).joined(separator: " ") + "]"
            }
            return line
        }
        let limit = arguments.integer("limit") ?? AgentTools.textLimit
        return ToolResult(
            ShortText.of(lines.joined(separator: "\n"), limit: limit, advice: "use “filter”, or raise “limit”"))
    }
}
