import BuilderUIKit
import Foundation
import Testing

/// The elements of screens in VoiceOver's order, as text.
@MainActor @Suite struct AccessibilityTreeTests {
    /// Returns the text of a view of 320 × 240 points.
    private func text(rightToLeft: Bool = false, _ build: (UIView) -> Void) throws -> String {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        build(view)
        return try Renderer().layOut(view, width: 320, height: 240, reading: { $0.accessibilityTextTree }).value
    }

    @discardableResult
    private func add(
        _ text: String, to view: UIView, x: CGFloat, y: CGFloat, width: CGFloat = 80, height: CGFloat = 20
    ) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
        label.text = text
        view.addSubview(label)
        return label
    }

    /// Lists that contain their own view, or one around it, end.
    @Test func containersThatListEachOtherAreVisitedOnce() throws {
        let text = try text { view in
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            view.addSubview(outer)
            outer.addSubview(inner)
            let label = add("Name", to: inner, x: 0, y: 0)
            inner.accessibilityElements = [outer, inner, label]
            outer.accessibilityElements = [inner, outer]
        }
        #expect(text == "1 \"Name\" frame=(0 0; 80 20)\n")
        let cell = UITableViewCell()
        let label = UILabel()
        label.text = "Name"
        cell.contentView.addSubview(label)
        cell.accessibilityElements = [cell, label]
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Name")
    }

    /// A view that lies on a scroll view is visited first, even if what is scrolled away is higher.
    @Test func scrolledContentStaysAfterWhatIsAboveIt() throws {
        let text = try text { view in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 200))
            scrollView.contentSize = CGSize(width: 320, height: 1000)
            view.addSubview(scrollView)
            add("Row 1", to: scrollView, x: 10, y: 0)
            add("Row 9", to: scrollView, x: 10, y: 400)
            scrollView.contentOffset.y = 300
            add("Title", to: view, x: 10, y: 10)
        }
        #expect(
            text.split(separator: "\n").map { $0.split(separator: "\"")[1] } == ["Title", "Row 1", "Row 9"], "\(text)")
    }

    @Test func objectsMayContainElements() throws {
        let text = try text { view in
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityLabel = "Bar 1"
            element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 100)
            let group = UIAccessibilityElement(accessibilityContainer: view)
            group.isAccessibilityElement = false
            group.accessibilityElements = [element]
            view.accessibilityElements = [group]
        }
        #expect(text.contains("\"Bar 1\""), "\(text)")
    }

    @Test func elementsAreInOneLineEach() throws {
        let text = try text { view in
            let title = add("Settings", to: view, x: 10, y: 10)
            title.accessibilityTraits = [.staticText, .header]
            let toggle = UISwitch(frame: CGRect(x: 10, y: 40, width: 51, height: 31))
            toggle.isOn = true
            toggle.accessibilityLabel = "Wi-Fi"
            toggle.accessibilityHint = "Turns \"Wi-Fi\" on"
            toggle.accessibilityIdentifier = "wifi"
            view.addSubview(toggle)
            let button = UIButton(frame: CGRect(x: 10, y: 80, width: 100, height: 44))
            button.setTitle("Send", for: .normal)
            button.isEnabled = false
            button.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Later") { _ in true },
                UIAccessibilityCustomAction(name: "Delete") { _ in true },
            ]
            view.addSubview(button)
            let field = UITextField(frame: CGRect(x: 10, y: 130, width: 200, height: 44))
            field.placeholder = "Name"
            view.addSubview(field)
        }
        #expect(
            text == """
                1 "Settings" (heading) frame=(10 10; 80 20)
                2 "Wi-Fi" value="on" (switch button) hint="Turns \\"Wi-Fi\\" on" id="wifi" frame=(10 40; 51 31)
                3 "Send" (dimmed, button) actions="Later","Delete" frame=(10 80; 100 44)
                4 – value="Name" (text field) frame=(10 130; 200 44)

                """)
    }

    @Test func rowsAreReadFromTheLeadingSide() throws {
        func build(_ view: UIView) {
            add("d", to: view, x: 200, y: 60)
            add("b", to: view, x: 200, y: 12)
            add("a", to: view, x: 10, y: 18)
            add("c", to: view, x: 10, y: 60)
        }
        #expect(labels(try text(build)) == ["a", "b", "c", "d"])
        #expect(labels(try text(rightToLeft: true, build)) == ["b", "a", "d", "c"])
    }

    private func labels(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in
            String(line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first ?? "")
        }
    }

    @Test func groupsStayTogether() throws {
        func build(_ view: UIView, isGroup: Bool) {
            for (index, name) in ["left", "right"].enumerated() {
                let column = UIView(frame: CGRect(x: CGFloat(index) * 160, y: 0, width: 160, height: 100))
                column.shouldGroupAccessibilityChildren = isGroup
                add("\(name) 1", to: column, x: 0, y: 0)
                add("\(name) 2", to: column, x: 0, y: 40)
                view.addSubview(column)
            }
        }
        #expect(labels(try text { build($0, isGroup: false) }) == ["left 1", "right 1", "left 2", "right 2"])
        #expect(labels(try text { build($0, isGroup: true) }) == ["left 1", "left 2", "right 1", "right 2"])
    }

    @Test func containersHaveAnOrderOfTheirOwn() throws {
        let text = try text { view in
            let box = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 100))
            let first = add("first", to: box, x: 0, y: 0)
            let second = add("second", to: box, x: 0, y: 30)
            add("unlisted", to: box, x: 0, y: 60)
            let part = UIAccessibilityElement(accessibilityContainer: box)
            part.accessibilityLabel = "part"
            part.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
            box.accessibilityElements = [second, part, first]
            view.addSubview(box)
        }
        #expect(labels(text) == ["second", "part", "first"])
        #expect(text.contains("2 \"part\" frame=(5 25; 10 10)"))
    }

    @Test func whatIsHiddenIsNotVisited() throws {
        let text = try text { view in
            add("hidden", to: view, x: 0, y: 0).isHidden = true
            add("transparent", to: view, x: 0, y: 20).alpha = 0
            add("", to: view, x: 0, y: 40)
            add("shown", to: view, x: 0, y: 60)
            add("outside", to: view, x: 400, y: 60)
            let box = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 40))
            box.accessibilityElementsHidden = true
            add("in it", to: box, x: 0, y: 0)
            view.addSubview(box)
        }
        #expect(labels(text) == ["shown"])
    }

    @Test func elementsHideWhatIsInThem() throws {
        let text = try text { view in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
            box.isAccessibilityElement = true
            box.accessibilityLabel = "Box"
            add("in it", to: box, x: 0, y: 0)
            view.addSubview(box)
        }
        #expect(text == "1 \"Box\" frame=(0 0; 320 40)\n")
    }

    @Test func modalViewsHideTheirSiblings() throws {
        let text = try text { view in
            add("behind", to: view, x: 0, y: 0)
            let dialog = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 100))
            dialog.accessibilityViewIsModal = true
            add("in front", to: dialog, x: 0, y: 0)
            view.addSubview(dialog)
            add("beside", to: view, x: 0, y: 200)
        }
        #expect(labels(text) == ["in front"])
    }

    @Test func whatScrollsAwayIsVisited() throws {
        let text = try text { view in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
            scrollView.contentSize = CGSize(width: 320, height: 1000)
            add("top", to: scrollView, x: 0, y: 0)
            add("bottom", to: scrollView, x: 0, y: 900)
            view.addSubview(scrollView)
        }
        #expect(labels(text) == ["top", "bottom"])
    }

    @Test func partsOfControlsAreElements() throws {
        let text = try text { view in
            let segments = UISegmentedControl(items: ["Day", "Week"])
            segments.frame = CGRect(x: 10, y: 10, width: 200, height: 32)
            segments.selectedSegmentIndex = 1
            view.addSubview(segments)
            let stepper = UIStepper(frame: CGRect(x: 10, y: 60, width: 94, height: 32))
            view.addSubview(stepper)
        }
        let lines = text.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("1 \"Day\" (button, 1 of 2) frame="))
        #expect(lines[1].hasPrefix("2 \"Week\" (selected, button, 2 of 2) frame="))
        #expect(lines[2] == "3 \"Decrement\" (dimmed, button) frame=(10 60; 47 32)")
        #expect(lines[3] == "4 \"Increment\" (button) frame=(57 60; 47 32)")
    }

    @Test func barsHaveHeadingsButtonsAndTabs() async throws {
        let tree = try await Renderer(timeout: 600).display(
            of: {
                let list = UIViewController()
                list.title = "Orders"
                list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                let tabs = UITabBarController()
                let navigation = UINavigationController(rootViewController: list)
                navigation.tabBarItem = UITabBarItem(title: "Orders", image: nil, tag: 0)
                navigation.tabBarItem.badgeValue = "2"
                let other = UIViewController()
                other.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
                tabs.viewControllers = [navigation, other]
                return tabs
            }(), reading: { $0.accessibilityTextTree }
        ).value
        let elements = tree.split(separator: "\n").map { line in
            String(line[..<(line.range(of: " frame=")?.lowerBound ?? line.endIndex)])
        }
        #expect(
            elements == [
                "1 \"Orders\" (heading)", "2 \"Add\" (button)",
                "3 \"Orders\" value=\"2\" (selected, tab, 1 of 2)", "4 \"Account\" (tab, 2 of 2)",
            ])
    }

    /// A list that reaches below the bars comes after the bar above it and before the one below.
    @Test func barsAreVisitedAroundTheListBelowThem() async throws {
        final class Rows: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Fruit"
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = ["Apple", "Pear"][path.row]
                return cell
            }
        }
        let tree = try await Renderer(timeout: 600).display(
            of: {
                let navigation = UINavigationController(rootViewController: Rows(style: .plain))
                navigation.isToolbarHidden = false
                return navigation
            }(), reading: { $0.accessibilityTextTree }
        ).value
        #expect(labels(tree) == ["Fruit", "Add", "Apple", "Pear", "Sort"], "\(tree)")
    }

    /// A header of its own that an app puts on a list's inset comes before the rows, too.
    @Test func headersOnAnInsetAreVisitedBeforeTheContent() throws {
        let text = try text { view in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
            scrollView.contentSize = CGSize(width: 320, height: 600)
            scrollView.contentInset.top = 60
            scrollView.contentOffset.y = -60
            view.addSubview(scrollView)
            add("Row", to: scrollView, x: 10, y: 0)
            add("Header", to: view, x: 10, y: 20)
        }
        #expect(labels(text) == ["Header", "Row"], "\(text)")
    }

    @Test func alertsHideTheScreen() async throws {
        final class Asking: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
                label.text = "behind"
                view.addSubview(label)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
                present(alert, animated: false)
            }
        }
        let tree = try await Renderer(timeout: 600).display(of: Asking(), reading: { $0.accessibilityTextTree }).value
        #expect(labels(tree) == ["Delete?", "For good.", "Cancel", "Delete"])
    }

    @Test func rowsOfTablesAreElementsBelowTheirHeader() async throws {
        final class Rows: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Fruit"
            }
            override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "All" }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = ["Apple", "Pear"][indexPath.row]
                return cell
            }
        }
        let tree = try await Renderer(timeout: 600)
            .display(of: Rows(style: .plain), reading: { $0.accessibilityTextTree }).value
        #expect(labels(tree) == ["Fruit", "Apple", "Pear", "All"])
        #expect(tree.hasPrefix("1 \"Fruit\" (heading) frame="))
    }
}
