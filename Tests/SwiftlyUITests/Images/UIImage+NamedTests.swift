import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIImageNamedTests {
    @Test func anUnknownNameWarnsAndLeavesNoImage() {
        var view = UIImageView()
        var button = UIButton()
        let found = warnings {
            view = UIImageView("nowhere").imageName("nowhere").systemImage("no.such.symbol")
            button = UIButton("Text").imageName("nowhere").backgroundImageName("nowhere")
        }
        #expect(view.image == nil && button.currentImage == nil && button.currentBackgroundImage == nil)
        #expect(found.count == 2)
        #expect(found.first.map { "\($0)".contains("nowhere") } == true)
    }
}
