/// One piece of a running chain, as messages about the chain name it.
protocol ChainLink: AnyObject {
    /// The name of the link; nil for a link that messages leave out.
    var name: String? { get }

    /// The piece that sends to this one.
    var previous: (any ChainLink)? { get }
}

extension ChainLink {
    /// The names along the chain, from the source to this piece: `create`, `debug("load")`, `map`.
    var chainNames: [String] {
        var names: [String] = []
        var link: (any ChainLink)? = self
        while let piece = link {
            if let name = piece.name { names.append(name) }
            link = piece.previous
        }
        return names.reversed()
    }
}

/// The names of a chain that was disposed.
final class RememberedLink: ChainLink {
    let name: String?
    let previous: (any ChainLink)?

    /// Remembers a chain up to a piece; nil for no piece.
    convenience init?(_ last: (any ChainLink)?) {
        guard let last else { return nil }
        self.init(names: last.chainNames[...])
    }

    private init?(names: ArraySlice<String>) {
        guard let name = names.last else { return nil }
        self.name = name
        previous = RememberedLink(names: names.dropLast())
    }
}
