import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UISearchBarTests {
    final class Listener: NSObject, UISearchBarDelegate {
        var events: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            events.append("text \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            events.append("scope \(selectedScope)")
        }
    }

    private func shown(_ configure: (UISearchBar) -> Void = { _ in }) -> (bar: UISearchBar, window: UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        let bar = UISearchBar(frame: .zero)
        configure(bar)
        bar.sizeToFit()
        bar.frame.size.width = 375
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
        return (bar, window)
    }

    @Test func theFieldFillsTheBar() {
        let (bar, _) = shown()
        #expect(bar.frame.height == 56)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
    }

    @Test func theCancelButtonTakesRoomFromTheField() throws {
        let (bar, window) = shown { $0.showsCancelButton = true }
        let listener = Listener()
        bar.delegate = listener
        let field = bar.searchTextField.frame
        #expect(field.minX == 8)
        #expect(field.maxX < 320)
        let finger = TouchSimulator(window: window)
        finger.down(at: CGPoint(x: 335, y: 28))
        finger.up()
        #expect(listener.events == ["cancel"])
    }

    @Test func theDelegateIsNotifiedOfTypingAndSearching() {
        let (bar, window) = shown()
        let listener = Listener()
        bar.delegate = listener
        bar.becomeFirstResponder()
        #expect(bar.isFirstResponder)
        bar.searchTextField.insertText("ab")
        bar.text = "set"
        bar.simulateSearchButton()
        bar.resignFirstResponder()
        #expect(listener.events == ["begin", "text ab", "search", "end"])
        withExtendedLifetime(window) {}
    }

    @Test func scopesStandBelowTheField() {
        let (bar, window) = shown {
            $0.scopeButtonTitles = ["All", "New"]
            $0.showsScopeBar = true
            $0.prompt = "Find"
        }
        #expect(bar.frame.height == 119)
        #expect(bar.searchTextField.frame.minY == 29)
        let listener = Listener()
        bar.delegate = listener
        let finger = TouchSimulator(window: window)
        finger.down(at: CGPoint(x: 300, y: 90))
        finger.up()
        #expect(listener.events == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func iconsHavePicturesForStatesAndPlacesOfTheirOwn() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
        let (bar, window) = shown { $0.showsSearchResultsButton = true }
        bar.setImage(image, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
        bar.setImage(nil, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image != nil)
        bar.setImage(image, for: .resultsList, state: .selected)
        #expect(bar.image(for: .resultsList, state: .normal) == nil)
        #expect(bar.image(for: .resultsList, state: .selected) === image)
        window.layoutIfNeeded()
        #expect(bar.sideButton.currentImage !== image)
        let place = bar.sideButton.frame
        bar.isSearchResultsButtonSelected = true
        bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 2), for: .resultsList)
        window.layoutIfNeeded()
        #expect(bar.sideButton.currentImage === image)
        #expect(bar.sideButton.frame == place.offsetBy(dx: -4, dy: 2))
    }

    @Test func theClearButtonHasAPictureAndAPlaceOfItsOwn() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
        let (bar, window) = shown { $0.text = "Ada" }
        let button = try #require(bar.searchTextField.clearButton)
        let place = button.frame
        bar.setImage(image, for: .clear, state: .normal)
        bar.setPositionAdjustment(UIOffset(horizontal: -3, vertical: 0), for: .clear)
        window.layoutIfNeeded()
        #expect(button.currentImage === image)
        #expect(button.frame == place.offsetBy(dx: -3, dy: 0))
    }

    @Test func theTextMovesButEndsBeforeTheButton() {
        let (bar, window) = shown { $0.text = "Ada" }
        let field = bar.searchTextField
        let before = field.textRect(forBounds: field.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 10, vertical: 1)
        let after = field.textRect(forBounds: field.bounds)
        #expect(after.minX == before.minX + 10 && after.minY == before.minY + 1)
        #expect(after.maxX == before.maxX)
        withExtendedLifetime(window) {}
    }
}
