// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let groupLines = [
        #"struct Group: ViewConvertable"#,
        #"init(@ViewResultBuilder _ views: () -> ViewConvertable)"#,
    ]
}

extension Group {
    @MainActor static func interface201() {
        let _: any ViewConvertable.Type = Self.self
    }

    @MainActor static func interface202(@ViewResultBuilder _ views: () -> ViewConvertable) {
        var result = Group(views)
        prove(&result, Same<Group>())
    }
}
