import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

/// What a subscriber's closure holds is let go of with the subscription, while the view lives on, and with the view,
/// while the subscription lives on.
@MainActor
@Suite(.leavesNoResources) struct ReleaseTests {
    private final class Token {}

    /// The views of one row.
    @MainActor
    private final class Views {
        let button = UIButton()
        let field = UITextField()
        let text = UITextView()
        let scroll = UIScrollView()
        let table = UITableView()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let tap = UITapGestureRecognizer()
        let item = UIBarButtonItem(systemItem: .add)
        let slider = UISlider()
        let segments = UISegmentedControl()
        let bar = UITabBar()
        let navigation = UINavigationController()
        let tabs = UITabBarController()

        init() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
    }

    private typealias Row = (name: String, subscribe: (Views, Token) -> any Disposable)

    private static func row<Source: ObservableType>(_ name: String, _ source: @escaping (Views) -> Source) -> Row {
        (name, { views, token in source(views).subscribe(onNext: { _ in withExtendedLifetime(token) {} }) })
    }

    private static let rows: [Row] = [
        row("tap") { $0.button.rx.tap }, row("controlEvent") { $0.button.rx.controlEvent(.touchDown) },
        row("field text") { $0.field.rx.text }, row("orEmpty") { $0.field.rx.text.orEmpty },
        row("changed") { $0.field.rx.text.changed }, row("text view text") { $0.text.rx.text },
        row("attributedText") { $0.text.rx.attributedText }, row("didBeginEditing") { $0.text.rx.didBeginEditing },
        row("didChange") { $0.text.rx.didChange }, row("contentOffset") { $0.scroll.rx.contentOffset },
        row("didScroll") { $0.scroll.rx.didScroll }, row("didScrollToTop") { $0.scroll.rx.didScrollToTop },
        row("itemSelected") { $0.table.rx.itemSelected }, row("itemDeleted") { $0.table.rx.itemDeleted },
        row("modelSelected") { $0.table.rx.modelSelected(Int.self) },
        row("modelDeleted") { $0.table.rx.modelDeleted(Int.self) }, row("prefetchRows") { $0.table.rx.prefetchRows },
        row("willDisplayCell") { $0.table.rx.willDisplayCell },
        row("collection itemSelected") { $0.collection.rx.itemSelected },
        row("collection modelSelected") { $0.collection.rx.modelSelected(Int.self) },
        row("gesture event") { $0.tap.rx.event }, row("item tap") { $0.item.rx.tap },
        row("slider value") { $0.slider.rx.value }, row("segments") { $0.segments.rx.selectedSegmentIndex },
        row("didSelectItem") { $0.bar.rx.didSelectItem }, row("willShow") { $0.navigation.rx.willShow },
        row("didSelect") { $0.tabs.rx.didSelect }, row("deallocated") { $0.button.rx.deallocated },
        (
            "driver",
            { views, token in views.button.rx.tap.asDriver().drive(onNext: { withExtendedLifetime(token) {} }) }
        ),
        (
            "signal",
            { views, token in views.button.rx.tap.asSignal().emit(onNext: { withExtendedLifetime(token) {} }) }
        ),
        (
            "controlProperty",
            { views, token in
                views.button.rx.controlProperty(
                    editingEvents: .valueChanged,
                    getter: { button in
                        withExtendedLifetime(token) {}
                        return button.tag
                    }, setter: { $0.tag = $1 }
                ).subscribe()
            }
        ),
        (
            "items",
            { views, token in
                Observable.just([1, 2]).concat(Observable.never())
                    .bind(to: views.table.rx.items(cellIdentifier: "cell")) { _, _, _ in
                        withExtendedLifetime(token) {}
                    }
            }
        ),
    ]

    @Test func whatASubscriptionHoldsGoesWithIt() {
        let views = Views()
        for row in Self.rows {
            weak var watched: Token?
            func subscribe() -> any Disposable {
                let token = Token()
                watched = token
                return row.subscribe(views, token)
            }
            let subscription = subscribe()
            #expect(watched != nil, "\(row.name)")
            subscription.dispose()
            #expect(watched == nil, "\(row.name)")
        }
    }

    @Test func whatASubscriptionHoldsGoesWithTheView() async {
        for row in Self.rows {
            weak var watched: Token?
            func subscribe() -> any Disposable {
                let token = Token()
                watched = token
                return row.subscribe(Views(), token)
            }
            let subscription = subscribe()
            await mainQueueTurn()
            #expect(watched == nil, "\(row.name)")
            subscription.dispose()
        }
    }
}
