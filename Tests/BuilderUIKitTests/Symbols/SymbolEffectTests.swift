import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The states in which symbol effects leave an image view's symbol.
@MainActor
@Suite struct SymbolEffectTests {
    private func makeView(_ mode: UIView.ContentMode = .center) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: "square.fill"))
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        view.contentMode = mode
        return view
    }

    /// The box around what the view draws; null if that is nothing.
    private func box(_ view: UIImageView) -> CGRect {
        DisplayTree(scale: 2).layer(of: view).contents.reduce(.null) { box, content in
            switch content {
            case .fill(let path, _, _), .stroke(let path, _, _): box.union(path.bounds)
            default: box
            }
        }
    }

    @Test func disappearLeavesTheSymbolInvisible() {
        let view = makeView()
        let (whole, size) = (box(view), view.intrinsicContentSize)
        #expect(!whole.isNull)
        view.addSymbolEffect(.disappear.down.byLayer)
        #expect(box(view).isNull && view.intrinsicContentSize == size)
        view.addSymbolEffect(.appear)
        #expect(box(view) == whole)
        view.addSymbolEffect(.drawOff)
        #expect(box(view).isNull)
        view.removeSymbolEffect(ofType: .scale)
        #expect(box(view).isNull)
        view.removeSymbolEffect(ofType: .drawOff)
        #expect(box(view) == whole)
        view.addSymbolEffect(.disappear)
        view.removeAllSymbolEffects()
        #expect(box(view) == whole)
    }

    @Test(arguments: [UIView.ContentMode.center, .scaleAspectFit, .scaleToFill, .topLeft])
    func scaleLeavesTheSymbolLargerOrSmaller(mode: UIView.ContentMode) {
        let view = makeView(mode)
        let (whole, size) = (box(view), view.intrinsicContentSize)
        view.addSymbolEffect(.scale.up.byLayer, options: .nonRepeating)
        let larger = box(view)
        #expect(larger.width > whole.width && larger.height > whole.height)
        #expect(abs(larger.midX - whole.midX) < 1 && abs(larger.midY - whole.midY) < 1)
        view.addSymbolEffect(.scale.down.wholeSymbol)
        let smaller = box(view)
        #expect(smaller.width < whole.width && smaller.height < whole.height)
        #expect(view.intrinsicContentSize == size)
        view.removeSymbolEffect(ofType: .scale)
        #expect(box(view) == whole)
    }

    @Test(arguments: [
        _SymbolEffect.bounce, .pulse, .variableColor.iterative.reversing, .wiggle, .rotate.clockwise, .breathe,
    ])
    func otherEffectsEndAsTheyBegan(effect: _SymbolEffect) {
        let view = makeView()
        let whole = box(view)
        view.addSymbolEffect(effect)
        #expect(box(view) == whole)
    }

    @Test func transitionsShowTheNewSymbol() throws {
        let view = makeView()
        let image = try #require(UIImage(systemName: "wifi"))
        view.setSymbolImage(image, contentTransition: .replace.downUp)
        #expect(view.image === image)
        let plain = UIImageView(image: image)
        (plain.frame, plain.contentMode) = (view.frame, .center)
        #expect(box(view) == box(plain))
    }

    @Test func lastingEffectsLogNoWarning() {
        let log = WarningLog()
        log.asCurrent {
            let view = makeView()
            view.addSymbolEffect(.disappear)
            view.addSymbolEffect(.scale)
        }
        #expect(log.warnings.isEmpty)
        log.asCurrent { UIBarButtonItem().addSymbolEffect(.disappear) }
        #expect(log.warnings.count == 1)
    }

    @Test func otherImagesKeepTheirPlace() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let view = UIImageView(image: image)
        view.addSymbolEffect(.disappear)
        #expect(DisplayTree(scale: 1).layer(of: view).contents.count == 1)
    }
}
