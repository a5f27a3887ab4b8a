import Foundation
import Render

/// The views and layers that hide what is behind them, and the images.
extension FactCollector {
    /// Returns the rectangle that a view hides what is behind it in; nil if that is seen.
    ///
    /// A material hides text although its color is seen. Images are searched for clear pixels if they could cover some
    /// content.
    func coveredRect(of view: UIView, _ context: Context, hasContent: (CGRect) -> Bool) -> CGRect? {
        guard context.opacity >= 0.99 else { return nil }
        let frame = root.convert(view.bounds, from: view)
        if view.coversAsMaterial { return frame }
        if let color = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.alpha {
            // The bars' material isn't quite opaque.
            if color >= (view is BarBackgroundView ? 0.9 : 0.99) { return frame }
        }
        guard let imageView = view as? UIImageView, let drawn = drawnRect(of: imageView),
            hasContent(drawn), let bitmap = imageView.shownImage?.cgImage?.bitmap,
            bitmap.isOpaque || bitmap.hasOnlyOpaquePixels
        else { return nil }
        return drawn
    }

    /// Indicates whether a layer that no view owns hides what is behind it.
    func isOpaque(_ layer: CALayer, _ context: Context) -> Bool {
        context.opacity >= 0.99 && layer.backgroundColor.map { $0.alpha >= 0.99 } ?? false
    }

    /// Returns the view that contains a layer.
    static func view(around layer: CALayer) -> UIView? {
        sequence(first: layer, next: \.superlayer).lazy.compactMap(\.ownerView).first
    }

    /// Returns the rectangle that a view's image fills in the view; nil without an image, and for symbols.
    private func drawnRect(of view: UIImageView) -> CGRect? {
        guard let image = view.shownImage, !image.isSymbolImage else { return nil }
        let rect = view.contentMode.rect(ofImage: image.size, in: view.bounds)
        return root.convert(view.clipsToBounds ? rect.intersection(view.bounds) : rect, from: view)
    }

    func picture(of view: UIView, _ context: Context) -> ScreenFacts.Picture? {
        guard let imageView = view as? UIImageView, let drawn = drawnRect(of: imageView), !view.isInLiftedPreview else {
            return nil
        }
        return picture(subject(view, drawn), context)
    }

    /// Returns the image that a layer shows as its contents; nil for others.
    func picture(of layer: CALayer, _ context: Context) -> ScreenFacts.Picture? {
        guard layer.contents is CGImage else { return nil }
        return picture(subject(of: layer, context), context)
    }

    private func picture(_ subject: ScreenFacts.Subject, _ context: Context) -> ScreenFacts.Picture? {
        let frame = subject.frame.intersection(context.clip).intersection(root.bounds)
        guard frame.width > 1, frame.height > 1, context.visibility(of: frame, in: root).share > 0.01 else {
            return nil
        }
        return ScreenFacts.Picture(subject: subject, frame: frame)
    }
}
