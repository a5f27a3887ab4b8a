import Foundation
import Runtime

/// A check that stops code that uses a view off the main thread, as UIKit's Main Thread Checker does.
///
/// The compiler rejects such code in Swift 6 mode; sources in Swift 5 mode can contain it.
enum MainThreadChecker {
    static var isOnMainThread: Bool { MainQueue.isCurrent }

    /// Ends the process unless it is on the main thread.
    ///
    /// A call takes about 0.3 microseconds; therefore it is made where views are created, added, laid out and drawn,
    /// and not for every property.
    ///
    /// - Parameters:
    ///   - method: The method in UIKit's notation: `-[UIView init]`.
    ///   - type: The class of the object that is used.
    static func check(_ method: @autoclosure () -> String, of type: AnyClass) {
        if isOnMainThread { return }
        fatalError(text(method: method(), type: String(reflecting: type), caller: ThreadCaller.describe()))
    }

    static func text(method: String, type: String, caller: String) -> String {
        """
        Main Thread Checker: UI API called on a background thread: \(method)
        Class: \(type)
        Caller: \(caller)
        Use views on the main actor only: await MainActor.run { … }, or DispatchQueue.main.async { … }.
        """
    }
}

/// The code that called into this module, for messages that end the process.
enum ThreadCaller {
    /// Returns the nearest function outside this package with its file and line, as far as the program has symbols.
    static func describe() -> String {
        var names: [String] = []
        for (index, symbol) in symbols(from: 0, limit: 48, []).enumerated() {
            guard let symbol, symbol.rawName != "<unknown>", !isOurs(symbol.rawName) else { continue }
            // Lines require reading the program's debug information, a tenth of a second for each call; they are read
            // only if needed. The second of the two frames represents all further frames.
            let location = symbols(from: index, limit: 2, [.showSourceLocations]).first??.sourceLocation
            if let location, location.line > 0, !location.path.contains("compiler-generated") {
                return "\(symbol.name) at \(location.path):\(location.line)"
            }
            if !symbol.isSystemFunction { names.append(symbol.name) }
        }
        return names.first ?? Thread.callStackSymbols.dropFirst(2).prefix(12).joined(separator: "\n    ")
    }

    /// Returns the symbols of the call stack, innermost first, without the first `offset`.
    private static func symbols(
        from offset: Int, limit: Int, _ options: Backtrace.SymbolicationOptions
    ) -> [SymbolicatedBacktrace.Symbol?] {
        // The unwinder follows frame pointers, which the C library's two functions at a thread's start may lack (Debian
        // 13's does): it would read memory that doesn't exist. The third frame is that of the list of symbols.
        let known = Thread.callStackSymbols.count - 3 - offset
        guard known > 0 else { return [] }
        let trace = try? Backtrace.capture(limit: min(limit, known), offset: offset, top: 0)
        return trace?.symbolicated(options: options.union(.useSymbolCache))?.frames.map(\.symbol) ?? []
    }

    /// Indicates whether a mangled name begins with the name of one of this package's modules.
    private static func isOurs(_ mangled: String) -> Bool {
        ["12BuilderUIKit", "7Builder"].contains { module in
            mangled.hasPrefix("$s" + module) || mangled.hasPrefix("_$s" + module)
        }
    }
}
