import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIBackgroundConfigurationTests {
    private func laidOut(_ change: (inout UIBackgroundConfiguration) -> Void) -> BackgroundConfigurationView {
        var configuration = UIBackgroundConfiguration.clear()
        change(&configuration)
        let view = BackgroundConfigurationView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.configuration = configuration
        view.layoutIfNeeded()
        return view
    }

    @Test func insetsAndStrokesHaveTheirFrames() {
        let view = laidOut {
            $0.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            $0.cornerRadius = 6
            $0.strokeWidth = 2
            $0.strokeOutset = 5
        }
        #expect(view.subviews.first?.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
        #expect(view.subviews.first?.layer.cornerRadius == 6)
        #expect(view.subviews.last?.frame == CGRect(x: -3, y: -4, width: 104, height: 46))
        #expect(view.subviews.last?.layer.cornerRadius == 11)
    }

    @Test func anEffectEndsAtTheRoundCorners() throws {
        let view = laidOut {
            $0.visualEffect = UIBlurEffect(style: .systemThinMaterial)
            $0.cornerRadius = 16
        }
        let effect = try #require(view.subviews.first { $0 is UIVisualEffectView })
        #expect(effect.layer.cornerRadius == 16 && effect.clipsToBounds)
    }

    @Test func aNilColorIsTheTintColor() {
        let configuration = UIBackgroundConfiguration.clear()
        #expect(configuration.resolvedBackgroundColor(for: .red) == configuration.backgroundColor)
        var tinted = configuration
        tinted.backgroundColor = nil
        #expect(tinted.resolvedBackgroundColor(for: .red) == .red)
        tinted.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
        #expect(tinted.resolvedBackgroundColor(for: .red) == .green)
    }

    @Test func effectsImagesAndViewsAreReplaced() {
        let custom = UIView()
        let view = laidOut {
            $0.customView = custom
            $0.visualEffect = UIGlassEffect(style: .regular)
            $0.image = UIImage(systemName: "star")
        }
        #expect(view.subviews.count == 5)
        #expect(custom.frame == view.bounds && view.subviews.firstIndex(of: custom) == 3)
        view.configuration = .clear()
        #expect(view.subviews.count == 2 && custom.superview == nil)
    }

    @Test func aCellHasABackgroundInPlaceOfItsBackgroundView() {
        for cell in [UITableViewCell(), UICollectionViewCell()] as [any ConfiguredCell] {
            cell.backgroundView = UIView()
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .red
            if let cell = cell as? UITableViewCell { cell.backgroundConfiguration = background }
            if let cell = cell as? UICollectionViewCell { cell.backgroundConfiguration = background }
            #expect((cell.subviews.first as? BackgroundConfigurationView)?.configuration.backgroundColor == .red)
            if let cell = cell as? UITableViewCell { cell.backgroundConfiguration = nil }
            if let cell = cell as? UICollectionViewCell { cell.backgroundConfiguration = nil }
            #expect(cell.backgroundView == nil)
        }
    }
}
