import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIViewDrawingTests {
    /// A red view of 20 × 10 points with a blue one at its right that Auto Layout places.
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 300, y: 400, width: 20, height: 10))
        card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let badge = UIView()
        badge.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        badge.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            badge.topAnchor.constraint(equalTo: card.topAnchor),
            badge.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            badge.widthAnchor.constraint(equalToConstant: 10),
        ])
        return card
    }

    private func draw(_ actions: () -> Void) -> Bitmap? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format)
        return renderer.image { _ in actions() }.cgImage?.bitmap
    }

    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    @Test func theViewFillsTheRectangle() {
        let card = card()
        var isDrawn = false
        let bitmap = draw {
            isDrawn = card.drawHierarchy(in: CGRect(x: 10, y: 5, width: 40, height: 30), afterScreenUpdates: true)
            // Later contents are drawn at their own coordinates.
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(isDrawn)
        #expect(bitmap?.pixel(x: 11, y: 6) == red && bitmap?.pixel(x: 29, y: 33) == red)
        #expect(bitmap?.pixel(x: 31, y: 6) == blue && bitmap?.pixel(x: 48, y: 33) == blue)
        #expect(bitmap?.pixel(x: 8, y: 20) == 0 && bitmap?.pixel(x: 52, y: 20) == 0)
        #expect(bitmap?.pixel(x: 0, y: 0) == blue && bitmap?.pixel(x: 2, y: 2) == 0)
        #expect(card.frame.origin == CGPoint(x: 300, y: 400))
    }

    @Test func withoutUpdatesItIsDrawnAsItWasLaidOutLast() {
        let card = card()
        let bitmap = draw { card.drawHierarchy(in: card.bounds, afterScreenUpdates: false) }
        #expect(bitmap?.pixel(x: 15, y: 5) == red)
        #expect(draw { card.drawHierarchy(in: card.bounds, afterScreenUpdates: true) }?.pixel(x: 15, y: 5) == blue)
    }

    @Test func withoutAContextOrASizeNothingIsDrawn() {
        let card = card()
        #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
        var results: [Bool] = []
        _ = draw {
            results.append(card.drawHierarchy(in: .zero, afterScreenUpdates: true))
            results.append(
                UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 9, height: 9), afterScreenUpdates: true))
        }
        #expect(results == [false, false])
    }
}
