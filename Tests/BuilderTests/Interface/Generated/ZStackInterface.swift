// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let zStackLines = [
        #"typealias ZStackView = ContainerView"#
    ]
}

let interface438: Same<ContainerView> = Same<ZStackView>()
