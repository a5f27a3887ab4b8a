import Foundation
import Runtime

/// Who called into this module, for messages that end the process.
enum ThreadCaller {
    /// The nearest function outside this package with its file and line, as far as the program has symbols.
    static func describe() -> String {
        let frames = (try? Backtrace.capture(limit: 48))?.symbolicated()?.frames ?? []
        var names: [String] = []
        for frame in frames {
            guard let symbol = frame.symbol, !isOurs(symbol.rawName) else { continue }
            if let place = symbol.sourceLocation, place.line > 0, !place.path.contains("compiler-generated") {
                return "\(symbol.name) at \(place.path):\(place.line)"
            }
            if !symbol.isSystemFunction { names.append(symbol.name) }
        }
        return names.first ?? Thread.callStackSymbols.dropFirst(2).prefix(12).joined(separator: "\n    ")
    }

    /// A mangled name begins with its module's.
    private static func isOurs(_ mangled: String) -> Bool {
        ["12BuilderUIKit", "7Builder"].contains { module in
            mangled.hasPrefix("$s" + module) || mangled.hasPrefix("_$s" + module)
        }
    }
}
