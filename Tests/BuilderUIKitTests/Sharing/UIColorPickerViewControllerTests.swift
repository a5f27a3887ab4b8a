import Foundation
import Testing

@testable import BuilderUIKit

/// The choices of a color picker, and that of a color well.
@MainActor
@Suite struct UIColorPickerViewControllerTests {
    private final class Listener: UIColorPickerViewControllerDelegate {
        var log: [String] = []
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            log.append("older \(ColorComponents(viewController.selectedColor).digits)")
        }
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { log.append("\(ColorComponents(color).digits) \(continuously)") }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
    }

    private let stage = SystemContentStage()
    private let picker = UIColorPickerViewController()
    private let listener = Listener()

    private func show() throws -> ColorPickerView {
        picker.delegate = listener
        stage.present(picker)
        return try #require(stage.views(ColorPickerView.self).first)
    }

    @Test func gridHasTwelveColorsInTenRows() {
        #expect(ColorGridView.rows.count == 10)
        #expect(ColorGridView.rows.allSatisfy { $0.count == 12 })
        // The first row has grays, those below get lighter.
        #expect(ColorGridView.rows[0].allSatisfy { $0.red == $0.green && $0.green == $0.blue })
        for column in 0..<12 {
            let sums = ColorGridView.rows.dropFirst().map { $0[column] }.map { $0.red + $0.green + $0.blue }
            #expect(zip(sums, sums.dropFirst()).allSatisfy { $0 < $1 }, "column \(column)")
        }
    }

    @Test func aTapInTheGridSelects() throws {
        let view = try show()
        let grid = view.grid
        // The last field of the first row is black, and the one below it the darkest green.
        stage.tap(grid, at: CGPoint(x: grid.bounds.width - 5, y: grid.bounds.height / 10 + 5))
        #expect(listener.log == ["263E0F false", "older 263E0F"])
        #expect(grid.selection.digits == "263E0F")
        stage.tap(grid, at: CGPoint(x: 5, y: 5))
        #expect(ColorComponents(picker.selectedColor).digits == "FFFFFF")
    }

    @Test func aMovingFingerSelectsContinuously() throws {
        let grid = try show().grid
        let start = grid.convert(CGPoint(x: 5, y: 5), to: nil)
        let finger = TouchSimulator(window: stage.window)
        finger.down(at: start)
        finger.move(to: CGPoint(x: start.x + grid.bounds.width / 12, y: start.y))
        finger.up()
        #expect(listener.log.filter { !$0.hasPrefix("older") } == ["EBEBEB true", "EBEBEB false"])
    }

    @Test func aFingerThatMovesDownDoesNotDismissTheSheet() throws {
        let grid = try show().grid
        grid.simulateDrag(from: CGPoint(x: 5, y: 5), by: CGVector(dx: 0, dy: grid.bounds.height - 10), duration: 0.05)
        #expect(ColorComponents(picker.selectedColor).digits == "CBF0FF")
        #expect(stage.root.presentedViewController === picker && listener.log.last == "older CBF0FF")
    }

    @Test func segmentsShowTheirPanels() throws {
        let view = try show()
        let panels = [view.grid, view.spectrum, view.sliders] as [UIView]
        for index in 0..<3 {
            view.segments.selectedSegmentIndex = index
            view.segments.sendActions(for: .valueChanged)
            #expect(panels.map(\.isHidden) == (0..<3).map { $0 != index })
        }
    }

    @Test func theSpectrumGoesFromWhiteOverTheHueToBlack() throws {
        let view = try show()
        view.segments.selectedSegmentIndex = 1
        view.segments.sendActions(for: .valueChanged)
        let size = view.spectrum.bounds.size
        for (y, digits) in [(0.5, "FF0000"), (0, "FFFFFF"), (1, "000000")] {
            view.spectrum.track(CGPoint(x: 0, y: size.height * y), false)
            #expect(ColorComponents(picker.selectedColor).digits == digits)
        }
    }

    @Test func theRingStaysAtTheFinger() throws {
        let spectrum = try show().spectrum
        let size = spectrum.bounds.size
        for place in [CGPoint(x: 0.75, y: 0), CGPoint(x: 0.25, y: 1), CGPoint(x: 0.6, y: 0.5), CGPoint(x: 1, y: 0.5)] {
            spectrum.track(CGPoint(x: place.x * size.width, y: place.y * size.height), true)
            #expect(abs(spectrum.ringPlace.x - place.x) < 1e-6 && abs(spectrum.ringPlace.y - place.y) < 1e-6)
        }
        // A color from elsewhere has the place of its hue.
        picker.selectedColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(abs(spectrum.ringPlace.x - 1.0 / 3) < 1e-6 && spectrum.ringPlace.y == 0.5)
    }

    @Test func componentsAreThoseOfSRGB() throws {
        func digits(_ color: UIColor) -> String { ColorComponents(color).digits }
        #expect(digits(UIColor(red: .nan, green: 1e300, blue: -.infinity, alpha: 1)) == "00FF00")
        #expect(ColorComponents(UIColor(red: 0, green: 0, blue: 0, alpha: .nan)).alpha == 0)
        picker.selectedColor = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        let view = try show()
        view.segments.selectedSegmentIndex = 2
        view.segments.sendActions(for: .valueChanged)
        #expect(view.sliders.rows.map(\.slider.value) == [1, 0, 0])
        #expect(stage.label("255") != nil && stage.label("279") == nil)
        picker.selectedColor = UIColor(red: 1e300, green: .nan, blue: 0, alpha: .infinity)
        #expect(view.sliders.rows.map(\.slider.value) == [1, 0, 0])
    }

    @Test func slidersSetTheirComponent() throws {
        picker.selectedColor = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
        let view = try show()
        let slider = view.sliders.rows[2].slider
        slider.choose(1, false)
        #expect(ColorComponents(picker.selectedColor).digits == "FF33FF")
        let values = view.sliders.rows.map { Int(($0.slider.value * 255).rounded()) }
        #expect(values == [255, 51, 255])
    }

    @Test func opacityIsOfferedIfSupported() throws {
        picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let view = try show()
        #expect(stage.label("50%") != nil)
        stage.tap(view.opacity.slider, at: CGPoint(x: view.opacity.slider.bounds.width - 2, y: 18))
        #expect(ColorComponents(picker.selectedColor).alpha == 1)
        picker.supportsAlpha = false
        #expect(view.opacity.isHidden)
    }

    @Test func opacityStaysWhenAColorIsChosen() throws {
        picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let grid = try show().grid
        stage.tap(grid, at: CGPoint(x: 5, y: 5))
        let chosen = ColorComponents(picker.selectedColor)
        #expect(chosen.digits == "FFFFFF" && abs(chosen.alpha - 0.5) < 0.01)
    }

    @Test func closingFinishesOnce() throws {
        _ = try show()
        #expect(stage.label("Colors") != nil)
        stage.tap(try #require(stage.views(SheetCloseButton.self).first))
        #expect(listener.log == ["finish"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func aWellPresentsThePickerAndTakesItsColor() throws {
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        well.title = "Ink"
        well.supportsAlpha = false
        well.selectedColor = .red
        stage.root.view.addSubview(well)
        var changes = 0
        well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.tap(well)
        let picker = try #require(stage.root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.selectedColor == .red && !picker.supportsAlpha && stage.label("Ink") != nil)
        let grid = try #require(stage.views(ColorGridView.self).first)
        stage.tap(grid, at: CGPoint(x: grid.bounds.width - 5, y: 5))
        #expect(changes == 1)
        #expect(well.selectedColor.map { ColorComponents($0).digits } == "000000")
    }
}
