import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct TextAttachmentTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func text(_ attachment: NSTextAttachment, _ string: String = "ab") -> NSAttributedString {
        let text = NSMutableAttributedString(attachment: attachment)
        text.append(NSAttributedString(string: string))
        text.addAttributes([.font: font, .foregroundColor: UIColor.blue], range: NSRange(0..<text.length))
        return text
    }

    /// Returns a pixel's color as 0xAARRGGBB, at a place in points.
    private func pixel(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) throws -> UInt32? {
        try #require(image.uprightBitmap).pixel(x: Int(x * image.scale), y: Int(y * image.scale))
    }

    private func drawn(_ text: NSAttributedString, in size: CGSize = CGSize(width: 100, height: 60)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            text.draw(with: CGRect(origin: .zero, size: size), options: .usesLineFragmentOrigin, context: nil)
        }
    }

    @Test func fileIsTheImage() throws {
        let data = try #require(square(12).pngData())
        let attachment = NSTextAttachment()
        attachment.fileWrapper = FileWrapper(regularFileWithContents: data)
        let size = try #require(attachment.image?.cgImage)
        let pixels = try #require(square(12).cgImage)
        #expect(size.width == pixels.width && size.height == pixels.height)

        let other = NSTextAttachment(image: square(3))
        let image = other.image
        other.fileWrapper = FileWrapper(regularFileWithContents: data)
        #expect(other.image === image)
    }

    @Test func imageTakesItsRoom() {
        let plain = NSAttributedString(string: "ab", attributes: [.font: font]).size()
        let small = text(NSTextAttachment(image: square(10))).size()
        #expect(abs(small.width - plain.width - 10) < 0.01 && small.height == plain.height)
        let large = text(NSTextAttachment(image: square(40))).size()
        #expect(abs(large.width - plain.width - 40) < 0.01)
        #expect(abs(large.height - (40 - font.descender)) < 0.01)
        let lowered = NSTextAttachment(image: square(40))
        lowered.bounds = CGRect(x: 0, y: -30, width: 12, height: 40)
        let size = text(lowered).size()
        #expect(abs(size.width - plain.width - 12) < 0.01)
        #expect(abs(size.height - (30 + font.ascender)) < 0.01)
    }

    @Test func imageStandsOnTheBaseline() throws {
        let image = drawn(text(NSTextAttachment(image: square(10))))
        let baseline = font.ascender
        #expect(try pixel(image, 5, baseline - 5) == 0xFFFF_0000)
        #expect(try pixel(image, 5, baseline - 12) == 0)
        #expect(try pixel(image, 5, baseline + 2) == 0)
    }

    @Test func templatesHaveTheTextsColor() throws {
        let template = square(10).withRenderingMode(.alwaysTemplate)
        let image = drawn(text(NSTextAttachment(image: template)))
        #expect(try pixel(image, 5, font.ascender - 5) == 0xFF00_00FF)
    }

    @Test func symbolsFollowTheFont() throws {
        let symbol = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
        let plain = NSAttributedString(string: "ab", attributes: [.font: font]).size()
        let width = text(symbol).size().width - plain.width
        #expect(width > 15 && width < 30)
    }

    @Test func attachmentsBreakLinesAndAreNoMissingGlyphs() async throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text(NSTextAttachment(image: square(20)), " word word")
        let display = try await Renderer(timeout: 600).display(of: label, width: 80)
        #expect(display.missingTexts.isEmpty)
        let one = text(NSTextAttachment(image: square(20)), " word").size()
        #expect(one.width < 80 && label.bounds.height > 1.5 * font.lineHeight)
    }

    @Test func subclassesGiveBoundsAndImage() throws {
        final class Dot: NSTextAttachment, @unchecked Sendable {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: 0, width: 8, height: 8) }

            override func image(
                forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
            ) -> UIImage? {
                UIGraphicsImageRenderer(size: imageBounds.size).image {
                    UIColor.green.setFill()
                    $0.fill(imageBounds)
                }
            }
        }
        let image = drawn(text(Dot()))
        #expect(try pixel(image, 4, font.ascender - 4) == 0xFF00_FF00)
        let without = text(NSTextAttachment()).size()
        #expect(without == NSAttributedString(string: "ab", attributes: [.font: font]).size())
    }

    @Test func attachmentsAreFoundAndFixed() {
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 2)))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 1)))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: 2))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.attachment, at: 1, effectiveRange: nil) != nil)
    }

    @Test func archivesKeepAttachments() throws {
        final class Named: NSTextAttachment, @unchecked Sendable {
            var name = ""
            init(name: String) {
                self.name = name
                super.init(data: nil, ofType: "public.png")
            }
            required init?(coder: NSCoder) {
                name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
                super.init(coder: coder)
            }
            override func encode(with coder: NSCoder) {
                super.encode(with: coder)
                coder.encode(name as NSString, forKey: "name")
            }
        }
        let attachment = Named(name: "photo")
        attachment.image = square(20)
        attachment.bounds = CGRect(x: 0, y: -4, width: 10, height: 12)
        attachment.allowsTextAttachmentView = false
        let archive = NSKeyedArchiver(requiringSecureCoding: true)
        attachment.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let copy = try #require(Named(coder: reader))
        #expect(copy.name == "photo" && copy.fileType == "public.png" && copy.contents == nil)
        #expect(copy.image?.size == CGSize(width: 20, height: 20))
        #expect(copy.bounds == attachment.bounds && !copy.allowsTextAttachmentView)
    }
}
