import Builder

/// A cache of images by name, loaded on first use.
public protocol ImageCacheType: Sendable {
    /// Returns the image of this name, followed by completion: immediately if it is cached, otherwise after loading, on
    /// any thread. Nil represents an image that can't be shown.
    func image(named name: String) -> Observable<UIImage?>
}

extension ImageCacheType {
    /// Returns a user's image for the detail card: a placeholder until it is loaded, and if it can't be shown.
    public func photo(of user: User) -> Observable<UIImage?> {
        image(named: user.picture.large, placeholder: PortraitPlaceholder.photo)
    }

    /// Returns a user's small image for lists: a placeholder until it is loaded, and if it can't be shown.
    public func thumbnail(of user: User) -> Observable<UIImage?> {
        image(named: user.picture.thumbnail, placeholder: PortraitPlaceholder.thumbnail)
    }

    private func image(named name: String, placeholder: UIImage) -> Observable<UIImage?> {
        image(named: name).map { $0 ?? placeholder }.startWith(placeholder)
    }
}
