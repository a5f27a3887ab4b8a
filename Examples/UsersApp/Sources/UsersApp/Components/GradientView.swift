import UIKit

/// A vertical color gradient.
class GradientView: UIView {

    var colors: [UIColor] = [] { didSet { updateColors() } }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        gradient.startPoint = CGPoint(x: 0.5, y: 0)
        gradient.endPoint = CGPoint(x: 0.5, y: 1)
    }

}
