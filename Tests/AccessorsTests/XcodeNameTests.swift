import Testing

@testable import Accessors

@Suite struct XcodeNameTests {
    @Test(arguments: [
        ("Brand Blue", "brandBlue"), ("brand-blue", "brandBlue"), ("brand_blue", "brandBlue"),
        ("brandBlue", "brandBlue"), ("BrandColor", "brand"), ("brand_color", "brand"), ("Color", "color"),
        ("AccentColor", "accent"), ("Colorful", "colorful"), ("URLIcon", "urlIcon"), ("iconURL", "iconURL"),
        ("API", "api"), ("24px", "_24Px"), ("icon24px", "icon24Px"), ("icon_24", "icon24"), ("größe", "größe"),
        ("a.b/c", "aBC"), ("iPhone", "iPhone"), ("default", "default"), ("--", ""),
    ])
    func colorsAreNamedInCamelCaseWithoutTheirKind(name: String, member: String) {
        #expect(XcodeName.member(name, without: "Color") == member)
    }

    @Test(arguments: [("home", "Home"), ("on boarding", "OnBoarding"), ("24", "_24"), ("UI Colors", "UIColors")])
    func foldersAreTypes(name: String, type: String) {
        #expect(XcodeName.type(name) == type)
    }
}
