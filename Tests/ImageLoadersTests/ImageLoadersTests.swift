import BuilderAlamofireImage
import BuilderImageLoading
import BuilderKingfisher
import BuilderNuke
import BuilderSDWebImage
import BuilderUIKit
import Foundation
import ImageLoadersFixture
import Render
import Testing

/// Pictures by URL, which come from a folder.
@MainActor @Suite struct ImageLoadersTests {
    private let folder: String
    private let url: URL
    private let gray = UIImage.filled(.gray, CGSize(width: 3, height: 3))

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: "\(folder)/a.example/my photos", withIntermediateDirectories: true)
        let data = try #require(UIImage.filled(.red, CGSize(width: 16, height: 16)).pngData())
        for name in ["1.jpg", "1.jpg?w=8", "2.png"] {
            try data.write(to: URL(fileURLWithPath: "\(folder)/a.example/my photos/\(name)"))
        }
        url = try #require(URL(string: "https://a.example/my%20photos/1.jpg"))
    }

    /// Draws a view, and returns the warnings.
    private func draw(
        _ make: @escaping @MainActor @Sendable () -> UIView, hasFolder: Bool = true
    ) async throws -> [String] {
        var renderer = Renderer(scale: 2, timeout: 600, settlingLimit: 300)
        if hasFolder { renderer.remoteImages = RemoteImages(folder: folder) }
        let display = try await renderer.display(of: make(), width: 40, height: 40)
        return display.warnings.map { "\($0)" }
    }

    @Test func kingfisherShowsThePictureOfAURL() async throws {
        let cell = KingfisherCell()
        let url = url
        #expect(
            try await draw {
                cell.show(url)
                return cell
            }.isEmpty)
        #expect(cell.photo.image?.size == CGSize(width: 8, height: 8))
        #expect(cell.results == ["8.0 none /my photos/1.jpg"])
        #expect(cell.photo.kf.webURL == url)
    }

    @Test func withoutAPictureThePlaceholderStays() async throws {
        let cell = KingfisherCell()
        let gone = try #require(URL(string: "https://a.example/gone.jpg?x=1"))
        cell.placeholder = gray
        #expect(
            try await draw {
                cell.showPlain(gone)
                return cell
            } == ["no picture for https://a.example/gone.jpg?x=1: put one at \(folder)/a.example/gone.jpg"])
        #expect(cell.results == ["canceled"])
        let views = LoaderViews()
        let gray = gray
        #expect(
            try await draw(
                {
                    views.load(gone, placeholder: gray)
                    return views
                }, hasFolder: false) == [
                    "no picture for https://a.example/gone.jpg?x=1: put one at a.example/gone.jpg in a folder, and pass "
                        + "that to Screen.images(from:)"
                ])
        #expect(views.events == ["sd false true", "nuke failed", "af false true"])
        #expect([views.web, views.nuke, views.alamofire].allSatisfy { $0.image === gray })
    }

    @Test func aCellThatIsReusedShowsNothingOfItsFormerURL() async throws {
        let cell = KingfisherCell()
        let url = url
        _ = try await draw {
            cell.show(url)
            cell.prepareForReuse()
            return cell
        }
        #expect(cell.photo.image == nil)
        #expect(cell.results == ["canceled"])
    }

    @Test func theOtherLoadersShowThePicture() async throws {
        let views = LoaderViews()
        let url = url
        #expect(
            try await draw {
                views.load(url, placeholder: nil)
                return views
            }.isEmpty)
        #expect(views.events == ["sd true false", "nuke", "af true false"])
        #expect(views.web.image?.size == CGSize(width: 16, height: 16))
        #expect(views.nuke.image?.size == CGSize(width: 4, height: 4))
        #expect(views.alamofire.image?.size == CGSize(width: 2, height: 1))
        #expect(views.button.image(for: .normal) != nil && views.button.backgroundImage(for: .normal) != nil)
    }

    @Test func canceledRequestsSetNothing() async throws {
        let views = LoaderViews()
        let (url, gray) = (url, gray)
        _ = try await draw {
            views.load(url, placeholder: gray)
            views.cancel()
            return views
        }
        #expect(views.events == ["sd false true", "af false true"])
        #expect([views.web, views.nuke, views.alamofire].allSatisfy { $0.image === gray })
    }

    @Test func managersAnswer() async throws {
        let views = LoaderViews()
        let url = url
        final class Answers { var image: UIImage? }
        let answers = Answers()
        _ = try await draw {
            Task { answers.image = try await views.loadByManagers(url) }
            kingfisherServices(url, views.button) { if let image = $0 { views.web.image = image } }
            return views
        }
        #expect(answers.image?.size == CGSize(width: 16, height: 16))
        #expect(views.nuke.image != nil && views.web.image != nil)
        #expect(views.events == ["manager true true"])
    }

    /// The file with the query is preferred; extensions may be added; nothing is read outside of the folder.
    @Test(arguments: [
        ("https://a.example/my%20photos/1.jpg?w=8", true), ("https://a.example/my%20photos/1.jpg?w=9", true),
        ("https://a.example:8080/my%20photos/2", true), ("http://a.example/my%20photos/", false),
        ("https://a.example/../../my%20photos/2.png", true), ("https://b.example/1.jpg", false),
    ])
    func filesOfURLs(text: String, isThere: Bool) async throws {
        let url = try #require(URL(string: text))
        let view = UIImageView()
        let warnings = try await draw {
            view.sd_setImage(with: url)
            return view
        }
        #expect((view.image != nil) == isThere)
        #expect(warnings.isEmpty == isThere)
    }

    @Test func aFileIsItsOwnPicture() async throws {
        let file = URL(fileURLWithPath: "\(folder)/a.example/my photos/2.png")
        let view = UIImageView()
        _ = try await draw(
            {
                view.sd_setImage(with: file)
                return view
            }, hasFolder: false)
        #expect(view.image != nil)
    }

    @Test func imagesAreResized() {
        let image = UIImage.filled(.red, CGSize(width: 20, height: 10))
        let size = CGSize(width: 10, height: 10)
        #expect(image.resized(to: size, .stretch).size == size)
        #expect(image.resized(to: size, .fit).size == CGSize(width: 10, height: 5))
        #expect(image.resized(to: size, .fill).size == CGSize(width: 20, height: 10))
        #expect(image.resized(to: size, .crop).size == size)
        #expect(image.circle().size == size)
    }
}

extension UIImage {
    fileprivate static func filled(_ color: UIColor, _ size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
