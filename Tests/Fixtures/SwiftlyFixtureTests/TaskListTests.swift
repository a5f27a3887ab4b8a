import SwiftlyUI
import Testing
import UIKit

@testable import SwiftlyFixture

@MainActor
@Suite struct TaskListTests {
    private let stage = Stage()
    private let controller = TaskListViewController(items: [
        TaskItem(title: "Water the plants", note: "The fern, too", priority: 3),
        TaskItem(title: "Call Grace"),
        TaskItem(title: "A title that is much too long for a row of this width", note: nil, priority: 12),
    ])

    private func cells() throws -> [TaskCell] {
        controller.tableView.layoutIfNeeded()
        return try controller.tableView.visibleCells.map { try #require($0 as? TaskCell) }
    }
    private func place(_ view: UIView, in cell: TaskCell) -> CGRect { view.convert(view.bounds, to: cell.contentView) }

    @Test func theTableEndsAboveTheCount() {
        stage.show(controller)
        #expect(controller.tableView.frame == CGRect(x: 0, y: 0, width: 320, height: 528))
        #expect(isNear(controller.countLabel.frame.midX, 160))
        #expect(isNear(controller.countLabel.frame.minY, 538))
        #expect(controller.countLabel.text == "3 left")
        #expect(controller.tableView.rowHeight == 64)
        #expect(controller.tableView.separatorInset.left == 52)
    }

    @Test func cellsAreOfTheClassThatWasRegistered() throws {
        stage.show(controller)
        let cells = try cells()
        #expect(cells.map(\.titleLabel.text).first == "Water the plants")
        #expect(cells.map(\.noteLabel.isHidden) == [false, true, true])
        #expect(cells.map(\.badge.isHidden) == [false, true, false])
        #expect(cells.allSatisfy { $0.selectionStyle == .none })
    }

    @Test func aRowHasItsPartsWhereTheyBelong() throws {
        stage.show(controller)
        for cell in try cells() {
            let icon = place(cell.iconView, in: cell)
            #expect(icon.minX == 16 && icon.size == CGSize(width: 24, height: 24))
            #expect(abs(icon.midY - 32) <= 1)
            #expect(isNear(place(cell.titleLabel, in: cell).minX, 52))
            if !cell.badge.isHidden { #expect(isNear(place(cell.badge, in: cell).maxX, 304)) }
        }
        let cell = try #require(try cells().first)
        let text = UILabel("3").font(.bold(12)).intrinsicContentSize
        #expect(abs(cell.badge.frame.width - text.width - 12) <= 1)
        #expect(abs(cell.badge.frame.height - text.height - 4) <= 1)
        #expect(cell.noteLabel.frame.minY > cell.titleLabel.frame.maxY)
        let long = try #require(try cells().last)
        #expect(place(long.titleLabel, in: long).maxX <= place(long.badge, in: long).minX - 12)
    }

    @Test func aTapMarksATaskAsDone() throws {
        stage.show(controller)
        let row = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        controller.tableView.simulateTap(at: CGPoint(x: row.midX, y: row.midY))
        #expect(controller.items.map(\.isDone) == [true, false, false])
        #expect(controller.countLabel.text == "2 left")
        let cell = try #require(try cells().first)
        #expect(cell.iconView.tintColor == .systemGreen)
        #expect(cell.badge.isHidden)
    }

    @Test func anEmptyListShowsAMessage() {
        stage.show(controller)
        #expect(controller.tableView.backgroundView == nil)
        controller.removeAll()
        stage.layOut()
        #expect(controller.tableView.backgroundView === controller.emptyLabel)
        #expect(controller.tableView.separatorStyle == .none)
        #expect(controller.emptyLabel.frame.size == controller.tableView.bounds.size)
        #expect(controller.countLabel.text == "0 left")
    }

    @Test func theButtonInTheBarAddsATask() throws {
        stage.show(UINavigationController(rootViewController: controller))
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(item.tag == 1)
        let button = try #require(item.customView as? UIButton)
        #expect(button.bounds.size == CGSize(width: 60, height: 30))
        #expect(button.window != nil)
        button.simulateTap()
        #expect(controller.items.count == 4)
        #expect(try cells().count == 4)
    }
}
