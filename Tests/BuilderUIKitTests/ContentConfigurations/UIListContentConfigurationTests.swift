import BuilderUIKit
import Foundation
import Testing

/// Rows whose cells show configurations, against the public interface.
@Suite @MainActor struct UIListContentConfigurationTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var fill: (UITableViewCell, IndexPath) -> Void
        init(_ fill: @escaping (UITableViewCell, IndexPath) -> Void) { self.fill = fill }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            fill(cell, indexPath)
            return cell
        }
    }

    private func table(_ rows: Rows, _ type: UITableViewCell.Type = UITableViewCell.self) -> (UITableView, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let table = UITableView(frame: window.bounds)
        table.register(type, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        return (table, window)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { $0.isHidden ? [] : [$0] } ?? labels(in: $0) }
    }

    /// A row that lies beneath the status bar is as high as another, and its text is at the same place.
    @Test func contentHasNoMarginForTheSafeAreaAboveIt() throws {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Title"
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 10, bottom: 0, right: 0)
        let contents = [0, 200].map { y in
            let content = UIListContentView(configuration: configuration)
            content.frame = CGRect(x: 0, y: y, width: 390, height: 44)
            controller.view.addSubview(content)
            return content
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(contents[0].safeAreaInsets.top > 0)
        #expect(contents[0].layoutMargins.top == contents[1].layoutMargins.top)
        #expect(contents[0].layoutMargins == contents[1].layoutMargins)
        let places = try contents.map { try #require(labels(in: $0).first).frame }
        #expect(places[0] == places[1])
        let fitting = contents.map { $0.systemLayoutSizeFitting(CGSize(width: 390, height: 0)).height }
        #expect(fitting[0] == fitting[1])
    }

    /// In a cell that is higher than its content both texts are in its middle, one directly below the other.
    @Test func bothTextsAreCenteredInAHighCell() throws {
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = "Title"
        configuration.secondaryText = "Subtitle"
        let content = UIListContentView(configuration: configuration)
        content.frame = CGRect(x: 0, y: 0, width: 390, height: 160)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(content)
        window.isHidden = false
        window.layoutIfNeeded()
        let frames = labels(in: content).map { $0.convert($0.bounds, to: content) }
        try #require(frames.count == 2)
        #expect(abs(frames[0].minY + frames[1].maxY - 160) <= 1)
        #expect(frames[1].minY - frames[0].maxY == configuration.textToSecondaryTextVerticalPadding)
    }

    /// Symbols of any shape leave a row as high as its text; larger ones and pictures make it higher.
    @Test func symbolsDontMakeRowsHigher() {
        func height(_ image: UIImage?) -> CGFloat {
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "Title"
            configuration.image = image
            return UIListContentView(configuration: configuration)
                .systemLayoutSizeFitting(CGSize(width: 390, height: 0)).height
        }
        let plain = height(nil)
        for name in ["heart", "lightbulb", "iphone", "airplane"] { #expect(height(UIImage(systemName: name)) == plain) }
        let size = UIImage.SymbolConfiguration(pointSize: 60)
        #expect(height(UIImage(systemName: "heart", withConfiguration: size)) > plain)
    }

    /// The superview's margins are preserved at the sides alone, unless the app asks for more.
    @Test(arguments: [UIAxis.horizontal, .vertical, .both, []])
    func marginsArePreservedOnAxes(axes: UIAxis) throws {
        var configuration = UIListContentConfiguration.cell()
        #expect(configuration.axesPreservingSuperviewLayoutMargins == .horizontal)
        configuration.text = "Title"
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 3, trailing: 5)
        configuration.axesPreservingSuperviewLayoutMargins = axes
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        host.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
        let content = UIListContentView(configuration: configuration)
        content.frame = host.bounds
        host.addSubview(content)
        let (vertical, sides): (CGFloat, CGFloat) = (
            axes.contains(.vertical) ? 20 : 3, axes.contains(.horizontal) ? 30 : 5
        )
        #expect(content.layoutMargins == UIEdgeInsets(top: vertical, left: sides, bottom: vertical, right: sides))
        host.layoutIfNeeded()
        #expect(try #require(labels(in: content).first?.convert(CGPoint.zero, to: host).x) == sides)
    }

    @Test func listConfigurations() throws {
        let rows = Rows { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Title \(path.row)"
            if path.row == 1 { content.secondaryText = "Below" }
            if path.row == 2 {
                content = .valueCell()
                content.text = "Name"
                content.secondaryText = "Value"
            }
            content.textProperties.color = .systemRed
            cell.contentConfiguration = content
        }
        let (table, window) = table(rows)
        let cells = table.visibleCells
        #expect(cells.count == 3)
        #expect(cells[0].frame.height == 44 && cells[2].frame.height == 44)
        #expect(cells[1].frame.height > 57 && cells[1].frame.height < 61)
        func frame(_ label: UILabel) -> CGRect { label.convert(label.bounds, to: window) }
        let title = try #require(labels(in: cells[0]).first)
        #expect(title.text == "Title 0" && title.textColor == .systemRed)
        #expect(frame(title).minX == 16 && frame(title).maxX == 374)
        #expect(abs(frame(title).midY - 22) < 0.5)
        let value = labels(in: cells[2])
        #expect(value.map(\.text) == ["Name", "Value"])
        #expect(value[1].textAlignment == .right && frame(value[1]).maxX == 374)
        #expect((cells[1].contentConfiguration as? UIListContentConfiguration)?.secondaryText == "Below")
    }

    @Test func theSecondTextStandsAtTheFarSide() throws {
        let rows = Rows { cell, _ in
            var content = UIListContentConfiguration.valueCell()
            content.text = "Name"
            content.secondaryText = "Value"
            cell.contentConfiguration = content
        }
        let (table, window) = table(rows)
        let value = try #require(table.visibleCells.first.map(labels)?.last)
        #expect(value.textAlignment == .right)
        value.superview?.superview?.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        #expect(value.textAlignment == .left)
    }

    private func valueFrames(
        _ text: String, _ value: String, on device: String = "iPhone 8", textSize: UIContentSizeCategory = .large
    ) throws -> (cell: CGRect, texts: [CGRect]) {
        var renderer = Renderer(traits: UITraitCollection(preferredContentSizeCategory: textSize))
        renderer.device = try Device.find(device)
        let page = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let rows = Rows { cell, _ in
            var content = UIListContentConfiguration.valueCell()
            content.text = text
            content.secondaryText = value
            cell.contentConfiguration = content
        }
        table.dataSource = rows
        page.view.addSubview(table)
        return try renderer.layOut(
            page,
            reading: { _ in
                let cell = try #require(table.visibleCells.first)
                return (
                    cell.convert(cell.bounds, to: page.view),
                    self.labels(in: cell).map { $0.convert($0.bounds, to: page.view) }
                )
            }
        ).value
    }

    /// Recorded on iOS 26.1 at 375 points.
    @Test func textsOfValueCellsAreAsWideAsTheyNeed() throws {
        let (cell, texts) = try valueFrames("Charlie", "Detail")
        #expect(cell.minX == 16 && cell.width == 343 && cell.height == 44)
        #expect(texts.map(\.minX) == [32, 299] && texts.map(\.width) == [53.5, 44])
        #expect(texts[0].minY == texts[1].minY)
    }

    /// Recorded on iOS 26.1: 4 points between the texts; the margins above and below are those of iOS 15 to 18.
    @Test func textsOfValueCellsAreBelowEachOtherAtAccessibilitySizes() throws {
        let (cell, texts) = try valueFrames("Charlie", "Detail", textSize: .accessibilityLarge)
        #expect(texts.map(\.minX) == [32, 32] && texts.map(\.height) == [39.5, 39.5])
        #expect(texts[1].minY == texts[0].maxY + 4)
        #expect(texts[0].minY == cell.minY + 11 && cell.height == 105)
    }

    @Test func textsThatDontFitSideBySideAreBelowEachOther() throws {
        let (_, texts) = try valueFrames("A text that takes half of the row", "And a value that is as long")
        #expect(texts.map(\.minX) == [32, 32])
        #expect(texts.map(\.height) == [20.5, 20.5] && texts[1].minY == texts[0].maxY + 4)
        let (_, fitting) = try valueFrames("A text that takes half of the row", "Value")
        #expect(fitting[0].minY == fitting[1].minY)
    }

    @Test func picturesMoveTheText() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        let rows = Rows { cell, path in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Title"
            content.image = image
            content.imageProperties.maximumSize = path.row == 1 ? CGSize(width: 10, height: 10) : .zero
            if path.row == 2 { content.image = nil }
            cell.contentConfiguration = content
        }
        let (table, window) = table(rows)
        let starts = table.visibleCells.compactMap { labels(in: $0).first?.convert(CGPoint.zero, to: window).x }
        #expect(starts == [62, 42, 16])
        #expect(table.visibleCells.map(\.separatorInset.left) == [62, 42, 16])
    }

    /// Cells that are filled when their state changes.
    /// Symbols of different widths, and an image of an own configuration.
    @Test func symbolsKeepTextsAligned() {
        func text(_ image: UIImage?, size: UIContentSizeCategory = .large) -> CGFloat {
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            content.image = image
            let view = content.makeContentView()
            view.traitOverrides.preferredContentSizeCategory = size
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
            view.layoutIfNeeded()
            return labels(in: view).first.map { $0.convert($0.bounds, to: view).minX - view.layoutMargins.left } ?? 0
        }
        #expect(text(UIImage(systemName: "pencil")) == 44)
        #expect(text(UIImage(systemName: "cup.and.saucer")) == 44)
        #expect(text(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9))) == 44)
        #expect(text(UIImage(systemName: "star"), size: .accessibilityLarge) > 60)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        #expect(text(picture) == 56)
    }

    @Test func statesFillCells() throws {
        final class StateCell: UITableViewCell {
            var states: [Bool] = []
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                states.append(state.isSelected)
                var content = defaultContentConfiguration().updated(for: state)
                content.text = state.isSelected ? "selected" : "not"
                contentConfiguration = content
            }
        }
        let rows = Rows { _, _ in }
        let (table, window) = table(rows, StateCell.self)
        let cell = try #require(table.visibleCells.first as? StateCell)
        #expect(labels(in: cell).first?.text == "not")
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        window.layoutIfNeeded()
        #expect(labels(in: cell).first?.text == "selected")
        #expect(cell.states == [false, true])
        var handled = 0
        cell.configurationUpdateHandler = { cell, state in handled += state.isSelected ? 1 : 100 }
        window.layoutIfNeeded()
        #expect(handled == 1)
    }

    /// A configuration of the app's own, whose view is used again.
    @Test func configurationsMayBeOnesOwn() throws {
        struct Box: UIContentConfiguration {
            var height: CGFloat
            func makeContentView() -> UIView & UIContentView { BoxView(self) }
            func updated(for state: UIConfigurationState) -> Box { self }
        }
        final class BoxView: UIView, UIContentView {
            private let height: NSLayoutConstraint
            private let box = UIView()
            var configuration: UIContentConfiguration {
                didSet { height.constant = (configuration as? Box)?.height ?? 0 }
            }
            init(_ configuration: Box) {
                self.configuration = configuration
                height = box.heightAnchor.constraint(equalToConstant: configuration.height)
                super.init(frame: .zero)
                box.translatesAutoresizingMaskIntoConstraints = false
                addSubview(box)
                NSLayoutConstraint.activate([
                    height, box.topAnchor.constraint(equalTo: topAnchor),
                    box.bottomAnchor.constraint(equalTo: bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let rows = Rows { cell, path in cell.contentConfiguration = Box(height: 50 + CGFloat(path.row)) }
        let (table, window) = table(rows)
        #expect(table.visibleCells.map(\.frame.height) == [50, 51, 52])
        let cell = try #require(table.visibleCells.first)
        let view = try #require(cell.contentView.subviews.first as? BoxView)
        cell.contentConfiguration = Box(height: 90)
        window.layoutIfNeeded()
        #expect(cell.contentView.subviews.first === view)
        #expect(cell.frame.height == 90)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }
}

@MainActor
@Suite struct ColorTransformerTests {
    @Test func aTransformerMakesTheColorsThatAreDrawn() {
        var list = UIListContentConfiguration.cell()
        list.textProperties.color = .red
        list.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(list.textProperties.resolvedColor() == UIColor.red.withAlphaComponent(0.5))
        list.imageProperties.tintColorTransformer = .monochromeTint
        #expect(list.imageProperties.resolvedTintColor(for: .red) == .secondaryLabel)
        var white: CGFloat = 0
        UIConfigurationColorTransformer.grayscale(.green).resolvedColor(with: UITraitCollection())
            .getWhite(&white, alpha: nil)
        #expect(abs(white - 0.7152) < 0.001)
        #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
    }

    @Test func imagesOfRowsHaveALine() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Ada"
        content.image = UIImage(systemName: "person")
        content.imageProperties.strokeWidth = 2
        content.imageProperties.strokeColor = .red
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UIImageView }.first)
        #expect(image.layer.borderWidth == 2)
        #expect(image.layer.borderColor == UIColor.red.cgColor)
        #expect(content.imageProperties.resolvedStrokeColor(for: .blue) == .red)
        content.imageProperties.strokeColor = nil
        view.configuration = content
        let window = UIWindow(frame: view.bounds)
        window.tintColor = .green
        window.addSubview(view)
        #expect(image.layer.borderColor == UIColor.green.cgColor, "the tint color at its new place")
    }
}
