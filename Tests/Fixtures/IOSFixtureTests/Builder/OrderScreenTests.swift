import Foundation
import IOSFixture
import RxSwift
import Testing
import UIKit

@MainActor
@Suite struct OrderScreenTests {
    private struct Offline: LocalizedError {
        var errorDescription: String? { "You are offline" }
    }

    private final class Service: OrderServiceType {
        var result: Result<[Order], Error>

        init(_ result: Result<[Order], Error>) {
            self.result = result
        }

        func orders() -> Single<[Order]> {
            switch result {
            case .success(let orders): return .just(orders)
            case .failure(let error): return .error(error)
            }
        }
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func texts(_ view: UIView) -> [String] {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap(texts)
    }

    private let orders = [Order(id: 2, title: "Tea", total: 3.5), Order(id: 1, title: "Cake", total: 4, note: "warm")]

    @Test func ordersAreLoadedAndListed() async throws {
        let controller = OrdersViewController(service: Service(.success(orders)))
        let window = show(UINavigationController(rootViewController: controller))
        await mainQueueTurn()
        window.layoutIfNeeded()
        #expect(controller.transitions == ["initial", "loading", "loaded"])
        let table = try #require(tables(in: controller.view).first)
        let rows = (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 0)).map(texts) ?? [] }
        #expect(rows[0].filter { !$0.isEmpty } == ["Cake", "warm", "4.00"])
        #expect(rows[1].filter { !$0.isEmpty } == ["Tea", "3.50"])
        let shown = texts(controller.view)
        #expect(shown.contains("1"))
        #expect(controller.navigationItem.title == "Orders")
        controller.setFilters(["All", "Open"])
        #expect(controller.filterTitles == ["All", "Open"])
        controller.showSummary()
        window.layoutIfNeeded()
        #expect(texts(controller.view) == ["Summary"])
    }

    @Test func aFailureIsShownAndTriedAgain() async throws {
        let service = Service(.failure(Offline()))
        let controller = OrdersViewController(service: service)
        let window = show(controller)
        await mainQueueTurn()
        window.layoutIfNeeded()
        #expect(texts(controller.view).contains("You are offline"))
        service.result = .success([])
        let retry = try #require(button("Try again", in: window))
        retry.simulateTap()
        await mainQueueTurn()
        #expect(controller.transitions.suffix(2) == ["loading", "empty"])
        window.layoutIfNeeded()
        #expect(texts(controller.view).contains("No orders yet"))
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.title(for: .normal) == title { return button }
        return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }

    private func fields(in view: UIView) -> [UITextField] {
        ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap(fields)
    }

    @Test func theFormSendsWhatIsValid() throws {
        let (view, message) = OrderScreens.checkout()
        let window = show(UIViewController())
        window.rootViewController?.view.addSubview(view)
        view.frame = window.bounds
        window.layoutIfNeeded()
        let send = try #require(button("Send", in: view))
        #expect(!send.isEnabled)
        let fields = fields(in: view)
        for (field, text) in zip(fields, ["Ada", "ada@example.org"]) {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
        #expect(!send.isEnabled)
        let toggle = try #require(switches(in: view).first)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        #expect(send.isEnabled)
        send.sendActions(for: .touchUpInside)
        #expect(message() == "Thank you, Ada!")
        fields[0].sendActions(for: .editingDidEndOnExit)
        #expect(fields[1].isFirstResponder)
    }

    private func tables(in view: UIView) -> [UITableView] {
        ((view as? UITableView).map { [$0] } ?? []) + view.subviews.flatMap(tables)
    }

    private func switches(in view: UIView) -> [UISwitch] {
        ((view as? UISwitch).map { [$0] } ?? []) + view.subviews.flatMap(switches)
    }

    @Test func theDetailScreenLaysOutAndLeadsOn() throws {
        let controller = OrderScreens.detail(orders[1])
        let navigation = UINavigationController(rootViewController: controller)
        let window = show(navigation)
        let shown = texts(controller.view)
        for text in ["Cake", "NEW", "Number", "1", "Total", "4.0", "Pay", "Show the note"] {
            #expect(shown.contains(text), "\(text)")
        }
        #expect(controller.navigationItem.title == "Cake")
        #expect(controller.navigationItem.rightBarButtonItem != nil)
        try #require(button("Show the note", in: window)).simulateTap()
        #expect(navigation.topViewController?.title == "Note")
    }

    @Test func aMenuSendsWhatWasChosen() {
        var chosen: [String] = []
        let controller = OrderScreens.menu(["One", "Two"]) { chosen.append($0) }
        let window = show(controller)
        let table = tables(in: window).first
        #expect(table?.numberOfRows(inSection: 0) == 6)
        table?.cellForRow(at: IndexPath(row: 5, section: 0))?.simulateTap()
        #expect(chosen == ["Two"])
    }
}

@MainActor
@Suite struct OrderDashboardTests {
    private func texts(_ view: UIView) -> [String] {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap(texts)
    }

    @Test func aDashboardFollowsItsBuilders() {
        let controller = OrderDashboard()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(
            texts(controller.view) == [
                "Dashboard", "Total", "0.00", "Today", "Week", "one", "two", "a", "b", "0", "1",
            ])
        controller.show(total: 7.5, users: ["Ada", "", "Grace"], seconds: 3)
        window.layoutIfNeeded()
        #expect(
            texts(controller.view) == [
                "Dashboard (3)", "Total", "7.50", "Updated 3 s ago", "Today", "Week", "Ada", "Grace", "one", "two", "a",
                "b", "0", "1",
            ])
    }
}
