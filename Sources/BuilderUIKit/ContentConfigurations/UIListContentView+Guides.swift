import Foundation

extension UIListContentView {
    /// The guides that were read, by the view that they follow.
    private struct ContentGuides {
        var guides: [ObjectIdentifier: UILayoutGuide] = [:]
    }

    /// The area of the text; nil without one.
    public var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guide(following: label) }
    /// The area of the secondary text; nil without one.
    public var secondaryTextLayoutGuide: UILayoutGuide? {
        secondaryLabel.isHidden ? nil : guide(following: secondaryLabel)
    }
    /// The area of the image, without the space that is reserved around it; nil without an image.
    public var imageLayoutGuide: UILayoutGuide? { imageView.image == nil ? nil : guide(following: imageView) }

    /// Returns the guide with the edges of a subview, created when first read.
    private func guide(following view: UIView) -> UILayoutGuide {
        let key = ObjectIdentifier(ContentGuides.self)
        var known = attachments[key] as? ContentGuides ?? ContentGuides()
        if let guide = known.guides[ObjectIdentifier(view)] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        known.guides[ObjectIdentifier(view)] = guide
        attachments[key] = known
        return guide
    }
}
