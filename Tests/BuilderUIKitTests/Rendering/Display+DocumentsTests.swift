import DocumentTools
import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Real views as PDF and SVG.
@MainActor
@Suite struct DisplayDocumentsTests {
    private func display(_ view: UIView, width: Double = 320) async throws -> Display {
        try await Renderer(timeout: 600).display(of: view, width: width, scale: 2)
    }

    private func check(_ display: Display, _ name: String, pdf limit: Double = 0.01) throws {
        let painted = try display.bitmap()
        let file = try SVGReading(display.svg())
        #expect(file.faults == [])
        let drawn = try file.bitmap(scale: 2)
        let agreement = try Agreement(painted, drawn)
        try agreement.keep(as: "view-\(name)-svg", painted, drawn)
        #expect(agreement.share <= 0.003, "\(name), SVG: \(agreement)")
        let printed = try PDFReading(display.pdf()).bitmap(scale: 2)
        let printedAgreement = try Agreement(painted, printed)
        try printedAgreement.keep(as: "view-\(name)-pdf", painted, printed)
        #expect(printedAgreement.share <= limit, "\(name), PDF: \(printedAgreement)")
    }

    private func column(_ views: [UIView]) -> UIView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .leading
        stack.isLayoutMarginsRelativeArrangement = true
        stack.backgroundColor = .systemBackground
        return stack
    }

    @Test func labelsOfAllStyles() async throws {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        let labels = styles.map { style in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.text = "Total: 1,234.50 €"
            return label
        }
        let display = try await display(column(labels))
        let lines = try PDFReading(display.pdf()).text().split(separator: "\n")
        #expect(lines.filter { $0 == "Total: 1,234.50 €" }.count == styles.count, "\(lines)")
        #expect(try SVGReading(display.svg()).texts.count >= styles.count)
        try check(display, "labels")
    }

    /// Scripts without a font are boxes with code points: those stay shapes. Poppler widens their digits' thin lines.
    @Test func scriptsAndPictures() async throws {
        let labels = ["مرحبا بالعالم", "日本語のテキスト", "Grüße 👋🏽 🎉", "שלום עולם", "Ελληνικά, русский"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let display = try await display(column(labels))
        let text = try PDFReading(display.pdf()).text()
        for word in ["Grüße", "Ελληνικά", "русский"] { #expect(text.contains(word), "\(text)") }
        try check(display, "scripts", pdf: 0.015)
    }

    @Test func shadowsGradientsImagesTransformsAndOpacity() async throws {
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        card.layer.cornerCurve = .continuous
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 6
        card.layer.shadowOffset = CGSize(width: 0, height: 3)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
        gradient.frame = CGRect(x: 20, y: 20, width: 120, height: 50)
        gradient.cornerRadius = 10
        card.layer.addSublayer(gradient)
        let picture = UIImageView(image: UIImage(systemName: "star.fill"))
        picture.frame = CGRect(x: 160, y: 20, width: 50, height: 50)
        picture.transform = CGAffineTransform(rotationAngle: 0.4)
        let faded = UILabel(frame: CGRect(x: 20, y: 90, width: 200, height: 30))
        faded.text = "Faded together"
        faded.backgroundColor = .systemYellow
        faded.alpha = 0.5
        for view in [picture, faded] { card.addSubview(view) }
        card.widthAnchor.constraint(equalToConstant: 240).isActive = true
        card.heightAnchor.constraint(equalToConstant: 140).isActive = true
        let display = try await display(column([card]))
        #expect(try PDFReading(display.pdf()).text().contains("Faded together"))
        try check(display, "looks")
    }

    @Test func rendererMakesBoth() async throws {
        let pdf = try await Renderer(timeout: 600).pdf(of: RendererTests.box(.red), width: 30, height: 20, title: "Box")
        let information = try PDFReading(pdf).information()
        #expect(information.contains("30 x 20 pts") && information.contains("Box"))
        let svg = try await Renderer(timeout: 600).svg(of: RendererTests.box(.red), width: 30, height: 20, scale: 2)
        #expect(try SVGReading(svg).bitmap(scale: 2).pixel(x: 59, y: 39) == 0xFFFF_0000)
    }

    @Test(arguments: [0, -1, Double.nan, 1e9]) func badSizesAreThePicturesErrors(_ value: Double) async throws {
        var errors: [String] = []
        for draw in [
            { @MainActor in _ = try await Renderer(timeout: 600).png(of: RendererTests.box(.red), width: value) },
            { @MainActor in _ = try await Renderer(timeout: 600).pdf(of: RendererTests.box(.red), width: value) },
            { @MainActor in _ = try await Renderer(timeout: 600).svg(of: RendererTests.box(.red), width: value) },
        ] {
            do {
                try await draw()
                errors.append("none")
            } catch let error as RenderError {
                errors.append(error.description)
            }
        }
        #expect(Set(errors).count == 1 && errors[0].contains("UIView"), "\(errors)")
        var display = try await display(RendererTests.box(.red))
        display.scale = value
        #expect(throws: RenderError.self) { try display.pdf() }
        #expect(throws: RenderError.self) { try display.svg() }
    }
}
