import Foundation
import Testing

@testable import BuilderUIKit

/// The number of layouts that opening a menu, a sheet or a search bar costs: one at most, for what was there and for
/// what opens.
@Suite @MainActor struct OpeningCostTests {
    /// A view with a label that is sized by constraints, which counts its layouts.
    private final class CountingView: UIView {
        var layouts = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            let label = UILabel()
            label.text = "A text that is wrapped where the view is narrow"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    private final class Page: UIViewController {
        let counting = CountingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        override func loadView() { view = counting }
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func aMenuOpens() {
        let page = Page()
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: (0..<5).map { number in UIAction(title: "\(number)") { _ in } })
        page.view.addSubview(button)
        let window = show(page)
        page.counting.layouts = 0
        button.performPrimaryAction()
        window.layoutIfNeeded()
        #expect(page.counting.layouts <= 1)
        window.layoutIfNeeded()
        #expect(page.counting.layouts <= 1, "nothing is left to lay out")
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func aSheetOpens(style: UIModalPresentationStyle) {
        let (page, sheet) = (Page(), Page())
        let window = show(page)
        page.counting.layouts = 0
        sheet.modalPresentationStyle = style
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        page.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.counting.layouts == 1)
        #expect(page.counting.layouts <= 1)
        window.layoutIfNeeded()
        #expect(sheet.counting.layouts == 1, "nothing is left to lay out")
    }

    @Test func aSearchBarOpens() {
        let page = Page()
        let search = UISearchController(searchResultsController: nil)
        page.navigationItem.searchController = search
        let window = show(UINavigationController(rootViewController: page))
        page.counting.layouts = 0
        search.isActive = true
        window.layoutIfNeeded()
        #expect(page.counting.layouts <= 1)
        window.layoutIfNeeded()
        #expect(page.counting.layouts <= 1, "nothing is left to lay out")
    }
}
