import Foundation
import Runtime

/// Who called into this module, for messages that end the process.
enum ThreadCaller {
    /// The nearest function outside this package with its file and line, as far as the program has symbols.
    static func describe() -> String {
        var names: [String] = []
        for (index, symbol) in symbols(from: 0, limit: 48, []).enumerated() {
            guard let symbol, symbol.rawName != "<unknown>", !isOurs(symbol.rawName) else { continue }
            // Lines take reading the program's debug information, a tenth of a second for each call: only where needed.
            // The second of two frames is the mark that stands for all further ones.
            let place = symbols(from: index, limit: 2, [.showSourceLocations]).first??.sourceLocation
            if let place, place.line > 0, !place.path.contains("compiler-generated") {
                return "\(symbol.name) at \(place.path):\(place.line)"
            }
            if !symbol.isSystemFunction { names.append(symbol.name) }
        }
        return names.first ?? Thread.callStackSymbols.dropFirst(2).prefix(12).joined(separator: "\n    ")
    }

    /// The symbols of the calls that led here, innermost first, without the first `offset`.
    private static func symbols(
        from offset: Int, limit: Int, _ options: Backtrace.SymbolicationOptions
    ) -> [SymbolicatedBacktrace.Symbol?] {
        let trace = try? Backtrace.capture(limit: limit, offset: offset, top: 0)
        return trace?.symbolicated(options: options.union(.useSymbolCache))?.frames.map(\.symbol) ?? []
    }

    /// A mangled name begins with its module's.
    private static func isOurs(_ mangled: String) -> Bool {
        ["12BuilderUIKit", "7Builder"].contains { module in
            mangled.hasPrefix("$s" + module) || mangled.hasPrefix("_$s" + module)
        }
    }
}
