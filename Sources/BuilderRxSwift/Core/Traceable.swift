/// A part of a running chain that messages can include by name.
protocol Traceable: AnyObject {
    /// The operator's name; `nil` for a part that messages omit.
    var name: String? { get }

    /// The part that emits to this one.
    var previous: (any Traceable)? { get }
}

extension Traceable {
    /// The operator names along the chain, from the source to this part: `create`, `debug("load")`, `map`.
    var chainNames: [String] {
        var names: [String] = []
        var part: (any Traceable)? = self
        while let current = part {
            if let name = current.name { names.append(name) }
            part = current.previous
        }
        return names.reversed()
    }
}

/// The recorded operator names of a chain that was disposed.
final class TraceRecord: Traceable {
    let name: String?
    /// Set until the deinitializer.
    private var rest: TraceRecord?

    var previous: (any Traceable)? { rest }

    private init(_ name: String, after rest: TraceRecord?) {
        self.name = name
        self.rest = rest
    }

    deinit { releaseDeeply(rest.take()) }

    /// Records a chain up to a part; `nil` for `nil`. What is recorded already is shared.
    static func upTo(_ last: (any Traceable)?) -> TraceRecord? {
        var names: [String] = []
        var part = last
        while let current = part, !(current is TraceRecord) {
            if let name = current.name { names.append(name) }
            part = current.previous
        }
        return names.reversed().reduce(part as? TraceRecord) { TraceRecord($1, after: $0) }
    }
}
