/// One piece of a running chain, as messages about the chain name it.
protocol ChainLink: AnyObject {
    /// What the piece is called, nil for one that is not worth a word.
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
