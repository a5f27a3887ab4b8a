import Builder
import Testing

@MainActor
@Suite("Images") struct ImageViewTests {
    private func picture(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 5)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 5))
        }
    }

    @Test("An image view has the size of its image")
    func sizes() {
        let image = picture(12)
        #expect(ImageView(image).asBaseView().image === image)
        #expect(ImageView(image).asBaseView().intrinsicContentSize == CGSize(width: 12, height: 5))
        #expect(ImageView(systemName: "star").asBaseView().image != nil)
        #expect(ImageView { $0.image = image }.asBaseView().image === image)
    }

    @Test("image(bind:) and a binding instead of an image show each image, nil too")
    func bindings() {
        let image = picture(3)
        let images = PublishSubject<UIImage>()
        let view = ImageView(images).asBaseView()
        #expect(view.image == nil)
        images.onNext(image)
        #expect(view.image === image)
        let optional = Variable<UIImage?>(wrappedValue: image)
        let other = ImageView(optional).asBaseView()
        #expect(other.image === image)
        optional.wrappedValue = nil
        #expect(other.image == nil)
        #expect(ImageView(nil as UIImage?).image(bind: Observable.just(image)).asBaseView().image === image)
        #expect(ImageView(image).image(bind: Observable<UIImage?>.just(nil)).asBaseView().image == nil)
    }

    @Test("An image that arrives late is laid out")
    func lateImages() {
        let images = PublishSubject<UIImage?>()
        let view = ImageView(images).position(.topLeft)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        root.embed(view)
        root.layoutIfNeeded()
        images.onNext(picture(40))
        root.layoutIfNeeded()
        #expect(view.asBaseView().intrinsicContentSize == CGSize(width: 40, height: 5))
    }
}
