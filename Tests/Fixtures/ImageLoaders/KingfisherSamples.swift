import Kingfisher
import UIKit

/// A cell as apps write it.
public final class KingfisherCell: UITableViewCell {
    public let photo = UIImageView()
    public private(set) var results: [String] = []
    public var placeholder: UIImage?

    public func show(_ url: URL?) {
        photo.kf.indicatorType = .activity
        let processor =
            DownsamplingImageProcessor(size: CGSize(width: 8, height: 8)) |> RoundCornerImageProcessor(cornerRadius: 2)
        photo.kf.setImage(
            with: url, placeholder: placeholder,
            options: [
                .processor(processor), .scaleFactor(UIScreen.main.scale), .transition(.fade(0.2)), .cacheOriginalImage,
                .onFailureImage(nil),
            ]
        ) { [weak self] result in
            switch result {
            case .success(let value):
                self?.results.append("\(value.image.size.width) \(value.cacheType) \(value.source.url?.path ?? "")")
            case .failure(let error):
                self?.results.append(error.isTaskCancelled ? "canceled" : "failed")
            }
        }
    }

    public func showPlain(_ url: URL) {
        photo.kf.setImage(
            with: url, placeholder: placeholder,
            completionHandler: { [weak self] result in
                if case .failure(let error) = result {
                    self?.results.append(error.isTaskCancelled ? "canceled" : "failed")
                }
            })
        photo.kf.setImage(with: KF.ImageResource(downloadURL: url, cacheKey: "key"), options: [.forceRefresh])
        photo.kf.setImage(with: url, progressBlock: { _, _ in }, completionHandler: nil)
    }

    public override func prepareForReuse() {
        super.prepareForReuse()
        photo.kf.cancelDownloadTask()
        photo.image = nil
    }
}

public func kingfisherServices(_ url: URL, _ button: UIButton, _ done: @escaping (UIImage?) -> Void) {
    ImageCache.default.memoryStorage.config.totalCostLimit = 100
    ImageCache.default.clearMemoryCache()
    KingfisherManager.shared.downloader.downloadTimeout = 5
    button.kf.setImage(with: url, for: .normal, placeholder: nil)
    KF.url(url).placeholder(UIImage()).fade(duration: 1).onSuccess { _ in }.set(to: UIImageView())
    KingfisherManager.shared.retrieveImage(with: url) { result in done(try? result.get().image) }
}
