/// The layers inside a layer.
///
/// It is a class, so that a tree of any depth is freed and compared in a loop: with plain nested arrays, a few hundred
/// levels would overflow a thread's stack.
///
/// Only `Layer` references it, and copies it before a change while it is shared.
final class LayerList: @unchecked Sendable {
    var layers: [Layer]

    init(_ layers: [Layer] = []) {
        self.layers = layers
    }

    deinit {
        var waiting = layers
        layers = []
        while var layer = waiting.popLast() {
            layer.moveNestedLayers(to: &waiting)
        }
    }

    /// Makes `list` uniquely referenced.
    static func makeUnique(_ list: inout LayerList?) -> LayerList {
        if isKnownUniquelyReferenced(&list), let own = list { return own }
        let copy = LayerList(list?.layers ?? [])
        list = copy
        return copy
    }

    /// Moves the layers out of a list that is about to be freed.
    static func move(_ list: inout LayerList?, to waiting: inout [Layer]) {
        guard isKnownUniquelyReferenced(&list), let last = list else { return }
        waiting.append(contentsOf: last.layers)
        last.layers = []
    }
}

extension LayerList: Hashable {
    static func == (a: LayerList, b: LayerList) -> Bool {
        var waiting = [(a, b)]
        while let (first, second) = waiting.popLast() {
            if first === second { continue }
            guard first.layers.count == second.layers.count else { return false }
            for (one, other) in zip(first.layers, second.layers) {
                let (one, oneLists) = one.separated()
                let (other, otherLists) = other.separated()
                guard one == other else { return false }
                for lists in zip(oneLists, otherLists) {
                    switch lists {
                    case (nil, nil): break
                    case (let mine?, let theirs?): waiting.append((mine, theirs))
                    default: return false
                    }
                }
            }
        }
        return true
    }

    func hash(into hasher: inout Hasher) {
        var waiting = [self]
        while let list = waiting.popLast() {
            for layer in list.layers {
                let (bare, lists) = layer.separated()
                hasher.combine(bare)
                waiting.append(contentsOf: lists.compactMap { $0 })
            }
        }
    }
}
