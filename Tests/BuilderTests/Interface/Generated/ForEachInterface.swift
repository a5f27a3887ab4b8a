// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let forEachLines = [
        #"struct ForEach: ViewConvertable"#,
        #"init(_ count: Int, _ builder: (_ index: Int) -> View)"#,
        #"init<Element>(_ array: [Element], _ builder: (_ element: Element) -> View)"#,
        #"func asViews() -> [View]"#,
    ]
}

extension ForEach {
    @MainActor static func interface186() {
        let _: any ViewConvertable.Type = Self.self
    }

    @MainActor static func interface187(_ count: Int, _ builder: (_ index: Int) -> View) {
        var result = ForEach(count, builder)
        prove(&result, Same<ForEach>())
    }

    @MainActor static func interface188<Element>(_ array: [Element], _ builder: (_ element: Element) -> View) {
        var result = ForEach(array, builder)
        prove(&result, Same<ForEach>())
    }

    @MainActor func interface189() {
        var result = self.asViews()
        prove(&result, Same<[View]>())
    }
}
