import Foundation
import Testing

@testable import BuilderUIKit

/// Delegates can be overridden in classes that narrow their type, and in those whose type is the inherited one.
@MainActor
@Suite struct UIScrollViewOverridingTests {
    private final class Everything: NSObject, UICollectionViewDelegate, UITableViewDelegate, UITextViewDelegate,
        UIImagePickerControllerDelegate, UINavigationControllerDelegate
    {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    private final class Scroll: UIScrollView {
        var count = 0
        var guideReads = 0
        override var delegate: (any UIScrollViewDelegate)? { didSet { count += 1 } }
        override var contentLayoutGuide: UILayoutGuide {
            guideReads += 1
            return super.contentLayoutGuide
        }
    }

    private final class Table: UITableView {
        var count = 0
        override weak var delegate: (any UITableViewDelegate)? { didSet { count += 1 } }
        override var dataSource: (any UITableViewDataSource)? {
            get { super.dataSource }
            set {
                count += 10
                super.dataSource = newValue
            }
        }
        override var dragDelegate: (any UITableViewDragDelegate)? {
            get { super.dragDelegate }
            set { super.dragDelegate = newValue }
        }
    }

    private final class Grid: UICollectionView {
        var count = 0
        override var delegate: (any UICollectionViewDelegate)? {
            get { super.delegate }
            set {
                count += 1
                super.delegate = newValue
            }
        }
        override var dataSource: (any UICollectionViewDataSource)? { didSet { count += 10 } }
    }

    @Test func scrollViewsNotifyTheDelegateOfAnOverride() {
        let (view, delegate) = (Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Everything())
        view.delegate = delegate
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentOffset.y = 50
        #expect(view.count == 1 && delegate.scrolls == 1 && view.delegate === delegate)
        #expect(view.contentLayoutGuide === view.contentLayoutGuide && view.guideReads >= 2)
    }

    @Test func listsHaveTheirOwnTypeOfDelegate() {
        let delegate = Everything()
        let table = Table()
        table.delegate = delegate
        table.dataSource = nil
        #expect(table.count == 11)
        let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.delegate = delegate
        grid.dataSource = nil
        #expect(grid.count == 11)
        for view in [table, grid] as [UIScrollView] { #expect(view.delegate === delegate) }
        let known: (any UITableViewDelegate)? = table.delegate
        #expect(known === delegate)
        table.delegate = nil
        #expect((table as UIScrollView).delegate == nil)
    }

    @Test func pickersHaveBothDelegatesInOne() {
        final class Picker: UIImagePickerController {
            var count = 0
            override var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
                didSet { count += 1 }
            }
        }
        let (picker, delegate) = (Picker(), Everything())
        picker.delegate = delegate
        #expect(picker.count == 1 && picker.delegate === delegate)
        #expect((picker as UINavigationController).delegate === delegate)
    }

    @Test func cellsHaveAnotherContentView() {
        final class Row: UITableViewCell {
            override var contentView: UIView {
                let view = super.contentView
                view.tag = 7
                return view
            }
        }
        final class Item: UICollectionViewCell {
            override var contentView: UIView {
                let view = super.contentView
                view.tag = 8
                return view
            }
        }
        #expect(Row().elementContentView?.tag == 7)
        let item = Item(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(item.subviews.first?.tag == 8)
        #expect(item.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    }
}
