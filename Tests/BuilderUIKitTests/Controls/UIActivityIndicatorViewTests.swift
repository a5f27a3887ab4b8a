import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIActivityIndicatorViewTests {
    @Test func aSpinnerIsHiddenUntilItTurns() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.frame.size == CGSize(width: 20, height: 20))
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(!spinner.isHidden && spinner.isAnimating)
        spinner.stopAnimating()
        #expect(spinner.isHidden)
        spinner.hidesWhenStopped = false
        spinner.isHidden = false
        spinner.stopAnimating()
        #expect(!spinner.isHidden)
        spinner.style = .large
        #expect(spinner.bounds.size == CGSize(width: 37, height: 37))
        #expect(spinner.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
}
