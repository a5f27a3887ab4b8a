import BuilderUIKit
import Foundation
import Testing

/// The accessibility that classes derive from their content.
@MainActor @Suite struct DerivedAccessibilityTests {
    @Test func plainViewsAreNoElements() {
        for view in [UIView(), UIScrollView(), UIStackView(), UIControl()] {
            #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
        }
    }

    @Test func labelsAreTheirTexts() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Total")
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
        #expect(label.accessibilityTraits == .staticText)
        label.isEnabled = false
        #expect(label.accessibilityTraits == [.staticText, .notEnabled])
    }

    @Test func valuesThatAreSetComeFirst() {
        let label = UILabel()
        label.text = "5 km"
        label.accessibilityLabel = "Five kilometers"
        label.isAccessibilityElement = false
        label.accessibilityTraits.insert(.header)
        #expect(label.accessibilityLabel == "Five kilometers" && !label.isAccessibilityElement)
        #expect(label.accessibilityTraits == [.staticText, .header])
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "5 km")
    }

    @Test func subclassesOverrideWhatIsDerived() {
        final class Price: UILabel {
            override var accessibilityLabel: String? {
                get { super.accessibilityLabel.map { "Price: \($0)" } }
                set { super.accessibilityLabel = newValue }
            }
        }
        let price = Price()
        price.text = "3"
        #expect(price.accessibilityLabel == "Price: 3")
    }

    @Test func buttonsAreTheirTitles() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Send")
        #expect(button.accessibilityTraits == .button)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "3 €"
        #expect(UIButton(configuration: configuration).accessibilityLabel == "Buy, 3 €")
    }

    @Test func buttonsWithoutTitlesAreTheirImages() {
        let button = UIButton()
        #expect(button.accessibilityLabel == nil)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        #expect(button.accessibilityLabel == "Delete")
        button.setImage(UIImage(systemName: "folder"), for: .normal)
        #expect(button.accessibilityLabel == "folder")
        let image = UIImage(systemName: "folder")
        image?.accessibilityLabel = "Archive"
        button.setImage(image, for: .normal)
        #expect(button.accessibilityLabel == "Archive")
    }

    @Test func buttonsWithImagesOfTheSystemHaveLabels() {
        #expect(UIButton(type: .infoLight).accessibilityLabel == "More Info")
        #expect(UIButton(type: .contactAdd).accessibilityLabel == "Add")
    }

    @Test func controlsHaveValues() {
        let toggle = UISwitch()
        #expect(toggle.accessibilityValue == "0" && toggle.accessibilityTraits == [.button, .toggleButton])
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue) = (10, 20)
        slider.value = 12.5
        #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
        let progress = UIProgressView()
        progress.progress = 0.666
        #expect(progress.accessibilityValue == "67%" && progress.accessibilityTraits == .updatesFrequently)
        let pages = UIPageControl()
        #expect(!pages.isAccessibilityElement)
        pages.numberOfPages = 3
        pages.currentPage = 1
        #expect(pages.isAccessibilityElement && pages.accessibilityValue == "page 2 of 3")
        let indicator = UIActivityIndicatorView()
        #expect(indicator.accessibilityLabel == "Progress halted")
        indicator.startAnimating()
        #expect(indicator.accessibilityLabel == "In progress")
    }

    @Test func fieldsHaveTheirTextsAsValues() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.isAccessibilityElement && field.accessibilityLabel == nil && field.accessibilityValue == "Name")
        field.text = "Anna"
        #expect(field.accessibilityValue == "Anna")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "••••")
        #expect(UISearchTextField().accessibilityTraits.contains(.searchField))
        let view = UITextView()
        view.text = "Notes"
        #expect(view.accessibilityValue == "Notes" && view.accessibilityTraits == .none)
        view.isEditable = false
        #expect(view.accessibilityTraits == .staticText)
    }

    @Test func imageViewsAreElementsIfTheyHaveALabel() {
        let image = UIImage()
        let view = UIImageView(image: image)
        #expect(!view.isAccessibilityElement && view.accessibilityTraits == .image)
        image.accessibilityLabel = "Anna's portrait"
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Anna's portrait")
        let other = UIImageView()
        other.accessibilityLabel = "A map"
        #expect(other.isAccessibilityElement)
    }

    @Test func cellsJoinTheirLabels() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        #expect(!cell.isAccessibilityElement)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = "Wi-Fi"
        cell.detailTextLabel?.text = "Home"
        cell.layoutIfNeeded()
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Wi-Fi, Home")
        cell.accessoryType = .checkmark
        #expect(cell.accessibilityTraits == .selected)
        cell.accessoryType = .disclosureIndicator
        #expect(cell.accessibilityTraits == .button)
    }

    private func cell(_ text: String? = nil) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.textLabel?.text = text
        return cell
    }

    @Test func cellsWithControlsAreContainers() {
        let cell = cell("Volume")
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        cell.accessoryView = slider
        cell.layoutIfNeeded()
        #expect(!cell.isAccessibilityElement)
    }

    @Test func cellsWithASwitchAreTheSwitch() {
        let cell = cell("Wi-Fi")
        let toggle = UISwitch()
        toggle.isOn = true
        cell.accessoryView = toggle
        cell.layoutIfNeeded()
        #expect(toggle.accessibilityLabel == "Wi-Fi")
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Wi-Fi" && cell.accessibilityValue == "1")
        #expect(cell.accessibilityTraits == [.button, .toggleButton])
        #expect(cell.accessibilityTextTree.hasPrefix("1 \"Wi-Fi\" value=\"on\" (switch button) frame="))
        #expect(cell.accessibilityTextTree.split(separator: "\n").count == 1)
        toggle.isEnabled = false
        #expect(cell.accessibilityTraits == [.button, .toggleButton, .notEnabled])
        // Without a text the switch stands for itself, unnamed.
        let unnamed = self.cell()
        unnamed.accessoryView = UISwitch()
        unnamed.layoutIfNeeded()
        #expect(!unnamed.isAccessibilityElement)
    }

    @Test(arguments: [
        (UITableViewCell.AccessoryType.detailButton, UIAccessibilityTraits.none), (.detailDisclosureButton, .button),
    ])
    func detailButtonsAreElementsBesideTheirCell(
        _ type: UITableViewCell.AccessoryType, _ traits: UIAccessibilityTraits
    ) {
        let cell = cell("Home")
        cell.accessoryType = type
        cell.layoutIfNeeded()
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Home" && cell.accessibilityTraits == traits)
        let lines = cell.accessibilityTextTree.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("2 \"More Info\" (button) frame=") == true, "\(lines)")
        cell.accessoryType = .disclosureIndicator
        #expect(cell.accessibilityTextTree.split(separator: "\n").count == 1)
    }

    @Test func controlsOfEditedRowsAreButtons() async throws {
        final class Rows: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                tableView.isEditing = true
            }
            override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 1 }
            override func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { true }
            override func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
            override func tableView(_: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) {}
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = "Lisbon"
                return cell
            }
        }
        let tree = try await Renderer(timeout: 600)
            .display(of: Rows(style: .plain), reading: { $0.accessibilityTextTree }).value
        let elements = tree.split(separator: "\n").map { line in
            String(line[..<(line.range(of: " frame=")?.lowerBound ?? line.endIndex)])
        }
        #expect(
            elements == ["1 \"Delete Lisbon\" (button)", "2 \"Lisbon\"", "3 \"Reorder Lisbon\" (button)"], "\(tree)")
    }

    /// Only cells of lists join their labels, as those of tables do.
    @Test func cellsOfCollectionsAreContainers() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
        for (index, text) in ["Lisbon", "7 hills"].enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 160, height: 20))
            label.text = text
            cell.contentView.addSubview(label)
        }
        #expect(!cell.isAccessibilityElement && cell.accessibilityLabel == nil)
        #expect(cell.accessibilityTextTree.split(separator: "\n").count == 2)
    }

    @Test func cellsOfListsJoinTheirLabels() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Lisbon"
        content.secondaryText = "7 hills"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .detail()]
        cell.layoutIfNeeded()
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Lisbon, 7 hills")
        #expect(cell.accessibilityTraits == .button)
        let lines = cell.accessibilityTextTree.split(separator: "\n")
        #expect(lines.count == 2 && lines.last?.hasPrefix("2 \"More Info\" (button) frame=") == true, "\(lines)")
    }
}
