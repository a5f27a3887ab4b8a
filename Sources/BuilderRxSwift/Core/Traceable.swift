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
    let previous: (any Traceable)?

    /// Records a chain up to a part; `nil` for `nil`.
    convenience init?(_ last: (any Traceable)?) {
        guard let last else { return nil }
        self.init(names: last.chainNames[...])
    }

    private init?(names: ArraySlice<String>) {
        guard let name = names.last else { return nil }
        self.name = name
        previous = TraceRecord(names: names.dropLast())
    }
}
