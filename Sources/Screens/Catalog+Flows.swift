import Builder
import BuilderSnapshots
import Foundation

extension Catalog {
    /// Screens on which a person does something, with a picture after each step.
    static let flows = [
        flow("users", "Scrolling the users, opening one, and going back") { input in
            makeUsersScreen(try input.dependencies())
        }
        .step("scrolled") { driver in try await driver.scroll(to: "Jürgen Weiß") }
        .step("opened") { driver in try await driver.tap("Jürgen Weiß") }
        .step("back") { driver in try await driver.back() },
        flow("search", "Searching places, without results, too, and canceling that") { _ in
            let navigation = UINavigationController(rootViewController: PlaceSearchController())
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        }
        .step("found") { driver in try await driver.type("ja", into: "Cities and countries") }
        .step("nothing") { driver in try await driver.type("zz") }
        .step("cleared") { driver in try await driver.clear("Cities and countries") }
        .step("canceled") { driver in try await driver.tap("Cancel") },
        flow("reminder", "Filling in a form for a reminder, and saving it") { _ in
            UINavigationController(rootViewController: ReminderController())
        }
        .step("filled-in") { driver in
            try await driver.type("Water the plants", into: "title")
            try await driver.select(segment: 2, in: "priority")
            // January 5, 2026, 18:30.
            try await driver.pick(Date(timeIntervalSince1970: 1_767_637_800), in: "date")
        }
        .step("alerting") { driver in
            try await driver.toggle("alert", to: true)
            try await driver.slide("lead", to: 30)
        }
        .step("saved") { driver in try await driver.tap("Save") },
        flow("inbox", "Refreshing messages by a pull, and deleting one by a swipe") { _ in
            UINavigationController(rootViewController: InboxController())
        }
        .step("refreshed") { driver in try await driver.pullToRefresh() }
        .step("swiped") { driver in
            // Not so far that the swipe itself deletes the row.
            try await driver.swipe(.left, on: "Weekly Digest, Twenty recipes for the autumn", distance: 150)
        }
        .step("deleted") { driver in try await driver.tap("Delete") },
        flow("recipes", "Sorting recipes by a menu, and adding one in a sheet") { _ in
            UINavigationController(rootViewController: RecipesController())
        }
        .step("menu") { driver in try await driver.tap("Sort") }
        .step("sorted") { driver in try await driver.tap("Time") }
        .step("sheet") { driver in try await driver.tap("Add") }
        .step("added") { driver in
            try await driver.type("Pancakes", into: "name")
            try await driver.select(segment: 2, in: "time")
            try await driver.tap("Save")
        },
    ]

    /// A full screen in light and dark appearance, on a device with a small screen: a flow has many pictures.
    private static func flow(_ name: String, _ title: String, make: @escaping Screen.Maker) -> Screen {
        Screen(
            "flow-\(name)", title: title,
            configurations: SnapshotConfiguration.all(
                devices: ["iPhone SE (3rd)"].compactMap { Device.named($0) }),
            make: make
        )
        // The system's blue, gray and red have 3 to 4 on white.
        .allowing(.contrast)
    }
}
