import RswiftResources
import UIKit

extension UIColor {
    /// A color that the app declares itself, though its catalog has one of this name.
    static let inkDark = UIColor(white: 0.25, alpha: 1)
}

/// A screen that uses the accessors of all generators.
final class PaletteViewController: UIViewController, UITableViewDataSource {
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .brand
        title = L10n.Home.title
        table.dataSource = self
        table.register(R.nib.rowCell)
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.rowCell, for: indexPath)
        cell?.textLabel?.font = R.font.acmeBold(size: 12)
        return cell ?? UITableViewCell()
    }
}

final class RowCell: UITableViewCell {}

enum Samples {
    static var colors: [UIColor?] {
        [
            .brand, UIColor(resource: .brand), .Tones.soft, UIColor(resource: .inkDark), .inkDark, .red,
            Palette.brandColor.color, Palette.Assets.Tones.soft.color, UIColor(asset: Palette.inkDark),
            Asset.red.color,
            R.color.brandColor(), R.color.tones.soft(), UIColor(resource: R.color.inkDark),
            CorpusAccessorsAsset.brandColor.color, CorpusAccessorsAsset.Assets.red.color,
        ]
    }

    static var images: [UIImage?] {
        [
            .home24, UIImage(resource: .home24), Asset.home24.image, Asset.Icons.home24.image, R.image.home_24(),
            UIImage(resource: R.image.home_24), CorpusAccessorsAsset.Icons.home24.image,
        ]
    }

    static var texts: [String] {
        [
            L10n.Home.title, L10n.homeTitle, L10n.Localizable.Home.greeting("Ada", 3), L10n.percent,
            L10n.items(2), R.string.localizable.homeTitle(), R.string.localizable.homeGreeting("Bob", 4),
            R.string.localizable.items(5), R.string.localizable.items(count: 6), R.string.localizable.homeTitle.key,
            CorpusAccessorsStrings.Localizable.Home.title,
            String(localized: .Onboarding.introTitle), String(localized: .Onboarding.steps(done: 2, all: 5)),
        ]
    }

    static var fonts: [UIFont] {
        [FontFamily.Acme.bold.font(size: 11), CorpusAccessorsFontFamily.Acme.bold.font(size: 13)]
    }

    static var file: URL? { R.file.sampleJson() }

    @MainActor static var controllers: [PaletteViewController?] {
        [
            StoryboardScene.Main.initialScene.instantiate(), StoryboardScene.Main.palette.instantiate(),
            R.storyboard.main.instantiateInitialViewController(), R.storyboard.main.palette(),
        ]
    }

    static var bundle: Bundle { .module }
}
