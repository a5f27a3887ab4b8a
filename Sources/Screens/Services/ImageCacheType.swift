import Builder

/// Pictures by name, loaded on first use.
public protocol ImageCacheType: Sendable {
    /// The picture of this name, then the end: at once where it is kept, else when it is loaded, on any thread. Nil
    /// stands for a picture that can't be shown.
    func image(named name: String) -> Observable<UIImage?>
}

extension ImageCacheType {
    /// A user's picture for the detail card: a placeholder until it is there, and where it can't be shown.
    public func photo(of user: User) -> Observable<UIImage?> {
        image(named: user.picture.large, placeholder: PortraitPlaceholder.photo)
    }

    /// A user's small picture for lists: a placeholder until it is there, and where it can't be shown.
    public func thumbnail(of user: User) -> Observable<UIImage?> {
        image(named: user.picture.thumbnail, placeholder: PortraitPlaceholder.thumbnail)
    }

    private func image(named name: String, placeholder: UIImage) -> Observable<UIImage?> {
        image(named: name).map { $0 ?? placeholder }.startWith(placeholder)
    }
}
