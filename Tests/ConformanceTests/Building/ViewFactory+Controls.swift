import BuilderUIKit
import Foundation

/// Text input, controls and bars.
extension ViewFactory {
    func control(_ description: ViewDescription) throws -> UIView {
        switch description.type {
        case "UITextField":
            let field = UITextField()
            field.text = description.text
            field.placeholder = description.placeholder
            field.borderStyle = description.kind == "none" ? .none : .roundedRect
            if let font = description.font { field.font = try self.font(font) }
            return field
        case "UITextView":
            let view = UITextView()
            view.isScrollEnabled = false
            view.text = description.text
            if let font = description.font { view.font = try self.font(font) }
            return view
        case "UISwitch":
            let view = UISwitch()
            view.isOn = description.isOn ?? false
            return view
        case "UISlider":
            let slider = UISlider()
            slider.value = description.value ?? 0.5
            return slider
        case "UIStepper":
            let stepper = UIStepper()
            stepper.value = Double(description.value ?? 0)
            return stepper
        case "UIColorWell": return UIColorWell()
        case "UISegmentedControl":
            let control = UISegmentedControl(items: description.segments ?? [])
            if let selected = description.selected { control.selectedSegmentIndex = selected }
            return control
        case "UIProgressView":
            let progress = UIProgressView(progressViewStyle: description.kind == "bar" ? .bar : .default)
            progress.progress = description.value ?? 0.5
            return progress
        case "UIActivityIndicatorView":
            let indicator = UIActivityIndicatorView(style: description.kind == "large" ? .large : .medium)
            if description.isAnimating == true { indicator.startAnimating() }
            return indicator
        case "UIPageControl":
            let control = UIPageControl()
            control.numberOfPages = description.pages ?? 0
            return control
        case "UIDatePicker": return try datePicker(description)
        case "UISearchBar": return try searchBar(description)
        case "UITabBar": return tabBar(description)
        default: throw CaseError.unknownValue(description.type, of: "class")
        }
    }

    /// A compact picker of a day, which is noon of the current time zone.
    private func datePicker(_ description: ViewDescription) throws -> UIDatePicker {
        let numbers = (description.date ?? "").split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { throw CaseError.unknownValue(description.date ?? "nothing", of: "date") }
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.locale = Locale(identifier: "en_US")
        picker.preferredDatePickerStyle = .compact
        let components = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: 12)
        if let date = Calendar.current.date(from: components) { picker.date = date }
        return picker
    }

    private func searchBar(_ description: ViewDescription) throws -> UISearchBar {
        let styles: [String: UISearchBar.Style] = ["default": .default, "prominent": .prominent, "minimal": .minimal]
        let bar = UISearchBar()
        bar.text = description.text
        bar.placeholder = description.placeholder
        bar.searchBarStyle = try find(description.kind ?? "default", in: styles, "search bar style")
        if description.isTranslucent == false { bar.isTranslucent = false }
        if description.hasBackground == false { bar.backgroundImage = UIImage() }
        return bar
    }

    private func tabBar(_ description: ViewDescription) -> UITabBar {
        let bar = UITabBar()
        bar.items = (description.tabs ?? []).enumerated().map { index, tab in
            let item = UITabBarItem(title: tab.title, image: nil, tag: index)
            item.badgeValue = tab.badge
            return item
        }
        if let selected = description.selected { bar.selectedItem = bar.items?[selected] }
        if description.hasBackground == true { bar.scrollEdgeAppearance = bar.standardAppearance }
        return bar
    }
}
