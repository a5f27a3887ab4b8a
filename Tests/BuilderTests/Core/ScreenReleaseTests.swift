import Builder
import Testing

@MainActor
@Suite struct ScreenReleaseTests {
    private final class Watched {
        private var views: [Entry] = []

        private struct Entry {
            let name: String
            weak var view: AnyObject?
        }

        func watch(_ object: AnyObject) {
            views.append(Entry(name: String(describing: type(of: object)), view: object))
        }

        var alive: [String] { views.compactMap { $0.view == nil ? nil : $0.name } }
    }

    @Test func aScreenIsReleasedWithAllThatIsAttachedToIt() {
        let watched = Watched()
        let title = BehaviorRelay(value: "title")
        let updates = PublishSubject<Int>()
        show(watched, title: title, updates: updates)
        #expect(watched.alive.isEmpty)
        #expect(!updates.hasObservers)
    }

    private func show(_ watched: Watched, title: BehaviorRelay<String>, updates: PublishSubject<Int>) {
        let rows = DynamicItemViewBuilder(["a", "b"]) { name in
            TableViewCell { LabelView(name) }.onSelect { context in context.indexPath.row == 0 }
        }
        let screen = VStackView {
            LabelView(title).onTapGesture { context in context.endEditing() }
                .with { watched.watch($0) }
            ButtonView("Next") { context in context.push(LabelView("next")) }
                .with { watched.watch($0) }
            TextField(title).onChange { context in context.view.placeholder = context.value }
                .with { watched.watch($0) }
            SwitchView(true).onChange { context in context.view.alpha = context.value ? 1 : 0.5 }
                .with { watched.watch($0) }
            DynamicContainerView(updates) { number in LabelView("\(number)") }
                .onAppear { context in context.view.alpha = 1 }
                .with { watched.watch($0) }
            VerticalScrollView(LabelView("text")).automaticallyAdjustForKeyboard()
                .onDidScroll { context in context.view.alpha = 1 }
                .with { watched.watch($0) }
            VStackView(rows).with { watched.watch($0) }
            TableView(rows).with { watched.watch($0) }
        }
        .onReceive(updates) { context in context.view.tag = context.value }
        .with { watched.watch($0) }
        let controller = UIViewController(screen)
        watched.watch(controller)
        watched.watch(rows)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        watched.watch(window)
        window.rootViewController = UINavigationController(rootViewController: controller)
        updates.onNext(1)
        rows.items = ["c"]
        #expect(watched.alive.count == 12)
    }
}
