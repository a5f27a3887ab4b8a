import AlamofireImage
import Nuke
import NukeExtensions
import SDWebImage
import UIKit

/// Views that show the picture of a URL with each loader.
public final class LoaderViews: UIView {
    public let web = UIImageView()
    public let nuke = UIImageView()
    public let alamofire = UIImageView()
    public let button = UIButton()
    public private(set) var events: [String] = []

    public func load(_ url: URL, placeholder: UIImage?) {
        web.sd_imageIndicator = SDWebImageActivityIndicator.gray
        web.sd_setImage(with: url, placeholderImage: placeholder, options: [.retryFailed, .refreshCached]) {
            [weak self] image, error, _, _ in
            self?.events.append("sd \(image != nil) \(error != nil)")
        }
        let options = ImageLoadingOptions(placeholder: placeholder, transition: .fadeIn(duration: 0.3))
        let request = ImageRequest(
            url: url, processors: [.resize(width: 4, unit: .pixels), .circle()], priority: .high)
        NukeExtensions.loadImage(with: request, options: options, into: nuke) { [weak self] result in
            if case .failure = result { self?.events.append("nuke failed") } else { self?.events.append("nuke") }
        }
        alamofire.af.setImage(
            withURL: url, placeholderImage: placeholder,
            filter: AspectScaledToFillSizeFilter(size: CGSize(width: 2, height: 1)),
            imageTransition: .crossDissolve(0.2)
        ) { [weak self] response in
            self?.events.append("af \(response.value != nil) \(response.error != nil)")
        }
        button.sd_setImage(with: url, for: .normal)
        button.af.setBackgroundImage(for: .normal, url: url)
    }

    public func cancel() {
        web.sd_cancelCurrentImageLoad()
        Nuke.cancelRequest(for: nuke)
        alamofire.af.cancelImageRequest()
    }

    public func loadByManagers(_ url: URL) async throws -> UIImage {
        SDWebImageManager.shared.loadImage(with: url, options: [], progress: nil) { image, _, _, _, finished, _ in
            self.events.append("manager \(image != nil) \(finished)")
        }
        Nuke.loadImage(with: url, into: nuke)
        ImagePipeline.shared.loadImage(with: url) { _ in }
        return try await ImagePipeline.shared.image(for: url)
    }
}
