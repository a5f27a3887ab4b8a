import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct SearchBarTests {
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

    @Test func whatIsTypedIsTold() {
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
}
