import Foundation
import Testing

@testable import BuilderUIKit

/// The requirements that every control of the library fulfills.
@MainActor
@Suite struct SystemControlTests {
    /// The classes of the library's sources with their superclasses.
    private static func superclasses() throws -> [String: String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/BuilderUIKit")
        let files =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        let declaration = /class (?<name>\w+)(?:<.*?>)?: (?<superclass>\w+)/
        var superclasses: [String: String] = [:]
        for file in files where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                superclasses[String(match.name)] = String(match.superclass)
            }
        }
        return superclasses
    }

    @Test("every control of the library's sources conforms to the protocol")
    func everyControlConforms() throws {
        let superclasses = try Self.superclasses()
        let abstract: Set = ["_FixedSizeControl"]
        let controls = superclasses.keys.filter { name in
            sequence(first: name, next: { superclasses[$0] }).dropFirst().contains("UIControl")
        }.filter { !abstract.contains($0) }
        #expect(controls.count >= 11)
        for name in controls {
            let type = try #require(_typeByName("12BuilderUIKit\(name.utf8.count)\(name)C"), "\(name)")
            #expect(type is any SystemControl.Type, "\(name) lacks an extension that conforms to SystemControl")
        }
    }

    @Test("text trees contain the value, selection, progress or page of each control")
    func values() throws {
        func line(_ view: UIView) -> String {
            let frame = "frame=\(NumberText.rect(view.frame))"
            let line = view.textTree.prefix { $0 != "\n" }
            return String(line.replacing(frame + " ", with: "").replacing(" " + frame, with: ""))
        }
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 2.5
        #expect(line(slider) == "UISlider value=2.5 maximumValue=10")
        let stepper = UIStepper()
        stepper.minimumValue = -3
        stepper.value = -1
        #expect(line(stepper) == "UIStepper value=-1 minimumValue=-3")
        let segments = UISegmentedControl(items: ["Day", "Week"])
        #expect(line(segments) == "UISegmentedControl selectedSegmentIndex=-1")
        segments.selectedSegmentIndex = 1
        #expect(line(segments) == #"UISegmentedControl selectedSegmentIndex=1 title="Week""#)
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.currentPage = 2
        #expect(line(pages) == "UIPageControl currentPage=2 numberOfPages=4")
        let progress = UIProgressView()
        progress.progress = 0.4
        #expect(line(progress) == "UIProgressView progress=0.4")
        let spinner = UIActivityIndicatorView()
        #expect(line(spinner) == "UIActivityIndicatorView hidden")
        spinner.startAnimating()
        #expect(line(spinner) == "UIActivityIndicatorView animating")
        let refresh = UIRefreshControl()
        refresh.beginRefreshing()
        #expect(line(refresh) == "UIRefreshControl refreshing")
        let well = UIColorWell()
        #expect(line(well) == "UIColorWell")
        well.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(line(well) == ##"UIColorWell selectedColor="#FF8000""##)
        #expect(ViewHierarchyJSON.text(of: well).contains(##""selectedColor": "#FF8000""##))
        #expect(ViewHierarchyJSON.text(of: slider).contains(#""value": 2.5"#))
    }

    @Test("text trees contain the selection of bars and pickers")
    func selections() throws {
        let tabs = UITabBar()
        tabs.items = [UITabBarItem(title: "Home", image: nil, tag: 0), UITabBarItem(title: "Me", image: nil, tag: 1)]
        #expect(!tabs.textTree.contains("selectedIndex"))
        tabs.selectedItem = tabs.items?.last
        #expect(tabs.textTree.contains(#" selectedIndex=1 title="Me""#))
        let search = UISearchBar()
        search.text = "tea"
        search.placeholder = "Search"
        search.scopeButtonTitles = ["All", "Green"]
        search.showsScopeBar = true
        search.selectedScopeButtonIndex = 1
        #expect(
            search.textTree.hasPrefix(
                "UISearchBar frame=(0 0; 0 0) text=\"tea\" placeholder=\"Search\" scope=\"Green\"\n"))
        search.isSecureTextEntry = true
        #expect(!search.textTree.contains("tea"))
        let source = TwoWheels()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(2, inComponent: 1, animated: false)
        #expect(picker.textTree.hasPrefix("UIPickerView frame=(0 0; 0 0) selectedRows=(0 2)\n"), "\(picker.textTree)")
    }

    @Test(
        "a date picker's line contains the parts that its mode shows, in its time zone",
        arguments: [
            (UIDatePicker.Mode.time, #"date="01:30""#), (.date, #"date="2024-02-29""#),
            (.dateAndTime, #"date="2024-02-29T01:30""#), (.yearAndMonth, #"date="2024-02""#),
            (.countDownTimer, "countDownDuration=5400"),
        ])
    func dates(_ mode: UIDatePicker.Mode, _ expected: String) throws {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 2 * 3600)
        picker.date = Date(timeIntervalSince1970: 1_709_163_000)
        picker.countDownDuration = 5400
        picker.datePickerMode = mode
        #expect(picker.textTree.prefix { $0 != "\n" }.hasSuffix(" " + expected), "\(picker.textTree)")
    }
}

@MainActor
private final class TwoWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}
