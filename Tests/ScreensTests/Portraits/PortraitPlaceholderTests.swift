import Builder
import Foundation
import Testing

@testable import Screens

@Suite struct PortraitPlaceholderTests {
    @Test func aPlaceholderStandsForWhatIsLoadingOrCanNotBeShown() throws {
        let images = StubImageCache()
        let user = try #require(try sampleUsers(1).first)
        var photos: [UIImage?] = []
        var thumbnails: [UIImage?] = []
        let bag = DisposeBag()
        images.photo(of: user).subscribe(onNext: { photos.append($0) }).disposed(by: bag)
        images.thumbnail(of: user).subscribe(onNext: { thumbnails.append($0) }).disposed(by: bag)
        #expect(images.names == [user.picture.large, user.picture.thumbnail])
        images.deliver(nil)
        #expect(photos == [PortraitPlaceholder.photo, PortraitPlaceholder.photo])
        #expect(thumbnails == [PortraitPlaceholder.thumbnail, PortraitPlaceholder.thumbnail])
    }

    @Test func placeholdersAreAsLargeAsPictures() {
        #expect(PortraitPlaceholder.photo.size == CGSize(width: 500, height: 500))
        #expect(PortraitPlaceholder.thumbnail.size == CGSize(width: 128, height: 128))
    }

    @Test func placeholderShowsAPerson() throws {
        let image = try #require(PortraitPlaceholder.image(size: CGSize(width: 100, height: 60)).pngData())
        let bitmap = try PortraitReader(folder: URL(fileURLWithPath: "/")).decode(image, name: "placeholder")
        #expect(bitmap.width == 100 && bitmap.height == 60)
        #expect(bitmap.pixel(x: 0, y: 0) != bitmap.pixel(x: 50, y: 25))
        #expect(bitmap.pixel(x: 50, y: 25) == bitmap.pixel(x: 50, y: 55))
    }
}
