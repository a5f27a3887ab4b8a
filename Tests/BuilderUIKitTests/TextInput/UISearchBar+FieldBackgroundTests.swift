import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UISearchBarFieldBackgroundTests {
    private func image(height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: height))
        }
    }

    private func shown() -> (bar: UISearchBar, window: UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
        return (bar, window)
    }

    @Test func imageReplacesFillAndCorners() {
        let (bar, window) = shown()
        let field = bar.searchTextField
        let (fill, radius) = (field.backgroundColor, field.layer.cornerRadius)
        let (normal, disabled) = (image(height: 30), image(height: 30))
        bar.setSearchFieldBackgroundImage(normal, for: .normal)
        bar.setSearchFieldBackgroundImage(disabled, for: .disabled)
        window.layoutIfNeeded()
        #expect(field.frame == CGRect(x: 8, y: 13, width: 359, height: 30))
        #expect(field.background === normal && field.disabledBackground === disabled)
        #expect(field.backgroundColor == nil && field.layer.cornerRadius == 0)
        #expect(bar.searchFieldBackgroundImage(for: .normal) === normal)
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        window.layoutIfNeeded()
        #expect(field.frame.height == 36)
        #expect(field.backgroundColor == fill && field.layer.cornerRadius == radius && radius > 0)
    }

    @Test func emptyImageRemovesTheBackground() {
        let (bar, window) = shown()
        bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
        window.layoutIfNeeded()
        #expect(bar.searchTextField.backgroundColor == nil)
        #expect(bar.searchTextField.frame.height == 36)
    }

    @Test func colorOfTheAppStays() {
        let (bar, _) = shown()
        bar.searchTextField.backgroundColor = .green
        bar.setSearchFieldBackgroundImage(image(height: 30), for: .normal)
        #expect(bar.searchTextField.backgroundColor == .green)
    }
}
