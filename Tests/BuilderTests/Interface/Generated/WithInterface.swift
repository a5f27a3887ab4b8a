// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let withLines = [
        #"typealias With = ViewModifier"#
    ]
}

let interface436: Same<ViewModifier<UILabel>> = Same<With<UILabel>>()
