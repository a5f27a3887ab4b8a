import BuilderUIKit

/// The stickers of a view.
@preconcurrency @MainActor
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    /// Returns the number of stickers.
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    /// Returns a sticker.
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

/// A list of stickers: an empty scroll view.
@preconcurrency @MainActor
open class MSStickerBrowserView: UIView {
    /// The size of the stickers.
    public let stickerSize: MSStickerSize
    /// The stickers.
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    /// The place of the content. Kept, not drawn.
    open var contentOffset: CGPoint = .zero
    /// The margins of the content. Kept, not drawn.
    open var contentInset: UIEdgeInsets = .zero

    /// Creates a list.
    public init(frame: CGRect, stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(frame: frame)
    }
    /// Creates a list of stickers of usual size.
    public convenience override init(frame: CGRect) { self.init(frame: frame, stickerSize: .regular) }
    /// Creates a list from an archive.
    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
    }
    /// Moves the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Reads the stickers anew; does nothing.
    open func reloadData() {}
}

/// A page with a list of stickers.
@preconcurrency @MainActor
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    /// The list.
    public let stickerBrowserView: MSStickerBrowserView
    /// The size of the stickers.
    public var stickerSize: MSStickerSize { stickerBrowserView.stickerSize }

    /// Creates a page.
    public init(stickerSize: MSStickerSize) {
        stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)
        super.init(nibName: nil, bundle: nil)
        stickerBrowserView.dataSource = self
    }
    /// Creates a page from an archive.
    public required init?(coder: NSCoder) {
        stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: .regular)
        super.init(coder: coder)
        stickerBrowserView.dataSource = self
    }
    open override func loadView() { view = stickerBrowserView }
    /// Returns the number of stickers; 0 by default.
    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
    /// Returns a sticker; stops the program by default, as there is none.
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        fatalError("the controller has no stickers")
    }
}
