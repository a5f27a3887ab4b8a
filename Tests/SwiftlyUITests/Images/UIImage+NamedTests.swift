import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIImageNamedTests {
    @Test func unknownNamesWarn() {
        var view = UIImageView()
        var button = UIButton()
        let found = warnings {
            view = UIImageView("nowhere").imageName("nowhere").systemImage("no.such.symbol")
            button = UIButton("Text").imageName("nowhere").backgroundImageName("nowhere")
        }
        // An unknown symbol has a placeholder.
        #expect(view.image?.isSymbolImage == true)
        #expect(button.currentImage == nil && button.currentBackgroundImage == nil)
        #expect(found.count == 2)
        #expect(found.first.map { "\($0)".contains("nowhere") } == true)
    }
}
