import BuilderUIKit
import Testing

@testable import SnapshotCore

/// The parts that screens and pictures have in common are in memory once.
@Suite struct SharedPicturesTests {
    private static func screen(_ name: String) -> Screen {
        Screen(name, configurations: Gallery.configurations) { UIView() }
    }

    @Test func neighborsShareConfigurations() {
        let other = Self.screen("c").configurations([Gallery.configurations[1]])
        let catalog = Catalog([
            Self.screen("a").state("empty") { _ in UIView() }, Self.screen("b"), other, Self.screen("d"),
        ])
        let pictures = catalog.pictures
        let names = [
            "a/iphone-se-1st.light", "a/iphone-se-1st.dark", "a/empty.iphone-se-1st.light",
            "a/empty.iphone-se-1st.dark", "b/iphone-se-1st.light", "b/iphone-se-1st.dark", "c/iphone-se-1st.dark",
            "d/iphone-se-1st.light", "d/iphone-se-1st.dark",
        ]
        #expect(pictures.map(\.name) == names && Array(catalog.pictureNames) == names)
        // Each time anew.
        let sequence = catalog.pictureNames
        #expect(Array(sequence) == names && Array(sequence) == names)
        #expect(pictures[0].sharesConfiguration(with: pictures[2]))
        #expect(pictures[1].sharesConfiguration(with: pictures[3]))
        #expect(pictures[0].sharesConfiguration(with: pictures[4]))
        #expect(!pictures[0].sharesConfiguration(with: pictures[1]))
        #expect(!pictures[5].sharesConfiguration(with: pictures[6]))
        for picture in pictures {
            #expect(picture.configurationName == picture.configuration.name)
            #expect(picture.name.hasSuffix(picture.configuration.name))
        }
    }

    @Test func copiesAreReferences() {
        #expect(MemoryLayout<Screen>.size == 8)
        #expect(MemoryLayout<DeclaredPicture>.size == 16)
    }

    @Test func aCopyChangesAlone() {
        let screen = Self.screen("a")
        let changed = screen.state("empty") { _ in UIView() }.tolerance(.exact)
            .configurations([Gallery.configurations[0]])
        #expect(screen.states.isEmpty && screen.configurations == Gallery.configurations)
        #expect(changed.states.map(\.name) == ["empty"] && changed.configurations == [Gallery.configurations[0]])
        #expect(changed.variants.map(\.fullName) == ["a", "a/empty"] && changed.title == "a")
        #expect(changed.variants[1].title == "a (empty)")
    }

    @Test func optionsThatAreSetInAllScreensAreShared() {
        let masked = Self.screen("c").masking(.view("map"))
        let own = Self.screen("d").images(from: "/own").responses(from: "/own")
        let catalog = Catalog([Self.screen("a"), Self.screen("b"), masked, own])
        var axes = ConfigurationAxes()
        axes.appearances = [.dark]
        for changed in [
            catalog.images(from: "/images"), catalog.responses(from: "/responses"), catalog.varying(by: axes),
        ] {
            let screens = changed.screens
            #expect(screens[0].options.identity == screens[1].options.identity)
            #expect(screens[0].options.identity != catalog.screens[0].options.identity)
            #expect(screens[2].options.identity != screens[0].options.identity)
            #expect(screens[2].masks == [.view("map")] && screens[0].masks.isEmpty)
        }
        let images = catalog.images(from: "/images").screens
        #expect(images[0].remoteImages != nil && images[2].remoteImages != nil)
        #expect(images[3].options.identity == own.options.identity)
        #expect(catalog.responses(from: "/responses").screens[3].options.identity == own.options.identity)
    }

    /// The first configuration is that of each screen.
    @Test func variedScreensKeepTheirFirstConfigurations() {
        let dark = Self.screen("b").configurations([Gallery.configurations[1]])
        var axes = ConfigurationAxes()
        axes.textSizes = ["xl"]
        let varied = Catalog([Self.screen("a"), dark, Self.screen("c")]).varying(by: axes).screens
        #expect(varied.map(\.firstDeclared) == [0, 1, 0].map { Gallery.configurations[$0] })
        #expect(varied[0].options.identity == varied[2].options.identity)
        #expect(
            varied.map { $0.configurations.map(\.name) } == [
                ["iphone-se-1st.light.text-xl", "iphone-se-1st.dark.text-xl"], ["iphone-se-1st.dark.text-xl"],
                ["iphone-se-1st.light.text-xl", "iphone-se-1st.dark.text-xl"],
            ])
    }

    @Test func devicesThatExistNeedNoOptions() {
        let screen = Self.screen("a")
        #expect(screen.on(.devices("iPhone 12")).options.identity == screen.options.identity)
        let unknown = screen.on(.devices("iPhone 99"))
        #expect(unknown.unknownDevices == ["iPhone 99"])
        #expect(unknown.on(.devices("iPhone 12")).unknownDevices == [])
    }

    @Test func theConfigurationsOfEachScreenAreValidated() {
        var wide = Gallery.configurations[0]
        wide.width = 0
        let sound = [Self.screen("a"), Self.screen("b")]
        #expect(throws: Never.self) { try Catalog(sound).validateConfigurations() }
        #expect(throws: CatalogError.invalidWidth(0, screen: "c")) {
            try Catalog(sound + [Self.screen("c").configurations([wide])]).validateConfigurations()
        }
        let twice = Self.screen("c").configurations([Gallery.configurations[0], Gallery.configurations[0]])
        #expect(throws: CatalogError.duplicateConfiguration("iphone-se-1st.light", screen: "c")) {
            try Catalog(sound + [twice, twice]).validateConfigurations()
        }
    }
}
